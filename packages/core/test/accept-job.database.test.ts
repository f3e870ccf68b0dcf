import { verbs } from '@adcopy/core'
import { createTenant, setUpCore, type Tenant } from '@adcopy/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { acceptorOf } from './support/accept-job.ts'

const rig = await setUpCore()
let tenant: Tenant
let acceptor: ReturnType<typeof acceptorOf>

beforeEach(async () => {
  await rig.database.runClock(new Date('2026-11-15T12:00:00Z')) // a month ends only if a test sets the clock
  tenant = await createTenant(rig.core, { allocation: 3 })
  acceptor = acceptorOf(rig.database, tenant)
})

const operator = () => ({ ctx: rig.core.as({ kind: 'operator' }) })
const setAllocation = (allocation: number | null) =>
  verbs.setWorkspace({ ...operator(), input: { workspaceId: tenant.workspaceId, allocation } })
const nothing = { jobs: 0, due: 0, used: 0 }

describe('an accepted job', () => {
  test('is stored as sent, due at once, at the millisecond that clients see', async () => {
    await rig.database.pool.query(
      `create or replace function app_now() returns timestamptz language sql stable as
         $$select '2026-11-30T23:59:59.123987Z'::timestamptz$$`,
    )
    const { request, ...answer } = await acceptor.accept({ offer: tenant.offerId, fingerprints: ['new', 'old'] })
    const acceptedAt = new Date('2026-11-30T23:59:59.123Z')
    expect(answer).toEqual({
      outcome: 'created',
      job_id: request.job,
      used: 1,
      allocation: 3,
      accepted_at: acceptedAt,
      reset_at: new Date('2026-12-01T00:00:00Z'),
    })
    const { rows } = await rig.database.pool.query(
      `select j.id, j.workspace_id, j.idempotency_key as key, convert_from(j.fingerprint, 'UTF8') as fingerprint, j.platform,
              j.awareness_level, j.copy_length, j.brief, j.state, j.created_at::text, j.deadline_at, j.grounding_id =
              (select grounding_id from brand_profile b where b.workspace_id = j.workspace_id) as grounded,
              j.offer_version_id = (select version_id from offer where id = $2) as offered,
              d.workspace_id as due_in, d.due_at::text, d.attempts, u.month::text, u.used
         from job j join job_due d on d.job_id = j.id join usage u on u.workspace_id = j.workspace_id
        where j.workspace_id = $1`,
      [tenant.workspaceId, tenant.offerId],
    )
    expect(rows).toEqual([
      {
        id: request.job,
        workspace_id: tenant.workspaceId,
        key: request.key,
        fingerprint: 'new',
        platform: 'facebook',
        awareness_level: 'unaware',
        copy_length: 'long',
        brief: 'what is said',
        state: 'queued',
        created_at: expect.stringContaining('59:59.123+'),
        deadline_at: new Date(acceptedAt.getTime() + 90 * 60_000),
        grounded: true,
        offered: true,
        due_in: tenant.workspaceId,
        due_at: rows[0]?.created_at,
        attempts: 0,
        month: '2026-11-01',
        used: 1,
      },
    ])
  })

  test('has no offer unless one was sent', async () => {
    await acceptor.accept()
    const { rows } = await rig.database.pool.query(
      'select from job where workspace_id = $1 and offer_version_id is null',
      [tenant.workspaceId],
    )
    expect(rows).toHaveLength(1)
  })

  test.each(['America/New_York', 'Pacific/Kiritimati'])(
    'is charged to its UTC month although the session uses %s',
    { tags: ['LIMIT-ALLOCATION'] },
    async (zone) => {
      const client = await rig.database.pool.connect()
      try {
        await client.query(`set timezone to '${zone}'`)
        const acceptAt = async (instant: string, key: string) => {
          await rig.database.setClock(new Date(instant))
          return acceptor.accept({ key }, client)
        }
        const [june, july] = ['2026-06-30T23:30:00Z', '2026-07-01T00:30:00Z']
        await acceptAt(june, 'a')
        for (const key of ['b', 'c']) await acceptAt(july, key)
        expect(await acceptAt(june, 'c')).toMatchObject({ outcome: 'replayed', used: 1 })
        expect(await acceptAt(july, 'c')).toMatchObject({ outcome: 'replayed', used: 2 })
      } finally {
        await client.query('reset timezone')
        client.release()
      }
      const { rows } = await rig.database.pool.query(
        'select month::text, used from usage where workspace_id = $1 order by 1',
        [tenant.workspaceId],
      )
      expect(rows).toEqual([
        { month: '2026-06-01', used: 1 },
        { month: '2026-07-01', used: 2 },
      ])
    },
  )
})

describe('an accepted key', { tags: ['POST-1', 'POST-2'] }, () => {
  test('is created again for the call that proposed its job, and replayed for any other call', async () => {
    const { request } = await acceptor.accept()
    expect(await acceptor.accept(request)).toMatchObject({ outcome: 'created', job_id: request.job, used: 1 })
    const replay = { key: request.key }
    expect(await acceptor.accept(replay)).toMatchObject({ outcome: 'replayed', job_id: request.job, used: 1 })
    expect(await acceptor.accept({ ...replay, fingerprints: ['another'] })).toMatchObject({
      outcome: 'idempotency_mismatch',
      used: 1,
    })
    expect(await acceptor.rows()).toEqual({ jobs: 1, due: 1, used: 1 })
  })

  test('matches any fingerprint of the ring, first or last', { tags: ['D-CANONICAL-2'] }, async () => {
    const { request } = await acceptor.accept({ fingerprints: ['b', 'a'] })
    for (const fingerprints of [['b'], ['c', 'b'], ['b', 'c'], ['d', 'c', 'b']]) {
      expect(await acceptor.accept({ key: request.key, fingerprints })).toMatchObject({ outcome: 'replayed' })
    }
    expect(await acceptor.accept({ key: request.key, fingerprints: ['a'] })).toMatchObject({
      outcome: 'idempotency_mismatch', // only the newest fingerprint, which is the first, is stored
    })
  })

  test('is free in every other workspace, which has its own units', { tags: ['D-KEY-1'] }, async () => {
    const { request } = await acceptor.accept()
    const other = await createTenant(rig.core, { allocation: 1 })
    const { outcome, used } = await acceptorOf(rig.database, other).accept({
      key: request.key,
      fingerprints: ['another'],
    })
    expect([outcome, used]).toEqual(['created', 1])
  })
})

describe('refusals', () => {
  test(
    'have a fixed order, write nothing and bind no key',
    { tags: ['D-ORDER', 'D-KEY-2', 'ALLOCATION-2'] },
    async () => {
      const { workspaceId, archivedOfferId } = tenant
      const bound = (await acceptor.accept({ key: 'bound' })).request
      const before = await acceptor.rows()
      const tooLarge = { fieldBytesMax: 1, totalBytesMax: 1 }
      const all = { ...tooLarge, offer: archivedOfferId, key: 'fresh' }
      await verbs.removeBrand({ ...operator(), input: { workspaceId } })

      await verbs.setWorkspace({ ...operator(), input: { workspaceId, accessEnabled: false, allocation: 1 } })
      expect(await acceptor.accept({ ...all, key: 'bound' })).toMatchObject({
        outcome: 'preview_disabled',
        allocation: null,
        job_id: null,
      })
      await verbs.setWorkspace({ ...operator(), input: { workspaceId, accessEnabled: true, allocation: null } })
      expect(await acceptor.accept({ ...all, key: 'bound' })).toMatchObject({ outcome: 'preview_disabled' })
      await setAllocation(1)
      expect(await acceptor.accept({ ...all, key: 'bound', fingerprints: ['another'] })).toMatchObject({
        outcome: 'idempotency_mismatch',
      })
      expect(await acceptor.accept({ ...all, key: 'bound' })).toMatchObject({ outcome: 'replayed', job_id: bound.job })
      expect(await acceptor.accept(all)).toMatchObject({ outcome: 'not_found', job_id: null })
      expect(await acceptor.accept({ ...all, offer: tenant.offerId })).toMatchObject({ outcome: 'missing_brand' })
      await verbs.importBrand({
        ...operator(),
        input: { workspaceId, profile: { name: 'Brand', description: 'Facts.' } },
      })
      expect(await acceptor.accept({ ...all, offer: null })).toMatchObject({ outcome: 'grounding_too_large' })
      expect(await acceptor.accept({ key: 'fresh' })).toMatchObject({
        outcome: 'quota_exceeded',
        used: 1,
        allocation: 1,
        job_id: null,
      })
      expect(await acceptor.rows()).toEqual(before)
      await setAllocation(2)
      expect(await acceptor.accept({ key: 'fresh' })).toMatchObject({ outcome: 'created', used: 2 })
    },
  )

  test('an unknown workspace has no preview', async () => {
    expect(await acceptor.accept({ workspace: 'ws_unknown' })).toMatchObject({ outcome: 'preview_disabled' })
  })

  test(
    'an allocation of 0 accepts no job, nor does an allocation below the used units',
    { tags: ['D-ALLOCATION-1'] },
    async () => {
      await setAllocation(0)
      expect(await acceptor.accept()).toMatchObject({ outcome: 'quota_exceeded', used: 0, allocation: 0 })
      expect(await acceptor.rows()).toEqual(nothing)
      await setAllocation(2)
      await acceptor.accept()
      await acceptor.accept()
      await setAllocation(1)
      expect(await acceptor.accept()).toMatchObject({ outcome: 'quota_exceeded', used: 2, allocation: 1 })
    },
  )

  test('only active offers of the same workspace are found', { tags: ['POST-5', 'not_found'] }, async () => {
    const other = await createTenant(rig.core)
    for (const offer of [tenant.archivedOfferId, other.offerId, 'off_unknown', '']) {
      expect(await acceptor.accept({ offer })).toMatchObject({ outcome: 'not_found' })
    }
    expect(await acceptor.rows()).toEqual(nothing)
    await verbs.setOfferArchived({ ...operator(), input: { offerId: tenant.archivedOfferId, archived: false } })
    expect(await acceptor.accept({ offer: tenant.archivedOfferId })).toMatchObject({ outcome: 'created' })
  })

  test(
    'grounding fits up to the last byte of a field and of the total',
    { tags: ['D-GROUNDING-2', 'LIMIT-GROUNDING'] },
    async () => {
      const { workspaceId } = tenant
      await setAllocation(100)
      // With the large offer, the largest field is the offer's description. In all other jobs, it is the brand's
      // description.
      const brand = { name: 'Brand', description: 'd'.repeat(400) }
      await verbs.importBrand({ ...operator(), input: { workspaceId, profile: brand } })
      const large = { name: 'Large', description: 'o'.repeat(700) }
      const { offer_id: offerId } = await verbs.createOffer({ ...operator(), input: { workspaceId, offer: large } })
      const outcome = async (offer: string | null, fieldBytesMax: number, totalBytesMax: number) =>
        (await acceptor.accept({ offer, fieldBytesMax, totalBytesMax })).outcome
      expect(await outcome(null, 400, 405)).toBe('created')
      expect(await outcome(null, 399, 405)).toBe('grounding_too_large')
      expect(await outcome(null, 400, 404)).toBe('grounding_too_large')
      expect(await outcome(offerId, 700, 1_110)).toBe('created')
      expect(await outcome(offerId, 699, 1_110)).toBe('grounding_too_large')
      expect(await outcome(offerId, 700, 1_109)).toBe('grounding_too_large')
      const small = await verbs.createOffer({ ...operator(), input: { workspaceId, offer: { name: 'Small' } } })
      expect(await outcome(small.offer_id, 400, 410)).toBe('created')
      expect(await outcome(small.offer_id, 399, 410)).toBe('grounding_too_large')
    },
  )
})
