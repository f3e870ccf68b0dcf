import { randomUUID } from 'node:crypto'
import type { Core } from '@adcopy/core'
import { createTenant, openTestCore, setUpCoreEach, type Tenant } from '@adcopy/testing'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { create as createIn, expectBooksInOrder, tally, type Create, type Outcome } from '../support/accepting.ts'
import { atRandom, times } from '../support/contest.ts'

const { database, core } = setUpCoreEach({ poolConnectionsMax: 30 })
let cores: [Core, Core]
let told: Outcome[]

beforeEach(async () => {
  const other = openTestCore(database.url, { database: { url: database.url, poolConnectionsMax: 30 } })
  onTestFinished(() => other.close())
  cores = [core, other]
  await database.runClock(new Date('2026-11-15T12:00:00Z')) // no month may end during these tests
  told = []
  return () => expectBooksInOrder(database, told)
})

/** Concurrent requests to one core share statements. Only requests to different cores race in the database. */
const create = (options: Create) => createIn(cores[Math.random() < 0.5 ? 0 : 1], options)
const tenantsOf = (count: number, allocation: number) =>
  Promise.all(times(count, null).map(() => createTenant(core, { allocation })))
const acceptedIds = (outcomes: readonly Outcome[]) =>
  new Set(outcomes.flatMap((outcome) => (outcome.kind === 'accepted' ? [outcome.id] : [])))

describe('concurrent keys', () => {
  test(
    'of two bodies under one new key the first wins, and only its own repetitions replay it',
    {
      tags: ['D-KEY-3', 'POST-1', 'POST-2'],
    },
    async () => {
      const tenants = await tenantsOf(10, 1_000_000)
      const wins: Record<string, number> = {}
      const round = async ({ token }: Tenant) => {
        const idempotencyKey = randomUUID()
        const briefs = ['left', 'left', 'right', 'right']
        const outcomes = await Promise.all(
          briefs.map((brief) => atRandom(6, () => create({ token, idempotencyKey, brief }))),
        )
        told.push(...outcomes)
        expect(tally(outcomes)).toEqual({ accepted: 2, idempotency_mismatch: 2 })
        expect(acceptedIds(outcomes).size).toBe(1)
        const winners = outcomes.map(({ kind }, index) => (kind === 'accepted' ? briefs[index] : undefined))
        const [winner = ''] = new Set(winners.filter((brief) => brief !== undefined))
        expect(winners.filter((brief) => brief === winner)).toHaveLength(2)
        wins[winner] = (wins[winner] ?? 0) + 1
      }
      for (let count = 0; count < 30; count += 1) await Promise.all(tenants.map(round))
      expect(Object.keys(wins).toSorted()).toEqual(['left', 'right'])
    },
  )

  test(
    'the last unit goes to one of two keys; its repetitions replay, the other key is never bound',
    {
      tags: ['quota_exceeded', 'ALLOCATION-1', 'ALLOCATION-2', 'D-KEY-2'],
    },
    async () => {
      const tenants = await tenantsOf(10, 0)
      const wins: Record<string, number> = {}
      const round = async ({ workspaceId, token }: Tenant) => {
        await database.pool.query('update public_api_access set allocation = allocation + 1 where workspace_id = $1', [
          workspaceId,
        ])
        const keys = [randomUUID(), randomUUID()] as const
        const sent = [...times(2, keys[0]), ...times(2, keys[1])]
        const outcomes = await Promise.all(
          sent.map((idempotencyKey) => atRandom(6, () => create({ token, idempotencyKey }))),
        )
        told.push(...outcomes)
        expect(tally(outcomes)).toEqual({ accepted: 2, quota_exceeded: 2 })
        expect(acceptedIds(outcomes).size).toBe(1)
        const lost = outcomes[0]?.kind === 'accepted' ? 1 : 0
        wins[lost] = (wins[lost] ?? 0) + 1
        const { rows } = await database.pool.query(
          'select from job where workspace_id = $1 and idempotency_key = any ($2)',
          [workspaceId, keys],
        )
        expect(rows).toHaveLength(1)
        // The allocation is used up. A replay must still return the job, and a key reused with a different body must
        // still be a mismatch.
        const again = { token, idempotencyKey: keys[1 - lost] ?? '' }
        expect(await create(again)).toMatchObject({ kind: 'accepted', replayed: true })
        expect(await create({ ...again, brief: 'another' })).toEqual({ kind: 'idempotency_mismatch' })
      }
      for (let count = 0; count < 25; count += 1) await Promise.all(tenants.map(round))
      expect(Object.keys(wins)).toEqual(['0', '1'])
    },
  )

  test(
    'at the turn of the month every unit is charged to the month of its job, and the allocation is full again',
    {
      tags: ['D-ALLOCATION-2', 'LIMIT-ALLOCATION'],
    },
    async () => {
      const tenants = await tenantsOf(8, 3)
      const months = { old: 0, new: 0 }
      for (let month = 0; month < 40; month += 1) {
        const turn = Date.UTC(2027, month)
        await database.setClock(new Date(turn - 1))
        const creates = tenants.flatMap(({ token }) =>
          times(3, token).map(() => atRandom(6, () => create({ token, idempotencyKey: randomUUID() }))),
        )
        const turned = Promise.any(creates).then(() => database.setClock(new Date(turn)))
        const outcomes = await Promise.all(creates)
        await turned
        told.push(...outcomes)
        const { rows } = await database.pool.query<{ at: Date; jobs: number }>(
          'select created_at as at, count(*)::int as jobs from job where id = any ($1) group by 1',
          [[...acceptedIds(outcomes)]],
        )
        for (const { at, jobs } of rows) {
          expect([turn - 1, turn]).toContain(at.getTime())
          months[at.getTime() === turn ? 'new' : 'old'] += jobs
        }
      }
      expect(Math.min(months.old, months.new)).toBeGreaterThan(0)
      const { rows } = await database.pool.query('select from usage where used > 3')
      expect(rows).toEqual([])
    },
  )
})
