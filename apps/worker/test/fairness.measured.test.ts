import type { Core } from '@adcopy/core'
import { createTenant, createTestDatabase, openTestCore, until, type Tenant, type TestDatabase } from '@adcopy/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { acceptJob, readEnded } from './support/jobs.ts'
import { ensureBundle, slowWorker, startWorker, type WorkerProcess } from './support/worker-process.ts'

const slots = 4
const writeMs = 1_000
const looks = 12

let database: TestDatabase
let core: Core
let worker: WorkerProcess

beforeAll(async () => {
  await ensureBundle()
  database = await createTestDatabase()
  core = openTestCore(database.url)
  worker = startWorker(
    {
      DATABASE_URL: database.urls.worker,
      TEMPORAL_ADDRESS: inject('temporalAddress'),
      TEMPORAL_TASK_QUEUE: `fairness-${process.pid}`,
      WORKER_CONCURRENCY: String(slots),
      WRITE_MS: String(writeMs),
    },
    slowWorker,
  )
})

afterAll(async () => {
  await worker.kill('SIGKILL')
  await core.close()
  await database.drop()
})

/**
 * Runs some jobs of a tenant, one after another. Returns the longest time in milliseconds from acceptance to the end,
 * by the database's clock.
 */
async function slowest(tenant: Tenant): Promise<number> {
  const took: number[] = []
  for (let look = 0; look < looks; look += 1) {
    const jobId = await acceptJob(core, tenant)
    await until(() => readEnded(database, jobId), { withinMs: 60_000, everyMs: 50, what: `the end of ${jobId}` })
    const { rows } = await database.pool.query<{ ms: number }>(
      'select extract(epoch from completed_at - created_at)::float8 * 1000 as ms from job where id = $1',
      [jobId],
    )
    took.push(rows[0]?.ms ?? NaN)
  }
  return Math.max(...took)
}

test("a backlog of one workspace makes another's slowest job longer by half at most", async () => {
  const [quiet, hot] = [await createTenant(core), await createTenant(core)]
  const warm = await acceptJob(core, quiet)
  await until(() => readEnded(database, warm), { withinMs: 60_000, what: 'a worker at work' })
  const alone = await slowest(quiet)
  await Promise.all(Array.from({ length: 150 }, () => acceptJob(core, hot)))
  await until(async () => (await atWork(hot)) > 1, { what: 'the backlog at work' })
  const among = await slowest(quiet)
  const { rows } = await database.pool.query<{ open: number }>(
    'select count(*)::int as open from job_due where workspace_id = $1',
    [hot.workspaceId],
  )
  expect(among).toBeLessThan(alone * 1.5)
  expect(rows[0]?.open).toBeGreaterThan(0) // the backlog lasted until the end of the measurement
}, 180_000)

async function atWork({ workspaceId }: Tenant): Promise<number> {
  const started = "select from job where workspace_id = $1 and state = 'running'"
  return (await database.pool.query(started, [workspaceId])).rowCount ?? 0
}
