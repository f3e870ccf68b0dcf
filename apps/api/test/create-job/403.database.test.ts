import { actsOf, createTenant } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'
import { entries, expectProblem, jobsPath, nothing, offersPath, oneJob, rowsOf, startRig, validBody } from '../rig.ts'

describe.each(entries)('POST 403 by %s', { tags: ['forbidden', 'POST-8', 'AUTH-5', 'ALLOCATION-2'] }, (entry) => {
  const rig = startRig(entry)

  test('a viewer can read but not create, whatever the body', async () => {
    const tenant = await createTenant(rig.core, { role: 'viewer' })
    for (const body of [validBody, {}, 'not JSON']) expectProblem(await rig.create(body, { tenant }), 'forbidden')
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual(nothing)
    for (const path of [jobsPath, offersPath]) expect((await rig.as(tenant, path)).status).toBe(200)
  })

  test("a token's role is its member's at the time of the request", { tags: ['D-ROLE'] }, async () => {
    const tenant = await createTenant(rig.core, { role: 'editor' })
    const { become } = actsOf(rig.core, tenant)
    expect((await rig.create(validBody, { tenant })).status).toBe(202)
    await become('viewer')
    expectProblem(await rig.create(validBody, { tenant }), 'forbidden')
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual(oneJob)
    await become('admin')
    expect((await rig.create(validBody, { tenant })).status).toBe(202)
  })
})
