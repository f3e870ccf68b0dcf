import { jobStates } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { readBacklog } from '@adcopy/db'
import { countRowsRead, openRig, setUpCore } from '@adcopy/testing'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'

const jobs = 20_000
const workspacesOfQueue = 50

const insert = (workspaces: number) => `
  set local session_replication_role = replica; -- one query of several statements is one transaction
  insert into workspace (id, name) select 'ws_' || n, 'x' from generate_series(0, ${workspaces - 1}) n;
  insert into job (id, workspace_id, idempotency_key, fingerprint, platform, awareness_level, copy_length, brief, grounding_id, state,
                   error_code, created_at, completed_at, deadline_at)
    select 'acg_' || lpad(n::text, 8, '0'), 'ws_' || n % ${workspaces}, n, '', 'facebook', 'unaware', 'short',
           case state when 'queued' then 'x' end, 'g', state, case state when 'failed' then 'internal_error' end, at, case when state <> 'queued' then at end, at + interval '30 days'
      from generate_series(1, ${jobs}) n
      cross join lateral (select now() - (${jobs} - n) * interval '10 seconds' as at,
        case when n > ${jobs} / 2 then 'queued' when n % 999 = 0 then 'failed' else 'succeeded' end as state) made;
  insert into job_due (job_id, workspace_id, due_at) select id, workspace_id, created_at from job where state = 'queued'`

const unattended = 'alter table job set (autovacuum_enabled = off); alter table job_due set (autovacuum_enabled = off)'

const fill = (workspaces: number) => `
  ${unattended}; -- the reads of autovacuum would count
  ${insert(workspaces)};
  analyze job;
  select pg_stat_force_next_flush() -- so that no test counts these reads`

describe('with many jobs', async () => {
  const { core, database } = await setUpCore({ poolConnectionsMax: 1 })
  beforeAll(() => database.pool.query(fill(1_000)))

  const ctx = core.as({ kind: 'operator' as const })
  const { pool } = ctx.deps.db
  const input = {}
  test.each<[string, () => Promise<unknown>]>([
    ['all jobs', () => verbs.listAllJobs({ ctx, input })],
    // Of the running jobs alone, no index exists. All open jobs are read to find them.
    ...jobStates
      .filter((state) => state !== 'running')
      .map((state): [string, () => Promise<unknown>] => [state, () => verbs.listAllJobs({ ctx, input: { state } })]),
    ['troubled jobs', () => verbs.listTroubledJobs({ ctx, input })],
    ['the oldest open job', () => verbs.inspectDatabase({ ctx, input })],
  ])('operators see them without reading every job: %s', async (_what, look) => {
    expect(await countRowsRead({ pool, database }, ['job'], look)).toBeLessThan(jobs / 20)
  })

  test.each([
    ['failed', Array.from({ length: 10 }, (_, n) => (10 - n) * 999)],
    ['succeeded', Array.from({ length: 200 }, (_, n) => jobs / 2 - n).filter((n) => n % 999 !== 0)],
    ['queued', Array.from({ length: 200 }, (_, n) => jobs - n)],
  ] as const)('a list of all %s jobs has those that ended last or were created last', async (state, ids) => {
    const listed = await verbs.listAllJobs({ ctx, input: { state } })
    expect(listed.map(({ job_id }) => Number(job_id.slice(4))).slice(0, ids.length)).toEqual(ids)
  })

  test('a list has the newest jobs, of all workspaces or of one', async () => {
    const all = await verbs.listAllJobs({ ctx, input: {} })
    const newest = Array.from({ length: 200 }, (_, n) => `acg_${String(jobs - n).padStart(8, '0')}`)
    expect(all.map(({ job_id }) => job_id)).toEqual(newest)
    const own = await verbs.listAllJobs({ ctx, input: { workspaceId: 'ws_1' } })
    expect(own.map(({ job_id }) => job_id)).toEqual(
      Array.from({ length: jobs / 1_000 }, (_, n) => `acg_${String(jobs - 999 - n * 1_000).padStart(8, '0')}`),
    )
  })
})

test('the first steps of a workspace without jobs are found without reading the jobs of few large ones', async () => {
  const { core, database, close } = await openRig({ poolConnectionsMax: 1 })
  onTestFinished(close)
  await database.pool.query(fill(2))
  const ctx = core.as({ kind: 'operator' as const })
  const { pool } = ctx.deps.db
  const { workspace_id: workspaceId } = await verbs.createWorkspace({ ctx, input: { name: 'Empty' } })
  const look = () => verbs.showFirstSteps({ ctx, input: { workspaceId } })
  expect(await countRowsRead({ pool, database }, ['job'], look)).toBe(0)
})

test('a queue that fills up is leased and measured without reading it once per workspace or job', async () => {
  const { core, database, close } = await openRig({ poolConnectionsMax: 1 })
  onTestFinished(close)
  const ctx = core.as({ kind: 'system' as const })
  const { pool } = ctx.deps.db
  // The session keeps its plans from now on. They are made for an empty queue.
  await database.pool.query(unattended)
  await database.pool.query('vacuum analyze job_due')
  await pool.query('set plan_cache_mode = force_generic_plan')
  const input = { jobsMax: 32, after: undefined, held: new Map<string, number>(), slots: 8, sweep: 1 }
  const lease = () => verbs.leaseJobs({ ctx, input })
  expect(await lease()).toEqual([])
  await readBacklog(pool)
  await database.pool.query(insert(workspacesOfQueue))
  await lease() // some started jobs
  const leased = async (table: string) =>
    countRowsRead({ pool, database }, [table], async () => expect(await lease()).toHaveLength(32))
  expect(await leased('job_due')).toBeLessThan(20 * workspacesOfQueue)
  expect(await leased('job')).toBeLessThan(100)
  expect(await countRowsRead({ pool, database }, ['job_due'], () => readBacklog(pool))).toBeLessThan(3 * jobs)
})
