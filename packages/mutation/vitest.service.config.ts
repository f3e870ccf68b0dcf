import { defineConfig } from 'vitest/config'
import base from '../testing/vitest.config.ts'
import { QuickFirst } from './src/quick-first.ts'

// The suites over guard and verbs, but those that start processes or draw their inputs at random.
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['apps/api/test/**/*.test.ts', 'packages/core/test/**/*.test.ts'],
    exclude: ['apps/api/test/{openapi,properties,server}/**', 'packages/core/test/{properties,races}/**'],
    // Of a run's time, loading the same modules for every file was the larger part.
    isolate: false,
    sequence: { sequencer: QuickFirst },
  },
})
