import { verbs } from '@adcopy/core'
import { touchTokens } from '@adcopy/db'
import { createTenant, until, type Tenant, setUpCore } from '@adcopy/testing'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { heldWhileWaiting } from './support/held-while-waiting.ts'

const { core, database } = await setUpCore()
let tenant: Tenant

beforeAll(async () => {
  tenant = await createTenant(core)
  // Only sequential scans are allowed, because they return rows in the order of insertion. The tests insert rows in
  // descending id order, so a statement that does not sort the rows would lock them in the wrong order.
  const name = new URL(database.url).pathname.slice(1)
  for (const plan of ['indexscan', 'bitmapscan', 'indexonlyscan']) {
    await database.pool.query(`alter database ${name} set enable_${plan} = off`)
  }
})

test('leases are returned in the order of their ids, so that two sweeps never deadlock', async () => {
  const ids = ['acg_1', 'acg_2', 'acg_3'] as const
  for (const id of ids.toReversed()) {
    await database.pool.query(
      `insert into job (id, workspace_id, idempotency_key, fingerprint, platform, awareness_level, copy_length, brief,
                        grounding_id, created_at, deadline_at)
       select $1, workspace_id, $1, '', 'facebook', 'unaware', 'short', 'x', grounding_id, now(), now() + interval '1 day'
         from brand_profile where workspace_id = $2`,
      [id, tenant.workspaceId],
    )
    await database.pool.query('insert into job_due (job_id, workspace_id, due_at) values ($1, $2, now())', [
      id,
      tenant.workspaceId,
    ])
  }
  const release = () => verbs.releaseJobs({ ctx: core.as({ kind: 'system' }), input: { jobIds: ids } })
  expect(await heldWhileWaiting(database, { table: 'job_due', key: 'job_id', ids }, release)).toEqual([
    'acg_1',
    'acg_2',
  ])
})

test('uses of tokens are written in the order of their ids', async () => {
  const ids = ['tok_1', 'tok_2', 'tok_3'] as const
  for (const id of ids.toReversed()) {
    await database.pool.query(
      `insert into api_token (id, workspace_id, membership_id, hash, prefix, last_four)
       select $1::text, workspace_id, membership_id, $1::text::bytea, 'x', 'x' from api_token where id = $2`,
      [id, tenant.tokenId],
    )
  }
  const touch = () => touchTokens(database.pool, ids)
  expect(await heldWhileWaiting(database, { table: 'api_token', key: 'id', ids }, touch)).toEqual(['tok_1', 'tok_2'])
})

test('uses that could not be written are written the next time', async () => {
  const errors: unknown[] = []
  const recorder = core.recordTokenUse({ everyMs: 20, onError: (error) => errors.push(error) })
  onTestFinished(() => recorder.close())
  await database.pool.query('alter table api_token rename to api_token_away')
  recorder.record(tenant.tokenId)
  try {
    await until(() => errors.length > 0)
  } finally {
    await database.pool.query('alter table api_token_away rename to api_token')
  }
  const used = () =>
    database.pool.query('select from api_token where id = $1 and last_used_at is not null', [tenant.tokenId])
  await until(async () => (await used()).rows.length === 1)
})
