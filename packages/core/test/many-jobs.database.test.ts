import { verbs } from '@adcopy/core'
import { setUpCore } from '@adcopy/testing'
import { beforeAll, describe, expect, test } from 'vitest'

const jobs = 20_000

const fill = `
  set local session_replication_role = replica; -- one query of several statements is one transaction
  alter table job set (autovacuum_enabled = off); -- its reads would count
  insert into workspace (id, name) select 'ws_' || n, 'x' from generate_series(0, 999) n;
  insert into job (id, workspace_id, idempotency_key, fingerprint, platform, awareness_level, copy_length, brief, grounding_id, state,
                   error_code, created_at, completed_at, deadline_at)
    select 'acg_' || lpad(n::text, 8, '0'), 'ws_' || n % 1000, n, '', 'facebook', 'unaware', 'short', case state when 'queued' then 'x' end, 'g',
           state, case state when 'failed' then 'internal_error' end, at, case when state <> 'queued' then at end, now() + interval '1 day'
      from generate_series(1, ${jobs}) n
      cross join lateral (select now() - (${jobs} - n) * interval '10 seconds' as at,
        case when n > ${jobs} / 2 then 'queued' when n % 999 = 0 then 'failed' else 'succeeded' end as state) made;
  insert into job_due (job_id, workspace_id, due_at) select id, workspace_id, created_at from job where state = 'queued';
  analyze job;
  select pg_stat_force_next_flush() -- so that no test counts these reads`

describe('with many jobs', async () => {
  const { core, database } = await setUpCore({ poolConnectionsMax: 1 })
  beforeAll(() => database.pool.query(fill))

  async function rowsRead(): Promise<number> {
    await core.as({ kind: 'system' }).deps.db.pool.query('select pg_stat_force_next_flush()')
    const { rows } = await database.pool.query<{ read: number }>(
      `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
         from pg_stat_user_tables where relname = 'job'`,
    )
    return rows[0]?.read ?? NaN
  }

  const input = {}
  test.each([
    ['all jobs', verbs.listAllJobs],
    ['troubled jobs', verbs.listTroubledJobs],
    ['the oldest open job', verbs.inspectDatabase],
  ])('operators see them without reading every job: %s', async (_what, verb) => {
    const ctx = core.as({ kind: 'operator' as const })
    const before = await rowsRead()
    await verb({ ctx, input })
    expect((await rowsRead()) - before).toBeLessThan(jobs / 20)
  })

  test('a list has the newest jobs, of all workspaces or of one', async () => {
    const ctx = core.as({ kind: 'operator' as const })
    const all = await verbs.listAllJobs({ ctx, input: {} })
    const newest = Array.from({ length: 200 }, (_, n) => `acg_${String(jobs - n).padStart(8, '0')}`)
    expect(all.map(({ job_id }) => job_id)).toEqual(newest)
    const own = await verbs.listAllJobs({ ctx, input: { workspaceId: 'ws_1' } })
    expect(own.map(({ job_id }) => job_id)).toEqual(
      Array.from({ length: jobs / 1_000 }, (_, n) => `acg_${String(jobs - 999 - n * 1_000).padStart(8, '0')}`),
    )
  })
})
