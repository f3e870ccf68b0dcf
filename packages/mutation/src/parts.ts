/** Sources that one run mutates, and the tests that must kill their mutants. */
export interface Part {
  name: string
  mutate: readonly string[]
  vitestConfig: string
  /**
   * True if the code is loaded again for every mutant. Otherwise, a second run does so, but only for the mutants that
   * take effect when the code is loaded.
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
 * Returns Stryker's configuration for a part. Stryker reuses the results in the answers file, even of an interrupted
 * run, for unchanged mutants whose tests are also unchanged. `askAgain` disables this.
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
    // A surviving mutant runs every test, which takes long on a busy machine. It must not be mistaken for a mutant that
    // hangs.
    timeoutMS: 20_000,
    timeoutFactor: 4,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: reportFile },
  }
}
