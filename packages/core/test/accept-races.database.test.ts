import { beforeAll, describe, expect, test } from 'vitest'
import { countRows, createTenant, type Tenant, setUpCore } from '@adcopy/testing'
import { create as createAs, tally } from './support/accepting.ts'

const { core, database } = await setUpCore({ poolConnectionsMax: 40 })

beforeAll(async () => {
  await database.runClock(new Date('2026-11-15T12:00:00Z')) // no month may end during these tests
})

const create = (tenant: Tenant, idempotencyKey: string, brief?: string) =>
  createAs(core, { token: tenant.token, idempotencyKey, ...(brief !== undefined && { brief }) })

/** A single large wave would fail, because a call waits at most two seconds for the other calls in its workspace. */
async function inWaves(allocation: number, wave: (tenant: Tenant) => Promise<void>): Promise<void> {
  for (let count = 0; count < 5; count += 1) await wave(await createTenant(core, { allocation }))
}
const atOnce = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

describe('concurrent accepts', () => {
  test(
    '40 creates with one key and one body make one job and consume one unit',
    { tags: ['POST-1', 'D-KEY-3', 'ALLOCATION-1'] },
    () =>
      inWaves(10, async (tenant) => {
        const outcomes = await atOnce(40, () => create(tenant, 'one-key'))
        expect(tally(outcomes)).toEqual({ accepted: 40 })
        expect(new Set(outcomes.map((outcome) => ('id' in outcome ? outcome.id : null))).size).toBe(1)
        expect(await countRows(database, tenant.workspaceId)).toEqual({ jobs: 1, due: 1, used: 1 })
      }),
  )

  test(
    'an allocation of N takes exactly N of N + 20 distinct keys and refuses 20',
    { tags: ['LIMIT-ALLOCATION', 'quota_exceeded'] },
    () =>
      inWaves(20, async (tenant) => {
        const outcomes = await atOnce(40, (index) => create(tenant, `key-${index}`))
        expect(tally(outcomes)).toEqual({ accepted: 20, quota_exceeded: 20 })
        expect(await countRows(database, tenant.workspaceId)).toEqual({ jobs: 20, due: 20, used: 20 })
      }),
  )

  test(
    'two bodies racing for one key: one is accepted, the other is a mismatch, one unit is consumed',
    { tags: ['POST-2', 'D-KEY-3'] },
    () =>
      inWaves(10, async (tenant) => {
        const briefs = ['first brief', 'other brief']
        const outcomes = await atOnce(40, (index) => create(tenant, 'shared', briefs[index % 2]))
        expect(tally(outcomes)).toEqual({ accepted: 20, idempotency_mismatch: 20 })
        expect(await countRows(database, tenant.workspaceId)).toEqual({ jobs: 1, due: 1, used: 1 })
      }),
  )

  test(
    'the last unit raced by two keys goes to one, whose replays still succeed',
    { tags: ['LIMIT-ALLOCATION', 'D-KEY-2', 'POST-1'] },
    () =>
      inWaves(1, async (tenant) => {
        const outcomes = await atOnce(40, (index) => create(tenant, index % 2 === 0 ? 'left' : 'right'))
        expect(tally(outcomes)).toEqual({ accepted: 20, quota_exceeded: 20 })
        expect(await countRows(database, tenant.workspaceId)).toEqual({ jobs: 1, due: 1, used: 1 })
      }),
  )
})
