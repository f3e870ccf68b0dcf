import { acceptJob, actsOf, createTenant, until, type Tenant } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'
import { entries, expectProblem, jobsPath, offersPath, oneJob, rowsOf, startRig, validBody } from '../rig.ts'

// Every new job must update this row.
const usageLock = ({ workspaceId }: Tenant) => `select 1 from usage where workspace_id = '${workspaceId}' for update`

describe.each(entries)('POST 503 by %s', { tags: ['unavailable', 'ALLOCATION-2'] }, (entry) => {
  const rig = startRig(entry)

  test(
    "the database's switch refuses creates from the next request on, and does not affect reads",
    { tags: ['S-7', 'D-SWITCH', 'D-RETRY-1'] },
    async () => {
      const tenant = await createTenant(rig.core)
      const { turn } = actsOf(rig.core, tenant)
      const jobId = await acceptJob(rig.core, tenant)
      try {
        await turn(false)
        for (const body of [validBody, 'not JSON']) {
          expectProblem(await rig.create(body, { tenant }), 'unavailable', {}, { headers: { 'retry-after': '60' } })
        }
        for (const path of [jobsPath, `${jobsPath}/${jobId}`, offersPath])
          expect((await rig.as(tenant, path)).status).toBe(200)
      } finally {
        await turn(true)
      }
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual(oneJob)
      expect((await rig.create(validBody, { tenant })).status).toBe(202)
    },
  )

  test(
    'a lock time-out is unavailable, writes nothing and binds no key',
    { tags: ['D-UNAVAILABLE', 'D-RETRY-1', 'D-KEY-2'] },
    async () => {
      const [tenant, other] = [await createTenant(rig.core), await createTenant(rig.core)]
      await rig.create(validBody, { key: 'before', tenant })
      await rig.database.holding(usageLock(tenant), async () => {
        const waiting = [rig.create(validBody, { key: 'waits', tenant })]
        expect((await rig.create(validBody, { tenant: other })).status).toBe(202)
        expect((await rig.as(tenant, jobsPath)).status).toBe(200)
        waiting.push(rig.create(validBody, { key: 'waits-too', tenant })) // and shares a statement with the next request
        expect((await rig.create(validBody, { key: 'before', tenant })).headers.get('idempotent-replayed')).toBe('true')
        for (const refused of await Promise.all(waiting))
          expectProblem(refused, 'unavailable', {}, { headers: { 'retry-after': '5' } })
      })
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual(oneJob)
      // 55P03 is lock_not_available.
      await until(async () => rig.output().includes('55P03'), { withinMs: 5_000, what: 'the cause in the log' })
      const again = await rig.create({ ...validBody, brief: 'another' }, { key: 'waits', tenant })
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([202, null])
    },
  )

  test('a replay is answered although more creates than a process accepts at a time wait for a lock', async () => {
    const tenant = await createTenant(rig.core)
    await rig.create(validBody, { key: 'before', tenant })
    await rig.database.holding(usageLock(tenant), async () => {
      const waiting = Array.from({ length: 140 }, () => rig.create(validBody, { tenant }))
      expect((await rig.create(validBody, { key: 'before', tenant })).headers.get('idempotent-replayed')).toBe('true')
      for (const { status } of await Promise.all(waiting)) expect(status).toBe(503)
    })
  })
})
