import { jobStates, type Job } from '@adcopy/contract'
import { verbs, type Ctx, type MemberActor } from '@adcopy/core'
import { asMember, createTenant, setUpCore, type Tenant, testCard, testCopy } from '@adcopy/testing'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { acceptorOf } from '../support/accept-job.ts'
import { walkOf } from '../support/walk.ts'

const rig = await setUpCore()
let tenant: Tenant
let neighbour: Tenant
let ctx: Ctx<MemberActor>

beforeEach(async () => {
  tenant = await createTenant(rig.core, { allocation: 1_000_000 })
  neighbour = await createTenant(rig.core, { allocation: 1_000_000 })
  ctx = await asMember(rig.core, tenant)
})

/**
 * A random step of the test. `page` reads the next page of each list. `open` accepts a job in a transaction that stays
 * open until `commit`. A negative `tick` sets the clock back. The order of `created_at` can then differ from the order
 * of the commits, as with concurrent transactions.
 */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('accept' as const), jobs: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('page' as const), limit: fc.integer({ min: 1, max: 5 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      pick: fc.nat(100),
      to: fc.constantFrom('begin', 'fail', 'succeed'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('tick' as const), ms: fc.constantFrom(1, 2, -1, -3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('open' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('commit' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

let clockMs = Date.UTC(2026, 10, 21)
let ids = 0
/** Returns an id that may sort before or after other ids of the same millisecond. */
const anyId = (pick: number) => `acg_${((pick * 7_919) % 32).toString(32)}${String((ids += 1)).padStart(25, '0')}`

/**
 * Runs all steps, but skips the `page` steps in `before`. Returns the jobs that were read and the ids of the committed
 * jobs. `start` contains the ids that were committed before the first step of `during`.
 */
async function live(before: readonly Step[], during: readonly Step[]) {
  const acceptor = acceptorOf(rig.database, tenant)
  const committed: string[] = []
  const open: Array<{ id: string; commit: () => Promise<void> }> = []
  const system = rig.core.as({ kind: 'system' })
  const list = (status?: (typeof jobStates)[number]) =>
    walkOf<Job>((query) => verbs.listJobs({ ctx, input: { ...query, ...(status !== undefined && { status }) } }))
  const walk = list()
  const filtered = jobStates.map((status) => ({ status, walk: list(status) }))
  const pages = async (limit: number) => {
    await walk.page(limit)
    for (const each of filtered) await each.walk.page(limit)
  }

  const take = async (one: Step, walking: boolean): Promise<void> => {
    switch (one.kind) {
      case 'accept':
        for (let count = 0; count < one.jobs; count += 1) {
          const { request } = await acceptor.accept({ job: anyId(count + clockMs + ids), key: `k${ids}` })
          committed.push(request.job)
        }
        await acceptorOf(rig.database, neighbour).accept({ job: anyId(ids), key: `n${ids}` })
        return
      case 'page':
        return walking ? pages(one.limit) : undefined
      case 'move': {
        const jobId = committed[one.pick % Math.max(1, committed.length)]
        if (jobId === undefined) return
        await verbs.beginJob({ ctx: system, input: { jobId } })
        if (one.to === 'fail') await verbs.failJob({ ctx: system, input: { jobId, code: 'internal_error' } })
        if (one.to === 'succeed')
          await verbs.succeedJob({ ctx: system, input: { jobId, copy: testCopy, checks: [], card: testCard } })
        return
      }
      case 'tick':
        clockMs += one.ms
        return rig.database.setClock(new Date(clockMs))
      case 'open': {
        if (open.length > 0) return // a second transaction in the same workspace would wait for the first
        const client = await rig.database.pool.connect()
        await client.query('begin')
        const { request } = await acceptor.accept({ job: anyId(ids), key: `k${ids}` }, client)
        const commit = async () => {
          await client.query('commit')
          client.release()
        }
        open.push({ id: request.job, commit })
        return
      }
      case 'commit': {
        const oldest = open.shift()
        if (oldest === undefined) return
        await oldest.commit()
        committed.push(oldest.id)
      }
    }
  }
  // Before an `accept` step, the open transaction is committed, because `accept` would otherwise wait for it.
  const go = async (one: Step, walking: boolean) => {
    if (one.kind === 'accept') await take({ kind: 'commit' }, walking)
    await take(one, walking)
  }

  for (const one of before) await go(one, false)
  const start = [...committed]
  for (const one of during) await go(one, true)
  await take({ kind: 'commit' }, true)
  while (!walk.ended() || filtered.some((each) => !each.walk.ended())) await pages(1 + (ids % 7))
  return { start, committed, walk: walk.items, filtered }
}

describe('walks', { timeout: 120_000, tags: ['D-CURSOR-2', 'D-CURSOR-3', 'LIST-3', 'LIST-5'] }, () => {
  test('without a filter return every job that existed at the start once, newest first, whatever happens concurrently', async () => {
    const steps = (maxLength: number) => fc.array(step, { maxLength, size: 'max' })
    await rig.database.setClock(new Date(clockMs))
    await fc.assert(
      fc.asyncProperty(steps(12), steps(16), async (before, during) => {
        tenant = await createTenant(rig.core, { allocation: 1_000_000 })
        ctx = await asMember(rig.core, tenant)
        const { start, committed, walk, filtered } = await live(before, during)
        const given = walk.map(({ id }) => id)
        expect(new Set(given).size).toBe(given.length)
        expect(committed).toEqual(expect.arrayContaining(given))
        expect(given).toEqual(expect.arrayContaining(start))
        const positions = walk.map(({ created_at, id }) => `${created_at} ${id}`)
        expect(positions).toEqual(positions.toSorted().toReversed())
        for (const each of filtered) {
          const found = each.walk.items.map(({ id }) => id)
          expect(new Set(found).size).toBe(found.length)
          expect(committed).toEqual(expect.arrayContaining(found))
          expect(each.walk.items.filter(({ status }) => status !== each.status)).toEqual([])
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('cursors', { tags: ['D-CURSOR-1', 'LIST-1'] }, () => {
  test('with a changed character are refused', async () => {
    const acceptor = acceptorOf(rig.database, tenant)
    for (let count = 0; count < 3; count += 1) await acceptor.accept()
    const read = (cursor: string) => verbs.listJobs({ ctx, input: { limit: 1, cursor } })
    const first = await verbs.listJobs({ ctx, input: { limit: 1 } })
    const cursor = first.next_cursor ?? ''
    expect((await read(cursor)).data).toHaveLength(1)
    const refused = (changed: string) => expect(read(changed)).rejects.toMatchObject({ code: 'invalid_request' })
    for (let at = 0; at < cursor.length; at += 1) {
      await refused(cursor.slice(0, at))
      await refused(cursor.slice(0, at) + cursor.slice(at + 1))
    }
    const text = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }),
      fc.constantFrom('.', '=', '-', 'A'),
    )
    await fc.assert(
      fc.asyncProperty(fc.nat(cursor.length), text, fc.constantFrom('replace', 'insert'), async (at, by, how) => {
        const changed = cursor.slice(0, at) + by + cursor.slice(how === 'insert' ? at : at + by.length)
        fc.pre(changed !== cursor)
        await refused(changed)
      }),
      { numRuns: 2_000 },
    )
  })
})
