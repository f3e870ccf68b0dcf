import { countRowsRead, createTestDatabase, type TestDatabase } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listJobRows, openDatabase, type Database, type JobPage } from '../src/index.ts'

const [workspaces, jobs, itemsMax] = [64, 10_000, 101]
const large = 'ws_0'

// At least half of the jobs belong to `ws_0`. A generic plan assumes a workspace of average size, so it expects far
// fewer jobs than `ws_0` has.
const fill = `
  set local session_replication_role = replica; -- one query of several statements is one transaction
  alter table job set (autovacuum_enabled = off); -- its reads would count
  alter table artifact set (autovacuum_enabled = off);
  alter table artifact_version set (autovacuum_enabled = off);
  insert into workspace (id, name) select 'ws_' || n, 'x' from generate_series(0, ${workspaces - 1}) n;
  insert into brand_grounding (workspace_id, id, content, source_file_ids, max_field_bytes, total_bytes)
    select id, 'g', '{}', '{}', 0, 0 from workspace;
  insert into job (id, workspace_id, idempotency_key, fingerprint, platform, awareness_level, copy_length, grounding_id, state,
                   created_at, completed_at, deadline_at)
    select 'acg_' || n, 'ws_' || case when n % 2 = 0 then 0 else hashint4(n) & ${workspaces - 1} end, n, '', 'facebook', 'unaware',
           'short', 'g', 'succeeded', at, at, at
      from generate_series(1, ${jobs}) n cross join lateral (select now() + n * interval '1 second') t (at);
  insert into artifact (id, workspace_id, job_id, created_at) select 'art_' || id, workspace_id, id, created_at from job;
  insert into artifact_version (artifact_id, workspace_id, number, headline, primary_text, checks, created_at)
    select id, workspace_id, 1, 'x', repeat('x', 300), '[]', created_at from artifact;
  analyze;
  select pg_stat_force_next_flush() -- so that no test counts these reads`

describe('a page of a large workspace', () => {
  let owner: TestDatabase
  let database: Database

  beforeAll(async () => {
    owner = await createTestDatabase()
    await owner.pool.query(fill)
    // After five executions, a session may switch to a generic plan, which is based on averages. This setting forces
    // generic plans from the first execution.
    const url = `${owner.url}?options=-c%20plan_cache_mode%3Dforce_generic_plan`
    database = openDatabase({ url, poolConnectionsMax: 1 })
  })
  afterAll(async () => {
    await database.close()
    await owner.drop()
  })

  const after = { createdAt: new Date(Date.now() + (jobs / 2) * 1_000), id: 'acg_' }
  const pages = test.each<[string, Pick<JobPage, 'state' | 'after'>]>([
    ['first', { state: undefined, after: undefined }],
    ['later', { state: undefined, after }],
    ['first of a state', { state: 'succeeded', after: undefined }],
    ['later of a state', { state: 'succeeded', after }],
  ])

  pages('reads only its own rows with a plan for all values: %s', async (_which, page) => {
    const read = () => listJobRows(database.pool, { workspaceId: large, itemsMax, ...page })
    await read() // the first execution also plans the statement
    const tables = ['job', 'artifact', 'artifact_version']
    const look = async () => expect(await read()).toHaveLength(itemsMax)
    expect(await countRowsRead({ pool: database.pool, database: owner }, tables, look)).toBe(3 * itemsMax)
  })

  pages('is not planned again at every call: %s', async (_which, page) => {
    const session = openDatabase({ url: owner.url, poolConnectionsMax: 1 })
    for (let call = 0; call < 8; call += 1)
      await listJobRows(session.pool, { workspaceId: large, itemsMax: 1, ...page })
    const { rows } = await session.pool.query('select custom_plans::int from pg_prepared_statements')
    await session.close()
    expect(rows).toEqual([{ custom_plans: 5 }])
  })
})
