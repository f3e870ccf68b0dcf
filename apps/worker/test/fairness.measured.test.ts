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

/** Accepts jobs of `quiet` one after the other. For each, counts the jobs of `hot` that end between its start and its end. */
async function overtakes(quiet: Tenant, hot: Tenant, looks: number): Promise<number[]> {
  const counts: number[] = []
  for (let look = 0; look < looks; look += 1) {
    const jobId = await acceptJob(core, quiet)
    await until(() => readEnded(database, jobId), { withinMs: 20_000, everyMs: 50, what: `the end of ${jobId}` })
    const { rows } = await database.pool.query<{ jobs: number }>(
      `select count(hot)::int as jobs from job quiet left join job hot
           on hot.workspace_id = $2 and hot.completed_at between quiet.created_at and quiet.completed_at
        where quiet.id = $1`,
      [jobId, hot.workspaceId],
    )
    counts.push(rows[0]?.jobs ?? NaN)
  }
  return counts
}

// All jobs take equally long, and the hot workspace has half of the slots while another one has an open job. So two or
// three of its jobs end in the time that a job of the quiet workspace needs. A count does not depend on the machine's speed.
test.each([
  { backlog: 'a backlog of one workspace', kills: 0, writeMs: 1_000, looks: 12 },
  { backlog: 'a backlog after three crashes of the worker', kills: 3, writeMs: 5_000, looks: 5 },
])(
  "at most four jobs of $backlog end between the start and the end of another workspace's job",
  async ({ kills, writeMs, looks }) => {
    worker = startSlowWorker(writeMs)
    const [quiet, hot] = [await createTenant(core), await createTenant(core)]
    await Promise.all(Array.from({ length: 150 }, () => acceptJob(core, hot)))
    for (let started = 0, killed = 0; ; started = await leased(hot), killed += 1) {
      await until(async () => (await leased(hot)) > started + 1, { withinMs: 60_000, what: 'the backlog at work' })
      if (killed === kills) break
      await worker.kill('SIGKILL')
      worker = startSlowWorker(writeMs)
    }
    const counts = await overtakes(quiet, hot, looks)
    const { rows } = await database.pool.query<{ open: number }>(
      'select count(*)::int as open from job_due where workspace_id = $1',
      [hot.workspaceId],
    )
    expect(Math.max(...counts)).toBeLessThanOrEqual(slots)
    expect(rows[0]?.open).toBeGreaterThan(0) // the backlog lasted until the end of the measurement
  },
  180_000,
)

async function leased({ workspaceId }: Tenant): Promise<number> {
  const started = 'select from job_due where workspace_id = $1 and attempts > 0'
  return (await database.pool.query(started, [workspaceId])).rowCount ?? 0
}
