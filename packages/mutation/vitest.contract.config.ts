import { defineConfig } from 'vitest/config'
import base from '../testing/vitest.config.ts'

// The contract's schemas are built at import, so coverage does not show which test reaches a mutant in them. All tests
// of this configuration therefore run against each of these mutants. These tests need no database.
const { projects: _all, ...test } = base.test ?? {}

export default defineConfig({
  ...base,
  test: { ...test, include: ['apps/api/test/openapi/**/*.test.ts', 'packages/contract/test/**/*.test.ts'] },
})
