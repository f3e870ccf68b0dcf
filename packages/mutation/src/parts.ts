/** Sources that one run mutates, and the tests that must kill their mutants. */
export interface Part {
  name: string
  mutate: readonly string[]
  vitestConfig: string
  /**
   * True if the code is loaded again for every mutant. If false, mutants that take effect when the code is loaded are
   * tested in a second run, which loads the code again for each of them.
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
 * Returns Stryker's configuration for a part. If neither a mutant nor its tests have changed, Stryker reuses its result
 * from `answersFile`, even if the earlier run was interrupted. `askAgain` disables this.
 */
export function strykerConfig(
  { mutate, vitestConfig, loadsAnew }: Part,
  { answersFile, askAgain }: { answersFile: string; askAgain: boolean },
): Record<string, unknown> {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // `related` is off, because every test of a part reaches the part's sources. Stryker need not search for related
    // tests.
    vitest: { configFile: vitestConfig, related: false },
    mutate,
    inPlace: true,
    coverageAnalysis: 'perTest',
    ignoreStatic: !loadsAnew,
    concurrency: 2,
    incremental: true,
    force: askAgain,
    incrementalFile: answersFile,
    // The time-out is long, because a surviving mutant goes through all its tests, which takes long on a busy machine.
    // With a short time-out, such a mutant would count as killed.
    timeoutMS: 20_000,
    timeoutFactor: 4,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: reportFile },
  }
}
