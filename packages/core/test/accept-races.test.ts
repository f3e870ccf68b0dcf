import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Core } from '@adcopy/core'
import { createTenant, createTestDatabase, openTestCore, type Tenant, type TestDatabase } from '@adcopy/testing'
import { create as createAs, rowsOf, tally } from './support/accepting.ts'

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

const create = (tenant: Tenant, idempotencyKey: string, brief?: string) =>
  createAs(core, { token: tenant.token, idempotencyKey, ...(brief !== undefined && { brief }) })

describe('accepting at once', () => {
  test(
    '200 creates with one key and one body make one job and consume one unit',
    { tags: ['POST-1', 'D-KEY-3', 'ALLOCATION-1'] },
    async () => {
      const tenant = await createTenant(core, { allocation: 10 })
      const outcomes = await Promise.all(Array.from({ length: 200 }, () => create(tenant, 'one-key')))
      expect(tally(outcomes)).toEqual({ accepted: 200 })
      expect(new Set(outcomes.map((outcome) => ('id' in outcome ? outcome.id : null))).size).toBe(1)
      expect(await rowsOf(database, tenant.workspaceId)).toEqual({ jobs: 1, due: 1, used: 1 })
    },
  )

  test(
    'an allocation of N takes exactly N of N + 20 distinct keys and refuses 20',
    { tags: ['LIMIT-ALLOCATION', 'quota_exceeded'] },
    async () => {
      const tenant = await createTenant(core, { allocation: 100 })
      const outcomes = await Promise.all(Array.from({ length: 120 }, (_, index) => create(tenant, `key-${index}`)))
      expect(tally(outcomes)).toEqual({ accepted: 100, quota_exceeded: 20 })
      expect(await rowsOf(database, tenant.workspaceId)).toEqual({ jobs: 100, due: 100, used: 100 })
    },
  )

  test(
    'two bodies racing for one key: one is accepted, the other is a mismatch, one unit is consumed',
    { tags: ['POST-2', 'D-KEY-3'] },
    async () => {
      const tenant = await createTenant(core, { allocation: 10 })
      const outcomes = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          create(tenant, 'shared', index % 2 === 0 ? 'first brief' : 'other brief'),
        ),
      )
      expect(tally(outcomes)).toEqual({ accepted: 50, idempotency_mismatch: 50 })
      expect(await rowsOf(database, tenant.workspaceId)).toEqual({ jobs: 1, due: 1, used: 1 })
    },
  )

  test(
    'the last unit raced by two keys goes to one, whose replays still succeed',
    { tags: ['LIMIT-ALLOCATION', 'D-KEY-2', 'POST-1'] },
    async () => {
      const tenant = await createTenant(core, { allocation: 1 })
      const outcomes = await Promise.all(
        Array.from({ length: 100 }, (_, index) => create(tenant, index % 2 === 0 ? 'left' : 'right')),
      )
      expect(tally(outcomes)).toEqual({ accepted: 50, quota_exceeded: 50 })
      expect(await rowsOf(database, tenant.workspaceId)).toEqual({ jobs: 1, due: 1, used: 1 })
    },
  )
})
