/** Source files that one run mutates, with the tests that must kill their mutants. */
export interface Part {
  name: string
  mutate: readonly string[]
  vitestConfig: string
  /**
   * True if the run loads the code again for every mutant. If false, the run skips mutants of code that is executed
   * only when a module is loaded. A second run, in which this is true, tests these mutants.
   */
  loadsAnew: boolean
}

export const parts: readonly Part[] = [
  {
    name: 'contract',
    mutate: ['packages/contract/src/**/*.ts'],
    vitestConfig: 'packages/mutation/vitest.contract.config.ts',
    loadsAnew: true,
  },
  {
    name: 'guard and job verbs',
    mutate: ['apps/api/src/rest/*.ts', 'packages/core/src/jobs/*.ts'],
    vitestConfig: 'packages/mutation/vitest.service.config.ts',
    loadsAnew: false,
  },
]

export const reportFile = 'mutation.json'

/**
 * Stryker reuses a mutant's result from `answersFile`, even one from an interrupted run, if neither the mutant nor its
 * tests have changed. `askAgain` disables this reuse.
 */
export function strykerConfig(
  { mutate, vitestConfig, loadsAnew }: Part,
  { answersFile, askAgain }: { answersFile: string; askAgain: boolean },
): Record<string, unknown> {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // `related` is off, because every test of a part reaches the part's sources. A search for related tests would only
    // cost time.
    vitest: { configFile: vitestConfig, related: false },
    mutate,
    inPlace: true,
    coverageAnalysis: 'perTest',
    ignoreStatic: !loadsAnew,
    concurrency: 2,
    incremental: true,
    force: askAgain,
    incrementalFile: answersFile,
    // The time-out is long, because a surviving mutant runs all its tests, which takes long on a busy machine. With a
    // short time-out, such a mutant would time out and count as killed.
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 30,
    timeoutFactor: 4,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: reportFile },
  }
}
