import type { Offer } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { asMember, createTenant, setUpCore, type Tenant } from '@adcopy/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { walkOf } from '../support/walk.ts'

const rig = await setUpCore()

const name = fc.constantFrom('a', 'A', 'b', 'B', '\u00e9', 'z', 'Z', '\uffee', '\u{1f600}', 'a b', 'ab', '~', '0')
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('create' as const), name }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('page' as const), limit: fc.integer({ min: 1, max: 4 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('archive' as const), pick: fc.nat(50), archived: fc.boolean() }),
  },
  // A `pick` of -1 selects the last offer of the previous page, which is the offer that the cursor refers to.
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('rename' as const), pick: fc.option(fc.nat(50), { nil: -1 }), name }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function rename(tenant: Tenant, offerId: string, to: string): Promise<void> {
  await rig.database.pool.query(
    `with version as (
       insert into offer_version (workspace_id, id, offer_id, content, max_field_bytes, total_bytes)
       values ($1, 'offv_' || gen_random_uuid(), $2, jsonb_build_object('name', $3::text), 1, 1) returning id)
     update offer set name = $3, version_id = (select id from version) where workspace_id = $1 and id = $2`,
    [tenant.workspaceId, offerId, to],
  )
}

test(
  'a walk over offers returns untouched offers once, by name and id, whatever is created, archived and renamed',
  { timeout: 120_000, tags: ['D-LIST-2', 'D-CURSOR-2', 'OFFERS-1', 'OFFER-3'] },
  async () => {
    const steps = (maxLength: number) => fc.array(step, { maxLength, size: 'max' })
    await createTenant(rig.core, { name: 'neighbour' })
    await fc.assert(
      fc.asyncProperty(steps(12), steps(16), async (before, during) => {
        const tenant = await createTenant(rig.core)
        const ctx = await asMember(rig.core, tenant)
        const offers = [tenant.offerId, tenant.archivedOfferId]
        const touched = new Set<string>()
        const walk = walkOf<Offer>((query) => verbs.listOffers({ ctx, input: query }))
        const take = async (one: Step, walking: boolean) => {
          if (one.kind === 'page') return walking ? walk.page(one.limit) : undefined
          if (one.kind === 'create') {
            const input = { workspaceId: tenant.workspaceId, offer: { name: one.name } }
            offers.push((await verbs.createOffer({ ctx, input })).offer_id)
            return
          }
          const offerId = (one.pick < 0 ? walk.items.at(-1)?.id : offers[one.pick % offers.length]) ?? tenant.offerId
          if (walking) touched.add(offerId)
          if (one.kind === 'rename') return rename(tenant, offerId, one.name)
          await verbs.setOfferArchived({ ctx, input: { offerId, archived: one.archived } })
        }
        for (const one of before) await take(one, false)
        const all = await verbs.listOffers({ ctx, input: { limit: 100 } })
        for (const one of during) await take(one, true)
        while (!walk.ended()) await walk.page(1 + (offers.length % 3))

        const untouched = (items: readonly Offer[]) => items.filter(({ id }) => !touched.has(id))
        const given = untouched(walk.items)
        expect(new Set(given.map(({ id }) => id)).size).toBe(given.length)
        expect(offers).toEqual(expect.arrayContaining(walk.items.map(({ id }) => id)))
        expect(given).toEqual(expect.arrayContaining(untouched(all.data)))
        const inOrder = given.toSorted((a, b) =>
          Buffer.compare(Buffer.from(`${a.name}\0${a.id}`), Buffer.from(`${b.name}\0${b.id}`)),
        )
        expect(given).toEqual(inOrder)
      }),
      { numRuns: 60 },
    )
  },
)
