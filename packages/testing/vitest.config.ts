import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { clauses } from './src/clauses/index.ts'

const root = join(import.meta.dirname, '../..')
const setUpBuild = join(import.meta.dirname, 'src/set-up-build.ts')
const setUpPostgres = join(import.meta.dirname, 'src/set-up-postgres.ts')
const setUpTemporal = join(import.meta.dirname, 'src/set-up-temporal.ts')
const replayExecutions = join(root, 'packages/workflows/test/support/replay-executions.ts')
const test = '{apps,packages}/*/test/**/*'

/** The suffix of a test file's name selects its tier, which determines the services that the test may use. */
export const tiers = {
  /** Tests that use no service. The files share one environment per process. */
  unit: { include: [`${test}.test.ts`], exclude: [`${test}.{database,service,slow,measured}.test.ts`], isolate: false },
  /** Tests that use PostgreSQL and run the API in the test process. */
  database: {
    include: [`${test}.database.test.ts`],
    globalSetup: [setUpPostgres],
    isolate: false,
    env: { ADCOPY_TEST_ENTRIES: 'in-process' },
  },
  /** Tests that use PostgreSQL, Temporal, the built applications and a browser. */
  service: {
    include: [`${test}.service.test.ts`],
    globalSetup: [setUpBuild, setUpPostgres, setUpTemporal, replayExecutions],
  },
  /** Tests that use the same services as the `service` tier, but take too long for `npm test`. */
  slow: {
    include: [`${test}.slow.test.ts`],
    globalSetup: [setUpBuild, setUpPostgres, setUpTemporal, replayExecutions],
  },
  /** Slow tests that measure time. They run one file at a time, while no other tests run. */
  measured: {
    include: [`${test}.measured.test.ts`],
    maxWorkers: 1,
    globalSetup: [setUpPostgres, setUpTemporal],
  },
  /**
   * Tests of how the API handles connections. They run against both of its deployed entry points, `server.ts` and Next.
   */
  sockets: { include: ['apps/api/test/server/*.database.test.ts'], globalSetup: [setUpBuild, setUpPostgres] },
  /** All tests of the API, against the entry points in `ADCOPY_TEST_ENTRIES`. `npm run conformance` uses this tier. */
  entries: { include: ['apps/api/test/**/*.database.test.ts'], globalSetup: [setUpBuild, setUpPostgres] },
}

export default defineConfig({
  root,
  // These packages are published as JavaScript, but the tests use their sources.
  resolve: {
    alias: {
      '@adcopy/client': join(root, 'packages/client/src/index.ts'),
      '@adcopy/mcp': join(root, 'packages/mcp/src/index.ts'),
    },
  },
  test: {
    maxWorkers: 2,
    // The tags of a test are the clauses of the contract that the test proves.
    tags: Object.entries(clauses).map(([id, description]) => ({ name: id as keyof typeof clauses, description })),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: Object.entries(tiers).map(([name, tier], groupOrder) => ({
      extends: true,
      test: { name, ...tier, sequence: { groupOrder } },
    })),
  },
})
