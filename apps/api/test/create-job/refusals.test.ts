import { randomUUID } from 'node:crypto'
import { verbs } from '@adcopy/core'
import { createTenant, testBrand } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entries, expectProblem, rowsOf, startRig, validBody, type Rig } from '../rig.ts'

describe.each(entries)('POST 404, 422 and 429 by %s', (entry) => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig(entry)
  })
  afterAll(() => rig.close())

  test('an archived, a foreign, an unknown and a malformed offer are the same not_found and cost nothing', async () => {
    const tenant = await createTenant(rig.core)
    const offers = [tenant.archivedOfferId, rig.tenant.offerId, 'off_01kaj5x7g8e4r9t2v6w3y0zbcd', '../x']
    for (const offer_id of offers) {
      expectProblem(await rig.create({ ...validBody, offer_id }, { tenant }), 'not_found')
    }
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 0, due: 0, used: 0 })
  })

  test('a workspace without a brand profile is missing_brand, after the offer was looked for', async () => {
    const tenant = await createTenant(rig.core, { brand: null })
    expectProblem(await rig.create(validBody, { tenant }), 'missing_brand')
    expectProblem(await rig.create({ ...validBody, offer_id: 'off_x' }, { tenant }), 'not_found')
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 0, due: 0, used: 0 })
  })

  test('16 KiB in a field pass, one byte more is grounding_too_large and costs nothing', async () => {
    const tenant = await createTenant(rig.core)
    const ctx = rig.core.as({ kind: 'operator' })
    const voice = (bytes: number) =>
      verbs.importBrand({
        ctx,
        input: {
          workspaceId: tenant.workspaceId,
          profile: { ...testBrand, voice: 'é'.repeat(bytes / 2) + 'x'.repeat(bytes % 2) },
        },
      })
    await voice(16_385)
    expectProblem(await rig.create(validBody, { tenant }), 'grounding_too_large')
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 0, due: 0, used: 0 })
    await voice(16_384)
    expect((await rig.create(validBody, { tenant })).status).toBe(202)
  })

  test('a key used with another body is a mismatch, which leaves the first job as it was', async () => {
    const tenant = await createTenant(rig.core)
    const key = randomUUID()
    const first = await rig.create(validBody, { key, tenant })
    expectProblem(await rig.create({ ...validBody, brief: 'another' }, { key, tenant }), 'idempotency_mismatch')
    expect((await rig.create(validBody, { key, tenant })).body).toEqual(first.body)
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 1, due: 1, used: 1 })
  })

  test('a spent allocation is quota_exceeded until the next UTC month, and the key stays free', async () => {
    const tenant = await createTenant(rig.core, { allocation: 1 })
    const ctx = rig.core.as({ kind: 'operator' })
    await rig.create(validBody, { tenant })
    const key = randomUUID()
    const refused = await rig.create(validBody, { key, tenant })
    const { reset_at } = await verbs.showWorkspace({ ctx, input: { workspaceId: tenant.workspaceId } })
    expectProblem(refused, 'quota_exceeded', { reset_at })
    expect(refused.headers.get('ratelimit')).toMatch(/, "month";r=0;t=\d+$/)
    expect(reset_at).toMatch(/^\d{4}-\d\d-01T00:00:00Z$/)
    const seconds = (Date.parse(reset_at) - Date.now()) / 1000
    expect(Math.abs(Number(refused.headers.get('retry-after')) - seconds)).toBeLessThan(5)
    await verbs.setWorkspace({ ctx, input: { workspaceId: tenant.workspaceId, allocation: 2 } })
    const accepted = await rig.create({ ...validBody, brief: 'another' }, { key, tenant })
    expect(accepted.status).toBe(202)
    expect(accepted.headers.get('idempotent-replayed')).toBeNull()
  })
})
