/** Sources that are broken together, and the tests that have to notice. */
export interface Part {
  name: string
  mutate: readonly string[]
  vitestConfig: string
  /** Whether the code is loaded anew for every mutant; otherwise for those that show at no other time, in a second run. */
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

/** Where Stryker leaves the report of a run, seen from the root of the workplace. */
export const reportFile = 'mutation.json'

/**
 * Stryker's configuration of a part. Answers of an earlier run, also of one that was interrupted, are taken from the
 * answers file where neither the mutant nor the tests that reach it have changed since, unless all are to be asked again.
 */
export function strykerConfig(
  { mutate, vitestConfig, loadsAnew }: Part,
  { answersFile, askAgain }: { answersFile: string; askAgain: boolean },
): Record<string, unknown> {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // Every test of a part reaches its sources: finding out which do is time spent for nothing.
    vitest: { configFile: vitestConfig, related: false },
    mutate,
    inPlace: true,
    coverageAnalysis: 'perTest',
    ignoreStatic: !loadsAnew,
    concurrency: 2,
    incremental: true,
    force: askAgain,
    incrementalFile: answersFile,
    // A mutant that nobody notices runs every test: on a busy machine that must not look like one that hangs.
    timeoutMS: 20_000,
    timeoutFactor: 4,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: reportFile },
  }
}
