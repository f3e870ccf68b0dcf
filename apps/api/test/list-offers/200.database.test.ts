import { randomBytes } from 'node:crypto'
import { verbs } from '@adcopy/core'
import { createTenant, type Tenant } from '@adcopy/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { entries, expectAnswer, offersPath, startRig } from '../rig.ts'

interface Page {
  data: Array<{ id: string; object: string; name: string }>
  next_cursor: string | null
}

describe.each(entries)('GET offers 200 by %s', { tags: ['OFFERS-1', 'S-1'] }, (entry) => {
  const rig = startRig(entry)
  let tenant: Tenant

  beforeAll(async () => {
    tenant = await createTenant(rig.core)
  })

  const operator = () => rig.core.as({ kind: 'operator' })
  const add = async (name: string, { workspaceId } = tenant) =>
    (await verbs.createOffer({ ctx: operator(), input: { workspaceId, offer: { name, price: '9 EUR' } } })).offer_id
  const list = (query = '', who = tenant) => rig.as(who, offersPath + query)

  async function walk(limit: number, between: () => Promise<unknown> = async () => undefined): Promise<string[]> {
    const walked: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = (await list(`?limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`)).body as Page
      walked.push(...page.data.map((offer) => offer.id))
      cursor = page.next_cursor
      await between()
    }
    return walked
  }

  test(
    'the active offers of this workspace, each with only id, object and name',
    { tags: ['OFFER-1', 'OFFER-3', 'D-LIST-1', 'D-LIST-2', 'D-RATE-1', 'D-RATE-2', 'D-ID-1'] },
    async () => {
      const who = await createTenant(rig.core)
      expect(who.offerId).toMatch(/^off_[0-9a-hjkmnp-tv-z]{26}$/)
      const winter = { id: who.offerId, object: 'offer', name: 'Winter check' }
      const only = (data: object[]) => ({
        status: 200,
        body: { object: 'list', data, has_more: false, next_cursor: null },
      })
      expectAnswer(await list('', who), only([winter]))
      const restore = (archived: boolean, offerId: string) =>
        verbs.setOfferArchived({ ctx: operator(), input: { offerId, archived } })
      await restore(true, who.offerId)
      expectAnswer(await list('', who), only([]))
      await restore(false, who.archivedOfferId)
      expectAnswer(await list('', who), only([{ id: who.archivedOfferId, object: 'offer', name: 'Summer check' }]))
    },
  )

  test(
    'by name in the order of code points, then by id, over pages of any size and names of any length',
    { tags: ['D-LIST-2', 'LIST-5', 'D-CURSOR-2'] },
    async () => {
      // This name is too large for an index row. It begins with "a", which comes after "Z" in code-point order.
      const long = await add(`a${randomBytes(40_000).toString('hex')}`)
      const [b1, a, b2, z, umlaut] = [await add('B'), await add('A'), await add('B'), await add('Z'), await add('Ä')]
      const expected = [a, ...[b1, b2].toSorted(), tenant.offerId, z, long, umlaut]
      const all = (await list()).body as Page
      expect(all.data.map((offer) => offer.id)).toEqual(expected)
      expect(await walk(1)).toEqual(expected)
      expect(await walk(3)).toEqual(expected)
      const first = (await list('?limit=2')).body as Page
      const rest = (await list(`?limit=100&cursor=${first.next_cursor}`)).body as Page
      expect([...first.data, ...rest.data].map((offer) => offer.id)).toEqual(expected)
    },
  )

  test('a walk continues past an offer that is archived meanwhile', { tags: ['D-CURSOR-3', 'OFFER-3'] }, async () => {
    const before = ((await list()).body as Page).data.map((offer) => offer.id)
    const [first = ''] = before
    const archive = () => verbs.setOfferArchived({ ctx: operator(), input: { offerId: first, archived: true } })
    expect(await walk(1, archive)).toEqual(before)
  })

  test('a page has twenty offers by default and at most a hundred', { tags: ['LIMIT-PAGE', 'D-LIST-2'] }, async () => {
    const who = await createTenant(rig.core)
    for (let index = 0; index < 100; index += 1) await add(`Offer ${index}`, who)
    const sizes = await Promise.all(['', '?limit=100'].map(async (query) => (await list(query, who)).body as Page))
    expect(sizes.map((page) => page.data.length)).toEqual([20, 100])
    for (const page of sizes) expect(page.next_cursor).toEqual(expect.any(String))
  })
})
