import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authenticate, createAppCaller, parseToken, Problem, type Core } from '@adcopy/core'
import { createTenant, createTestDatabase, openTestCore, type Tenant, type TestDatabase } from '@adcopy/testing'

let database: TestDatabase
let core: Core

beforeAll(async () => {
  database = await createTestDatabase()
  core = openTestCore(database.url, { database: { url: database.url, poolConnectionsMax: 40 } })
})

afterAll(async () => {
  await core.close()
  await database.drop()
})

const body = { platform: 'facebook', awareness_level: 'unaware', brief: 'the last days of autumn' } as const

async function create(tenant: Tenant, idempotencyKey: string, brief: string = body.brief) {
  const parsed = parseToken(tenant.token)
  if (parsed?.kind !== 'personal') throw new Error('the fixture has no personal token')
  const actor = await authenticate(core.deps.db, parsed.hash)
  if (actor === undefined) throw new Error('the fixture token is unknown')
  const caller = createAppCaller({ ...core.as(actor), idempotencyKey, reply: {} })
  return caller.adCopy.createJob({ ...body, brief }).then(
    (job) => ({ kind: 'accepted' as const, id: job.id }),
    (error: Error) => ({ kind: error.cause instanceof Problem ? error.cause.code : ('unexpected' as const), error }),
  )
}

function tally(outcomes: ReadonlyArray<{ kind: string }>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { kind } of outcomes) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

async function rowsOf(tenant: Tenant) {
  const { rows } = await database.pool.query<{ jobs: number; due: number; used: number }>(
    `select (select count(*)::int from job where workspace_id = $1) as jobs,
            (select count(*)::int from job_due where workspace_id = $1) as due,
            coalesce((select sum(used)::int from usage where workspace_id = $1), 0) as used`,
    [tenant.workspaceId],
  )
  return rows[0]
}

describe('accepting at once', () => {
  test('200 creates with one key and one body make one job and consume one unit', async () => {
    const tenant = await createTenant(core, { allocation: 10 })
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => create(tenant, 'one-key')))
    expect(tally(outcomes)).toEqual({ accepted: 200 })
    expect(new Set(outcomes.map((outcome) => ('id' in outcome ? outcome.id : null))).size).toBe(1)
    expect(await rowsOf(tenant)).toEqual({ jobs: 1, due: 1, used: 1 })
  })

  test('an allocation of N takes exactly N of N + 20 distinct keys and refuses 20', async () => {
    const tenant = await createTenant(core, { allocation: 100 })
    const outcomes = await Promise.all(Array.from({ length: 120 }, (_, index) => create(tenant, `key-${index}`)))
    expect(tally(outcomes)).toEqual({ accepted: 100, quota_exceeded: 20 })
    expect(await rowsOf(tenant)).toEqual({ jobs: 100, due: 100, used: 100 })
  })

  test('two bodies racing for one key: one is accepted, the other is a mismatch, one unit is consumed', async () => {
    const tenant = await createTenant(core, { allocation: 10 })
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        create(tenant, 'shared', index % 2 === 0 ? 'first brief' : 'other brief'),
      ),
    )
    expect(tally(outcomes)).toEqual({ accepted: 50, idempotency_mismatch: 50 })
    expect(await rowsOf(tenant)).toEqual({ jobs: 1, due: 1, used: 1 })
  })

  test('the last unit raced by two keys goes to one, whose replays still succeed', async () => {
    const tenant = await createTenant(core, { allocation: 1 })
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) => create(tenant, index % 2 === 0 ? 'left' : 'right')),
    )
    expect(tally(outcomes)).toEqual({ accepted: 50, quota_exceeded: 50 })
    expect(await rowsOf(tenant)).toEqual({ jobs: 1, due: 1, used: 1 })
  })
})
