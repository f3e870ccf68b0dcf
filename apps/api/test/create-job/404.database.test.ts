import { verbs } from '@adcopy/core'
import { createTenant } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'
import { entries, expectProblem, nothing, rowsOf, startRig, validBody } from '../rig.ts'

describe.each(entries)('POST 404 by %s', { tags: ['not_found', 'POST-5', 'ALLOCATION-2'] }, (entry) => {
  const rig = startRig(entry)

  test(
    'an archived, a foreign, an unknown and a malformed offer get the same response, except for the request id',
    { tags: ['D-ID-2', 'D-ROUTING-4'] },
    async () => {
      const tenant = await createTenant(rig.core)
      const foreign = rig.tenant.offerId
      const texts = new Set<string>()
      for (const offer_id of [
        tenant.archivedOfferId,
        foreign,
        rig.tenant.archivedOfferId,
        'off_01kaj5x7g8e4r9t2v6w3y0zbcd',
        tenant.offerId.toUpperCase(),
        ` ${tenant.offerId}`,
        tenant.workspaceId,
        '',
        '../canary',
        'x'.repeat(20_000),
      ]) {
        const answer = await rig.create({ ...validBody, offer_id }, { tenant })
        expectProblem(answer, 'not_found')
        texts.add(answer.text.replace(/req_[0-9a-f]+/, ''))
        expect(await rowsOf(rig, tenant.workspaceId)).toEqual(nothing)
      }
      expect(texts.size).toBe(1)
    },
  )

  test('an offer can be used until it is archived and again once it is restored', async () => {
    const tenant = await createTenant(rig.core)
    const ctx = rig.core.as({ kind: 'operator' })
    const { offerId } = tenant
    const create = () => rig.create({ ...validBody, offer_id: offerId }, { tenant })
    expect((await create()).status).toBe(202)
    await verbs.setOfferArchived({ ctx, input: { offerId, archived: true } })
    expectProblem(await create(), 'not_found')
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 1, due: 1, used: 1 })
    await verbs.setOfferArchived({ ctx, input: { offerId, archived: false } })
    expect((await create()).status).toBe(202)
  })
})
