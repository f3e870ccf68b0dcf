import { defineConfig } from 'vitest/config'
import base from '../testing/vitest.config.ts'

// The contract is made when it is loaded, so every test runs against every mutant of it: those that need no database.
const { projects: _all, ...test } = base.test ?? {}

export default defineConfig({
  ...base,
  test: { ...test, include: ['apps/api/test/openapi/**/*.test.ts', 'packages/contract/test/**/*.test.ts'] },
})
