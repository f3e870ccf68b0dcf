/** Sources that are broken together, and the tests that have to notice. */
export interface Part {
  name: string
  mutate: readonly string[]
  vitestConfig: string
}

export const parts: readonly Part[] = [
  {
    name: 'contract',
    mutate: ['packages/contract/src/**/*.ts'],
    vitestConfig: 'packages/mutation/vitest.contract.config.ts',
  },
  {
    name: 'guard and job verbs',
    mutate: ['apps/api/src/rest/*.ts', 'packages/core/src/jobs/*.ts'],
    vitestConfig: 'packages/mutation/vitest.service.config.ts',
  },
]

/** Where Stryker leaves the report of a part, seen from the root of the workplace. */
export const reportFile = 'mutation.json'

/** Stryker's configuration of a part. */
export function strykerConfig({ mutate, vitestConfig }: Part): Record<string, unknown> {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: vitestConfig },
    mutate,
    inPlace: true,
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 20_000,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: reportFile },
  }
}
