import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { clauses } from './src/clauses/index.ts'

const root = join(import.meta.dirname, '../..')
const setUpBuild = join(import.meta.dirname, 'src/set-up-build.ts')
const setUpPostgres = join(import.meta.dirname, 'src/set-up-postgres.ts')
const setUpTemporal = join(import.meta.dirname, 'src/set-up-temporal.ts')
const replayExecutions = join(root, 'packages/workflows/test/support/replay-executions.ts')
const test = '{apps,packages}/*/test/**/*'

/** What a tier's tests may use; the suffix of a file's name selects its tier. */
export const tiers = {
  /** No service, and one process for all files. */
  unit: { include: [`${test}.test.ts`], exclude: [`${test}.{database,service,slow,measured}.test.ts`], isolate: false },
  /** PostgreSQL. The API runs in this process. */
  database: {
    include: [`${test}.database.test.ts`],
    globalSetup: [setUpPostgres],
    isolate: false,
    env: { ADCOPY_TEST_ENTRIES: 'in-process' },
  },
  /** PostgreSQL, Temporal, built applications, a browser. */
  service: {
    include: [`${test}.service.test.ts`],
    globalSetup: [setUpBuild, setUpPostgres, setUpTemporal, replayExecutions],
  },
  /** The same, but not part of `npm test`, because they take long. */
  slow: {
    include: [`${test}.slow.test.ts`],
    globalSetup: [setUpBuild, setUpPostgres, setUpTemporal, replayExecutions],
  },
  /** Slow tests that measure time: one file at a time, while no other test runs. */
  measured: {
    include: [`${test}.measured.test.ts`],
    maxWorkers: 1,
    globalSetup: [setUpPostgres, setUpTemporal],
  },
  /** The API's connection tests, on both entries as they are deployed. */
  sockets: { include: ['apps/api/test/server/*.database.test.ts'], globalSetup: [setUpBuild, setUpPostgres] },
  /** All tests of the API on the entries that `ADCOPY_TEST_ENTRIES` names; `npm run conformance` runs them. */
  entries: { include: ['apps/api/test/**/*.database.test.ts'], globalSetup: [setUpBuild, setUpPostgres] },
}

export default defineConfig({
  root,
  // These are published as JavaScript; tests read their source.
  resolve: {
    alias: {
      '@adcopy/client': join(root, 'packages/client/src/index.ts'),
      '@adcopy/mcp': join(root, 'packages/mcp/src/index.ts'),
    },
  },
  test: {
    maxWorkers: 2,
    // A clause of the contract is the tag of the tests that prove it.
    tags: Object.entries(clauses).map(([id, description]) => ({ name: id as keyof typeof clauses, description })),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: Object.entries(tiers).map(([name, tier], groupOrder) => ({
      extends: true,
      test: { name, ...tier, sequence: { groupOrder } },
    })),
  },
})
