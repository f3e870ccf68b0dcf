/** Sources that are mutated together, and the tests that must kill their mutants. */
export interface Part {
  name: string
  mutate: readonly string[]
  vitestConfig: string
  /**
   * Whether the code is loaded again for every mutant. Otherwise a second run does so for the mutants that only show
   * at load time.
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

/** Where Stryker writes the report of a run, relative to the root of the workplace. */
export const reportFile = 'mutation.json'

/**
 * Stryker's configuration of a part. Results of an earlier run, even an interrupted one, are reused from the answers
 * file if neither the mutant nor the tests that reach it have changed, unless `fresh` is set.
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
    // A mutant that survives runs every test: on a busy machine that must not look like a hang.
    timeoutMS: 20_000,
    timeoutFactor: 4,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: reportFile },
  }
}
