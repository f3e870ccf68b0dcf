/** Sources that one run mutates, and the tests that must kill their mutants. */
export interface Part {
  name: string
  mutate: readonly string[]
  vitestConfig: string
  /**
   * Whether the code is loaded again for every mutant. Otherwise a second run loads it again for the mutants that take
   * effect only at load time.
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

/** Path of Stryker's report of a run, relative to the root of the workplace. */
export const reportFile = 'mutation.json'

/**
 * Returns Stryker's configuration for a part. Unless `askAgain` is set, the answers file supplies results of an
 * earlier run, even an interrupted one, for mutants that have not changed and whose tests have not changed.
 */
export function strykerConfig(
  { mutate, vitestConfig, loadsAnew }: Part,
  { answersFile, askAgain }: { answersFile: string; askAgain: boolean },
): Record<string, unknown> {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // Every test of a part reaches its sources, so a coverage analysis would only cost time.
    vitest: { configFile: vitestConfig, related: false },
    mutate,
    inPlace: true,
    coverageAnalysis: 'perTest',
    ignoreStatic: !loadsAnew,
    concurrency: 2,
    incremental: true,
    force: askAgain,
    incrementalFile: answersFile,
    // For a surviving mutant every test runs: on a busy machine this must not look like a hang.
    timeoutMS: 20_000,
    timeoutFactor: 4,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: reportFile },
  }
}
