import { verbs } from '@adcopy/core'
import { createTenant, testBrand } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'
import { entries, expectProblem, nothing, oneJob, rowsOf, startRig, storedJob, validBody } from '../rig.ts'

describe.each(entries)('POST 422 by %s', { tags: ['ALLOCATION-2'] }, (entry) => {
  const rig = startRig(entry)

  test('a workspace without a brand profile is missing_brand', { tags: ['POST-6', 'missing_brand'] }, async () => {
    const tenant = await createTenant(rig.core, { brand: null })
    const { workspaceId, offerId } = tenant
    for (const body of [validBody, { ...validBody, offer_id: offerId }]) {
      expectProblem(await rig.create(body, { tenant }), 'missing_brand')
    }
    expect(await rowsOf(rig, workspaceId)).toEqual(nothing)
    const ctx = rig.core.as({ kind: 'operator' })
    await verbs.importBrand({ ctx, input: { workspaceId, profile: testBrand } })
    expect((await rig.create(validBody, { tenant })).status).toBe(202)
    await verbs.removeBrand({ ctx, input: { workspaceId } })
    expectProblem(await rig.create(validBody, { tenant }), 'missing_brand')
    expect(await rowsOf(rig, workspaceId)).toEqual(oneJob)
  })

  test.each([
    ['another brief', { brief: 'another' }],
    ['the brief in other case', { brief: validBody.brief.toUpperCase() }],
    ['other white space in the brief', { brief: validBody.brief.replace(' ', '  ') }],
    ['another form of one letter', { brief: validBody.brief.replace('a', 'a\u0301') }],
    ['another platform', { platform: 'instagram' }],
    ['another level', { awareness_level: 'unaware' }],
    ['another length', { copy_length: 'long' }],
    ['an offer', { offer_id: 'off_x' }],
  ])(
    'a key with %s is a mismatch, which does not change the first job',
    { tags: ['POST-2', 'D-CANONICAL-1', 'idempotency_mismatch'] },
    async (_what, change) => {
      const tenant = await createTenant(rig.core)
      const first = await rig.create(validBody, { key: 'once', tenant })
      const { id } = first.body as { id: string }
      const stored = await storedJob(rig, id)
      expectProblem(await rig.create({ ...validBody, ...change }, { key: 'once', tenant }), 'idempotency_mismatch')
      expect(await storedJob(rig, id)).toEqual(stored)
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual(oneJob)
      expect((await rig.create(validBody, { key: 'once', tenant })).body).toEqual(first.body)
    },
  )
})
