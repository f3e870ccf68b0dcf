import { verbs } from '@adcopy/core'
import { acceptJobs, type AcceptedRow } from '@adcopy/db'
import { asMember, createTenant, setUpCore, testBrand, type Tenant } from '@adcopy/testing'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptorOf, type AcceptJob } from './support/accept-job.ts'
import { heldWhileWaiting } from './support/held-while-waiting.ts'
import { somebodyWaits } from './support/waits.ts'

const rig = await setUpCore()
const { pool } = rig.database
const limits = { groundingFieldBytesMax: 16_384, groundingTotalBytesMax: 131_072, deadlineSeconds: 90 * 60 }

interface Request {
  workspace: number
  key: string
  fingerprints: string[]
  offer: 'none' | 'active' | 'archived' | 'foreign' | 'long'
}

const request: fc.Arbitrary<Request> = fc.record({
  workspace: fc.constantFrom(0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 6),
  key: fc.constantFrom('a', 'b'),
  fingerprints: fc.constantFrom(['new'], ['new'], ['new', 'old'], ['old'], ['other', 'new']),
  offer: fc.oneof(
    { weight: 6, arbitrary: fc.constant('none' as const) },
    fc.constantFrom('active', 'archived', 'foreign', 'long'),
  ),
})

const jobOf = (options: Pick<AcceptJob, 'workspace' | 'key'> & Partial<AcceptJob>) => ({
  workspaceId: options.workspace,
  jobId: options.job ?? `acg_${options.workspace}_${options.key}`,
  idempotencyKey: options.key,
  fingerprints: (options.fingerprints ?? ['body']).map((text) => Buffer.from(text)),
  platform: 'facebook',
  awarenessLevel: 'unaware',
  copyLength: 'long',
  brief: 'what is said',
  offerId: options.offer ?? null,
  traceParent: null,
})

const accept = ({ workspaceId: workspace }: Tenant, ...keys: string[]) =>
  acceptJobs(
    pool,
    keys.map((key) => jobOf({ workspace, key })),
    limits,
  )

async function createLongOffer({ workspaceId }: Tenant): Promise<string> {
  const ctx = rig.core.as({ kind: 'operator' })
  const offer = { name: 'Winter check', description: 'x'.repeat(limits.groundingFieldBytesMax + 1) }
  const { offer_id } = await verbs.createOffer({ ctx, input: { workspaceId, offer } })
  return offer_id
}

describe('jobs that are accepted together', () => {
  let tenants: readonly [Tenant, ...Tenant[]]
  let longOfferId: string
  let acceptor: ReturnType<typeof acceptorOf>
  let totalBytesMax: number

  beforeAll(async () => {
    const { core } = rig
    const { groundingFieldBytesMax: bytes } = limits
    const described = (description: string) => createTenant(core, { brand: { ...testBrand, description } })
    const atLimit = await described('x'.repeat(bytes))
    const [disabled, unset] = [await createTenant(core), await createTenant(core)]
    const rest = [await createTenant(core, { brand: null }), await described('x'.repeat(bytes + 1)), atLimit]
    tenants = [
      await createTenant(core, { allocation: 3, brand: { name: 'A brand', description: 'A workshop.' } }),
      await createTenant(core, { allocation: 1 }),
      disabled,
      unset,
      ...rest,
    ]
    longOfferId = await createLongOffer(tenants[0])
    acceptor = acceptorOf(rig.database, tenants[0])
    const ids = tenants.map(({ workspaceId }) => workspaceId)
    await pool.query(`insert into usage select id, '2026-10-01', 1 from unnest($1::text[]) id`, [ids])
    const sizes = 'select max(total_bytes) as bytes from brand_grounding where workspace_id = $1'
    totalBytesMax = (await pool.query(sizes, [atLimit.workspaceId])).rows[0].bytes
    // Midnight is near: in other time zones, and a millisecond later, it is December.
    await pool.query(`create or replace function app_now() returns timestamptz language sql stable as
      $$select '2026-11-30T23:59:59.999987Z'::timestamptz$$`)
    for (const { workspaceId: workspace } of [disabled, unset])
      await acceptor.accept({ workspace, key: 'a', fingerprints: ['new'] })
    const close = (update: string, { workspaceId }: Tenant) =>
      pool.query(`update public_api_access set ${update} where workspace_id = $1`, [workspaceId])
    await close('enabled = false', disabled)
    await close('allocation = null', unset)
  })

  const optionsOf = ({ workspace, offer, ...rest }: Request) => {
    const { workspaceId, offerId, archivedOfferId } = tenants[workspace]!
    const offers = {
      none: null,
      active: offerId,
      archived: archivedOfferId,
      foreign: tenants[0].offerId,
      long: longOfferId,
    }
    return { ...rest, workspace: workspaceId, offer: offers[offer], totalBytesMax }
  }

  const stored = async (client: { query: (text: string) => Promise<{ rows: unknown[] }> }) => {
    const rows = `select to_jsonb(t) as row from job t union all select to_jsonb(t) from job_due t
                  union all select to_jsonb(t) from usage t order by 1`
    return (await client.query(rows)).rows
  }

  const named = ({ outcome, job_id, allocation, accepted_at, reset_at }: AcceptedRow) => ({
    outcome,
    job_id,
    allocation,
    accepted_at,
    reset_at,
  })

  test('are stored and answered as if they had been accepted one after the other', async () => {
    const decided = { created: 0, replayed: 0, nothing: 0 }
    const scenario = fc.record({
      earlier: fc.array(request, { maxLength: 6 }),
      together: fc.array(request, { minLength: 1, maxLength: 8 }),
    })
    await fc.assert(
      fc.asyncProperty(scenario, async ({ earlier, together }) => {
        const client = await pool.connect()
        const one = async (options: Partial<AcceptJob>) => acceptor.accept(options, client)
        try {
          await client.query("begin; set local timezone to 'Pacific/Kiritimati'")
          const known = new Set<string>()
          for (const each of earlier) {
            const { outcome, request: accepted } = await one(optionsOf(each))
            if (outcome === 'created') known.add(`${accepted.workspace} ${accepted.key}`)
          }
          await client.query('savepoint start')
          const requests = together.map((each, index) => ({ ...optionsOf(each), job: `acg_${index}` }))
          const answers = await acceptJobs(client, requests.map(jobOf), {
            ...limits,
            groundingTotalBytesMax: totalBytesMax,
          })
          const undecided = requests.filter((_, index) => !answers.some(({ position }) => position === index))
          const alone = []
          for (const each of undecided) alone.push(await one(each))
          const rows = await stored(client)

          await client.query('rollback to start')
          const first = answers.toSorted((a, b) => (a.outcome < b.outcome ? 1 : -1)) // replays, then new jobs
          const expected = []
          for (const { position } of first) expected.push(await one(requests[position]!))
          expect(first.map(named)).toEqual(expected.map(named))
          const usedAfter = new Map(expected.map((each) => [each.request.workspace, each.used]))
          for (const [index, { outcome, used, position }] of first.entries()) {
            const after = usedAfter.get(requests[position]!.workspace)
            expect(used).toBe(outcome === 'created' ? after : expected[index]!.used)
          }
          const expectedAlone = []
          for (const each of undecided) expectedAlone.push(await one(each))
          expect(alone).toEqual(expectedAlone)
          expect(rows).toEqual(await stored(client))

          const needless = alone.filter(
            ({ outcome, request: { workspace, key } }) =>
              (outcome === 'replayed' && known.has(`${workspace} ${key}`)) ||
              (outcome === 'created' && together.length === 1),
          )
          expect(needless).toEqual([])
          for (const { outcome } of answers) decided[outcome as 'created' | 'replayed'] += 1
          decided.nothing += undecided.length
        } finally {
          await client.query('rollback')
          client.release()
        }
      }),
      { numRuns: 200 },
    )
    expect(Math.min(...Object.values(decided))).toBeGreaterThan(20)
  })
})

describe('a shared statement', () => {
  beforeEach(() => rig.database.setClock(new Date('2026-11-15T12:00:00Z')))

  test('fails soon if another transaction keeps a lock', async () => {
    const tenant = await createTenant(rig.core)
    await accept(tenant, 'first')
    const lock = `select from usage where workspace_id = '${tenant.workspaceId}' for update`
    await rig.database.holding(lock, async () => expect(accept(tenant, 'x')).rejects.toMatchObject({ code: '55P03' }))
  })

  test('that violates a constraint fails no other job of it', async () => {
    await pool.query(`alter table job add constraint harmless check (brief <> 'harmful') not valid`)
    const copy = { platform: 'facebook', awareness_level: 'unaware', copy_length: 'short' } as const
    const ctx = [
      await asMember(rig.core, await createTenant(rig.core)),
      await asMember(rig.core, await createTenant(rig.core)),
    ]
    const creates = ['first', 'harmful', 'innocent'].map((brief, index) =>
      verbs.createJob({ ctx: ctx[index % 2]!, input: { idempotencyKey: brief, request: { ...copy, brief } } }),
    )
    const states = (await Promise.allSettled(creates)).map(({ status }) => status)
    await pool.query('alter table job drop constraint harmless')
    expect(states).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  test('decides nothing about a job that it has already created', async () => {
    const tenant = await createTenant(rig.core)
    expect(await accept(tenant, 'x')).toMatchObject([{ outcome: 'created', used: 1 }])
    expect(await accept(tenant, 'x')).toEqual([])
  })
})

describe('a shared statement that waits for another transaction', () => {
  /** Otherwise a slow test could wait for longer than the function waits for a lock. */
  async function waitLong(): Promise<void> {
    await pool.query(`alter function accept_jobs set lock_timeout = '30s'`)
  }
  beforeAll(waitLong)

  test('fails and writes nothing if that takes a unit that it counted on', async () => {
    const tenant = await createTenant(rig.core, { allocation: 2 })
    const acceptor = acceptorOf(rig.database, tenant)
    await rig.database.holding('', async (rival) => {
      await acceptor.accept({}, rival)
      const failure = accept(tenant, 'x', 'y').catch((error: unknown) => error)
      await somebodyWaits(rig.database)
      await rival.query('commit')
      expect(await failure).toMatchObject({ code: 'AC429' })
    })
    expect(await acceptor.rows()).toEqual({ jobs: 1, due: 1, used: 1 })
    expect(await accept(tenant, 'x')).toMatchObject([{ outcome: 'created', used: 2 }])
  })

  test('leaves a key to the transaction that inserts it', { tags: ['D-KEY-3'] }, async () => {
    const tenant = await createTenant(rig.core)
    const acceptor = acceptorOf(rig.database, tenant)
    await rig.database.holding('', async (rival) => {
      const ahead = await acceptor.accept({ key: 'y' }, rival)
      const answers = accept(tenant, 'x', 'y', 'z')
      await somebodyWaits(rig.database)
      await rival.query('commit')
      expect((await answers).map(({ position, outcome }) => [position, outcome])).toEqual([
        [0, 'created'],
        [2, 'created'],
      ])
      expect(await accept(tenant, 'y')).toMatchObject([{ outcome: 'replayed', job_id: ahead.job_id }])
    })
  })

  test('locks usage rows in the order of their workspaces, so that two calls never deadlock', async () => {
    const tenants = await Promise.all(['1', '2', '3'].map((name) => createTenant(rig.core, { name })))
    const byId = tenants.toSorted((a, b) => (a.workspaceId < b.workspaceId ? -1 : 1))
    for (const tenant of tenants) await accept(tenant, 'first')
    const ids = byId.map(({ workspaceId }) => workspaceId) as [string, string, string]
    const jobs = ids.toReversed().map((workspace) => jobOf({ workspace, key: 'next' }))
    const held = heldWhileWaiting(rig.database, { table: 'usage', key: 'workspace_id', ids }, () =>
      acceptJobs(pool, jobs, limits),
    )
    expect(await held).toEqual(ids.slice(0, 2))
  })

  test('takes keys in order and before any unit, so that two calls never deadlock', async () => {
    const tenant = await createTenant(rig.core)
    const acceptor = acceptorOf(rig.database, tenant)
    await acceptor.accept()
    await rig.database.holding('', async (rival) => {
      await acceptor.insertJob(rival, { id: 'acg_rival', key: 'b' })
      const answers = accept(tenant, 'c', 'b', 'a')
      await somebodyWaits(rig.database)
      await rival.query("set local lock_timeout = '50ms'")
      expect(await acceptor.accept({ key: 'c' }, rival)).toMatchObject({ outcome: 'created' })
      await rival.query('savepoint taken')
      await expect(acceptor.accept({ key: 'a' }, rival)).rejects.toMatchObject({ code: '55P03' })
      await rival.query('rollback')
      expect(new Set((await answers).map(({ position }) => position))).toEqual(new Set([0, 1, 2]))
    })
  })
})
