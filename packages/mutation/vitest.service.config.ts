import { defineConfig } from 'vitest/config'
import base, { tiers } from '../testing/vitest.config.ts'
import { QuickFirst } from './src/quick-first.ts'

const { projects: _all, ...test } = base.test ?? {}

// Runs the tests of the API and of core, except races, slow tests, and tests that start processes or use random inputs.
// vitest.contract.config.ts runs the OpenAPI tests.
export default defineConfig({
  ...base,
  test: {
    ...test,
    ...tiers.database,
    include: ['apps/api/test/**/*.test.ts', 'packages/core/test/**/*.test.ts'],
    exclude: [
      'apps/api/test/{openapi,properties,server}/**',
      'packages/core/test/{properties,races}/**',
      '**/*.{slow,measured}.test.ts',
    ],
    sequence: { sequencer: QuickFirst },
  },
})
