import { defineConfig } from 'vitest/config'
import base from '../testing/vitest.config.ts'

// Loading the contract builds it, so every test that needs no database runs against every mutant of the contract.
const { projects: _all, ...test } = base.test ?? {}

export default defineConfig({
  ...base,
  test: { ...test, include: ['apps/api/test/openapi/**/*.test.ts', 'packages/contract/test/**/*.test.ts'] },
})
