import { acceptJob, actsOf, createTenant } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'
import { finish } from '../jobs.ts'
import { entries, expectProblem, jobsPath, offersPath, oneJob, rowsOf, startRig, validBody } from '../rig.ts'

const base = 'https://errors.example/of/this'

describe.each(entries)('what the environment decides by %s', (entry) => {
  const env = { PUBLIC_API_ENABLED: 'off', PROBLEMS_BASE: `${base}/`, WEB_ORIGIN: 'https://app.example/' }
  const rig = startRig(entry, { env })

  test(
    'its switch refuses creates whatever the database says, and does not affect reads',
    { tags: ['S-7', 'D-SWITCH', 'unavailable'] },
    async () => {
      await actsOf(rig.core, rig.tenant).turn(true)
      const jobId = await acceptJob(rig.core, rig.tenant)
      expectProblem(await rig.create(validBody), 'unavailable', {}, { base, headers: { 'retry-after': '60' } })
      expect(await rowsOf(rig)).toEqual(oneJob)
      for (const path of [jobsPath, `${jobsPath}/${jobId}`, offersPath])
        expect((await rig.as(rig.tenant, path)).status).toBe(200)
    },
  )

  test('the base of every type is the configured one', { tags: ['D-PAGES', 'ERROR-2'] }, async () => {
    expectProblem(await rig.call('/nowhere'), 'not_found', {}, { base, rate: 'none' })
    expectProblem(await rig.call(offersPath), 'invalid_auth', {}, { base })
    const errors = [{ parameter: 'limit', detail: 'is empty' }]
    expectProblem(await rig.as(rig.tenant, `${offersPath}?limit=`), 'invalid_request', { errors }, { base })
  })

  const tags = ['RESULT-4', 'D-RESULT-4'] as const
  test("app_url leads to the web application's own origin, built when it is read", { tags: [...tags] }, async () => {
    const tenant = await createTenant(rig.core)
    const jobId = await acceptJob(rig.core, tenant)
    await finish(rig.core, jobId)
    const { result } = (await rig.as(tenant, `${jobsPath}/${jobId}`)).body as { result: Record<string, string> }
    expect(result['app_url']).toBe(`https://app.example/artifacts/${result['artifact_id']}`)
  })
})
