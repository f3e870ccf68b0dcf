import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { clauses } from './src/clauses/index.ts'

const root = join(import.meta.dirname, '../..')

export default defineConfig({
  root,
  test: {
    include: ['{apps,packages}/*/test/**/*.test.ts'],
    globalSetup: [
      join(import.meta.dirname, 'src/global-setup.ts'),
      join(root, 'packages/workflows/test/support/replay-executions.ts'),
    ],
    // Test files share the machine with a PostgreSQL and a Temporal of their own.
    maxWorkers: 2,
    // A clause of the contract is the tag of the tests that prove it.
    tags: Object.entries(clauses).map(([id, description]) => ({ name: id as keyof typeof clauses, description })),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
