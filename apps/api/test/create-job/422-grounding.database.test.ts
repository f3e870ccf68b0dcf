import type { OfferContent } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { addReadFile, createTenant, testBrand, type Tenant } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'
import { entries, expectProblem, nothing, oneJob, rowsOf, startRig, validBody } from '../rig.ts'

const fieldBytesMax = 16_384
const totalBytesMax = 131_072
const places = ['profile', 'brand brief', 'avatars', 'Think reports', 'offer'] as const
type Place = (typeof places)[number]

describe.each(entries)(
  'POST 422 for large grounding by %s',
  { tags: ['POST-7', 'grounding_too_large', 'LIMIT-GROUNDING', 'ALLOCATION-2'] },
  (entry) => {
    const rig = startRig(entry)
    const operator = () => rig.core.as({ kind: 'operator' })

    const addBrand = ({ workspaceId }: Tenant, changes: object) =>
      verbs.importBrand({ ctx: operator(), input: { workspaceId, profile: { ...testBrand, ...changes } } })
    const addAvatar = ({ workspaceId }: Tenant, description: string) =>
      verbs.addAvatar({ ctx: operator(), input: { workspaceId, avatar: { name: 'a', description } } })
    const addReport = ({ workspaceId }: Tenant, summary: string) =>
      verbs.addThinkReport({ ctx: operator(), input: { workspaceId, report: { title: 't', summary } } })
    const addOffer = async ({ workspaceId }: Tenant, offer: OfferContent) =>
      (await verbs.createOffer({ ctx: operator(), input: { workspaceId, offer } })).offer_id
    async function expectTooLarge(tenant: Tenant, body: object = validBody): Promise<void> {
      expectProblem(await rig.create(body, { tenant }), 'grounding_too_large')
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual(nothing)
    }
    async function expectFits(tenant: Tenant, body: object = validBody): Promise<void> {
      expect((await rig.create(body, { tenant })).status).toBe(202)
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual(oneJob)
    }

    test(
      'a field of 16,384 UTF-8 bytes fits, one of 16,385 does not, and the edit itself is stored',
      { tags: ['D-GROUNDING-1', 'D-GROUNDING-3'] },
      async () => {
        const tenant = await createTenant(rig.core)
        const { workspaceId } = tenant
        const voice = `${'é'.repeat(fieldBytesMax / 2)}x`
        await addBrand(tenant, { voice })
        const view = await verbs.showBrand({ ctx: operator(), input: { workspaceId } })
        expect(view).toMatchObject({ profile: { voice }, grounding: { too_large: true } })
        await expectTooLarge(tenant)
        await addBrand(tenant, { voice: voice.slice(0, -1) })
        await expectFits(tenant)
      },
    )

    test('a list is one field, joined by newlines', { tags: ['D-GROUNDING-1'] }, async () => {
      const tenant = await createTenant(rig.core)
      const half = 'x'.repeat(fieldBytesMax / 2)
      await addBrand(tenant, { proof_points: [half, half] })
      await expectTooLarge(tenant)
      await addBrand(tenant, { proof_points: [half, half.slice(1)] })
      await expectFits(tenant)
    })

    test('the brand brief is one field, over all its files', { tags: ['D-GROUNDING-1'] }, async () => {
      const half = 'x'.repeat(fieldBytesMax / 2)
      const [over, exact] = [await createTenant(rig.core), await createTenant(rig.core)]
      for (const [tenant, second] of [
        [over, half],
        [exact, half.slice(1)],
      ] as const) {
        await addReadFile(rig.core, tenant, [half])
        await addReadFile(rig.core, tenant, [second])
      }
      await expectTooLarge(over)
      await expectFits(exact)
    })

    test('only the fields of the requested offer count', async () => {
      const tenant = await createTenant(rig.core)
      const large = await addOffer(tenant, { name: 'Large', description: 'x'.repeat(fieldBytesMax + 1) })
      await expectTooLarge(tenant, { ...validBody, offer_id: large })
      await expectFits(tenant)
    })

    /**
     * Creates a workspace whose grounding has exactly the maximum total size plus the bytes in `more`. Every field is
     * smaller than the limit for a single field.
     */
    async function fill(more: Partial<Record<Place, number>> = {}): Promise<[tenant: Tenant, body: object]> {
      const tenant = await createTenant(rig.core, { brand: null })
      const words = (place: Place, bytes: number) => 'x'.repeat(bytes + (more[place] ?? 0))
      const offerId = await addOffer(tenant, { name: 'O', description: words('offer', 14_000) })
      for (const filler of [14_000, 14_000]) await addAvatar(tenant, 'x'.repeat(filler))
      await addAvatar(tenant, words('avatars', 14_000))
      for (const filler of [14_000, 14_000]) await addReport(tenant, 'x'.repeat(filler))
      await addReport(tenant, words('Think reports', 14_000))
      await addReadFile(rig.core, tenant, [words('brand brief', 14_000)])
      const [name, description] = ['B', 'D']
      const named = Buffer.byteLength(`${name}${description}Oaaattt`)
      const audience = words('profile', totalBytesMax - 9 * 14_000 - named)
      const profile = { name, description, voice: 'x'.repeat(14_000), audience }
      await verbs.importBrand({ ctx: operator(), input: { workspaceId: tenant.workspaceId, profile } })
      return [tenant, { ...validBody, brief: 'y'.repeat(280), offer_id: offerId }]
    }

    test('131,072 bytes in total fit, and the brief does not count', { tags: ['D-GROUNDING-2'] }, async () => {
      const [tenant, body] = await fill()
      await expectFits(tenant, body)
    })

    test.each(places)('one byte more in the %s is too much', { tags: ['D-GROUNDING-2'] }, async (place) => {
      const [tenant, body] = await fill({ [place]: 1 })
      await expectTooLarge(tenant, body)
    })
  },
)
