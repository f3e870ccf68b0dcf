import { acceptJob, createTenant, setUpCoreEach, until, type Tenant } from '@adcopy/testing'
import { localAttemptMsMax } from '@adcopy/workflows'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { readEnded } from './support/jobs.ts'
import { ensureBundle, slowWorker, startWorker, type WorkerProcess } from './support/worker-process.ts'

const slots = 4

const { database, core } = setUpCoreEach()
let worker: WorkerProcess | undefined

beforeAll(ensureBundle)

afterEach(() => worker?.kill('SIGKILL'))

function startSlowWorker(writeMs: number): WorkerProcess {
  const env = {
    DATABASE_URL: database.urls.worker,
    TEMPORAL_TASK_QUEUE: `fairness-${process.pid}-${writeMs}`,
    WORKER_CONCURRENCY: String(slots),
    WRITE_MS: String(writeMs),
    ...(writeMs > localAttemptMsMax && { WRITER_MODEL: 'slow' }),
  }
  return startWorker(env, slowWorker)
}

/** Returns the longest time from acceptance to the end of a job, in milliseconds of the database's clock. */
async function slowest(tenant: Tenant, looks: number): Promise<number> {
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

test.each([
  { backlog: 'a backlog of one workspace', kills: 0, writeMs: 1_000, looks: 12 },
  { backlog: 'a backlog after three crashes of the worker', kills: 3, writeMs: 5_000, looks: 5 },
])(
  "$backlog makes another workspace's slowest job longer by half at most",
  async ({ kills, writeMs, looks }) => {
    worker = startSlowWorker(writeMs)
    const [quiet, hot] = [await createTenant(core), await createTenant(core)]
    const warm = await acceptJob(core, quiet)
    await until(() => readEnded(database, warm), { withinMs: 60_000, what: 'a worker at work' })
    const alone = await slowest(quiet, looks)
    await Promise.all(Array.from({ length: 150 }, () => acceptJob(core, hot)))
    for (let started = 0, killed = 0; ; started = await leased(hot), killed += 1) {
      await until(async () => (await leased(hot)) > started + 1, { withinMs: 60_000, what: 'the backlog at work' })
      if (killed === kills) break
      await worker.kill('SIGKILL')
      worker = startSlowWorker(writeMs)
    }
    const among = await slowest(quiet, looks)
    const { rows } = await database.pool.query<{ open: number }>(
      'select count(*)::int as open from job_due where workspace_id = $1',
      [hot.workspaceId],
    )
    expect(among).toBeLessThan(alone * 1.5)
    expect(rows[0]?.open).toBeGreaterThan(0) // the backlog lasted until the end of the measurement
  },
  180_000,
)

async function leased({ workspaceId }: Tenant): Promise<number> {
  const started = 'select from job_due where workspace_id = $1 and attempts > 0'
  return (await database.pool.query(started, [workspaceId])).rowCount ?? 0
}
