import { defineConfig } from 'vitest/config'
import base from '../testing/vitest.config.ts'

// The contract is built when it is loaded, so all of these tests run against every mutant of the contract. None of them
// needs a database.
const { projects: _all, ...test } = base.test ?? {}

export default defineConfig({
  ...base,
  test: { ...test, include: ['apps/api/test/openapi/**/*.test.ts', 'packages/contract/test/**/*.test.ts'] },
})
