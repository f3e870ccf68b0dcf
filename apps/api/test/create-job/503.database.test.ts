import { verbs } from '@adcopy/core'
import { createTenant, until, type Tenant } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  entries,
  expectProblem,
  jobsPath,
  nothing,
  offersPath,
  oneJob,
  rowsOf,
  startRig,
  validBody,
  type Rig,
} from '../rig.ts'

describe.each(entries)('POST 503 by %s', { tags: ['unavailable', 'ALLOCATION-2'] }, (entry) => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig(entry)
  })
  afterAll(() => rig.close())

  const turn = (enabled: boolean) =>
    verbs.setSwitch({ ctx: rig.core.as({ kind: 'operator' }), input: { name: 'PUBLIC_API_ENABLED', enabled } })

  test(
    "the database's switch refuses creates from the next request on, and does not affect reads",
    { tags: ['S-7', 'D-SWITCH', 'D-RETRY-1'] },
    async () => {
      const tenant = await createTenant(rig.core)
      await turn(false)
      const [refused, unread] = [await rig.create(validBody, { tenant }), await rig.create('not JSON', { tenant })]
      const reads = [await rig.as(tenant, jobsPath), await rig.as(tenant, offersPath)]
      await turn(true)
      for (const answer of [refused, unread]) {
        expectProblem(answer, 'unavailable', {}, { headers: { 'retry-after': '60' } })
      }
      expect(reads.map((answer) => answer.status)).toEqual([200, 200])
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual(nothing)
      expect((await rig.create(validBody, { tenant })).status).toBe(202)
    },
  )

  /** Runs `work` while another session locks the usage row that every new job must update. */
  async function holding(tenant: Tenant, work: () => Promise<void>): Promise<void> {
    const holder = await rig.database.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select 1 from usage where workspace_id = $1 for update', [tenant.workspaceId])
      await work()
    } finally {
      await holder.query('rollback')
      holder.release()
    }
  }

  test(
    'a lock time-out is unavailable, writes nothing and binds no key',
    { tags: ['D-UNAVAILABLE', 'D-RETRY-1', 'D-KEY-2'] },
    async () => {
      const [tenant, other] = [await createTenant(rig.core), await createTenant(rig.core)]
      await rig.create(validBody, { key: 'before', tenant })
      await holding(tenant, async () => {
        const waiting = rig.create(validBody, { key: 'waits', tenant })
        expect((await rig.create(validBody, { tenant: other })).status).toBe(202)
        expect((await rig.as(tenant, jobsPath)).status).toBe(200)
        expect((await rig.create(validBody, { key: 'before', tenant })).headers.get('idempotent-replayed')).toBe('true')
        expectProblem(await waiting, 'unavailable', {}, { headers: { 'retry-after': '5' } })
      })
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual(oneJob)
      // 55P03 is lock_not_available.
      await until(async () => rig.output().includes('55P03'), { withinMs: 5_000, what: 'the cause in the log' })
      const again = await rig.create({ ...validBody, brief: 'another' }, { key: 'waits', tenant })
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([202, null])
    },
  )
})
