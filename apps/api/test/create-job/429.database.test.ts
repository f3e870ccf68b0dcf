import { verbs } from '@adcopy/core'
import { createTenant, type Tenant } from '@adcopy/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { entries, expectProblem, jobsPath, nothing, oneJob, rowsOf, startRig, validBody, type Answer } from '../rig.ts'

describe.each(entries)('POST 429 by %s', { tags: ['quota_exceeded', 'LIMIT-ALLOCATION', 'ALLOCATION-2'] }, (entry) => {
  const rig = startRig(entry)
  beforeEach(() => rig.database.runClock(new Date('2026-11-15T12:00:00Z'))) // far from the end of a month

  const clock = (instant: string) => rig.database.setClock(new Date(instant))
  const status = async (tenant: Tenant) => (await rig.create(validBody, { tenant })).status

  /**
   * Asserts that a response is the complete `quota_exceeded` problem, and that its headers report that the month has no
   * units left.
   */
  function expectSpent(answer: Answer, reset_at: string, { quota = 1, windowSeconds = 0, seconds = 0 }): void {
    const headers = {
      'retry-after': String(seconds),
      'ratelimit-policy': `"token";q=1200;w=60, "month";q=${quota};w=${windowSeconds}`,
      ratelimit: new RegExp(`^"token";r=\\d+;t=\\d+, "month";r=0;t=${seconds}$`),
    }
    expectProblem(answer, 'quota_exceeded', { reset_at }, { headers })
  }

  test(
    'an allocation of 0 is spent from the start, an allocation of 1 after one job; the refusal writes nothing',
    { tags: ['D-ALLOCATION-1', 'D-RESET', 'D-RETRY-1', 'D-RATE-2'] },
    async () => {
      await clock('2026-11-30T23:59:00Z')
      const november = { windowSeconds: 30 * 86_400, seconds: 60 }
      const [none, one] = [
        await createTenant(rig.core, { allocation: 0 }),
        await createTenant(rig.core, { allocation: 1 }),
      ]
      expectSpent(await rig.create(validBody, { tenant: none }), '2026-12-01T00:00:00Z', { ...november, quota: 0 })
      expect(await rowsOf(rig, none.workspaceId)).toEqual(nothing)
      expect(await status(one)).toBe(202)
      expectSpent(await rig.create(validBody, { tenant: one }), '2026-12-01T00:00:00Z', november)
      expect(await rowsOf(rig, one.workspaceId)).toEqual(oneJob)
    },
  )

  test.each([
    ['a December', '2026-12-31T23:59:58.500Z', '2027-01-01T00:00:00Z', 31, 2],
    ['a February of a leap year', '2028-02-29T23:00:00Z', '2028-03-01T00:00:00Z', 29, 3_600],
    ['the first instant of a month', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z', 30, 2_592_000],
    ['the last millisecond of a month', '2026-10-31T23:59:59.999Z', '2026-11-01T00:00:00Z', 31, 1],
  ])(
    'in %s reset_at is the start of the next UTC month',
    { tags: ['D-RESET'] },
    async (_what, at, reset, days, seconds) => {
      await clock(at)
      const tenant = await createTenant(rig.core, { allocation: 0 })
      const month = { quota: 0, windowSeconds: days * 86_400, seconds }
      expectSpent(await rig.create(validBody, { tenant }), reset, month)
    },
  )

  test(
    'a unit is charged to the month of acceptance, and the next month starts with all units at its first instant',
    { tags: ['D-ALLOCATION-2', 'D-RESET'] },
    async () => {
      await clock('2026-11-30T23:59:59.999Z')
      const tenant = await createTenant(rig.core, { allocation: 1 })
      expect([await status(tenant), await status(tenant)]).toEqual([202, 429])
      await clock('2026-12-01T00:00:00.000Z')
      expect([await status(tenant), await status(tenant)]).toEqual([202, 429])
      const { rows } = await rig.database.pool.query(
        'select month::text, used from usage where workspace_id = $1 order by month',
        [tenant.workspaceId],
      )
      expect(rows).toEqual([
        { month: '2026-11-01', used: 1 },
        { month: '2026-12-01', used: 1 },
      ])
    },
  )

  test('unused units do not carry over into the next month', { tags: ['LIMIT-ALLOCATION'] }, async () => {
    await clock('2026-11-15T00:00:00Z')
    const tenant = await createTenant(rig.core, { allocation: 2 })
    expect(await status(tenant)).toBe(202)
    await clock('2026-12-15T00:00:00Z')
    expect([await status(tenant), await status(tenant), await status(tenant)]).toEqual([202, 202, 429])
  })

  test('a spent allocation does not affect reads and replays', { tags: ['POST-1', 'D-RATE-2'] }, async () => {
    const tenant = await createTenant(rig.core, { allocation: 1 })
    const first = await rig.create(validBody, { key: 'first', tenant })
    expect(await status(tenant)).toBe(429)
    expect((await rig.create(validBody, { key: 'first', tenant })).body).toEqual(first.body)
    const listed = await rig.as(tenant, jobsPath)
    expect([listed.status, listed.headers.get('ratelimit-policy')]).toEqual([200, '"token";q=1200;w=60'])
  })

  test('a larger or smaller allocation takes effect at the next request', { tags: ['D-ALLOCATION-1'] }, async () => {
    const tenant = await createTenant(rig.core, { allocation: 1 })
    const { workspaceId } = tenant
    const allow = (allocation: number) =>
      verbs.setWorkspace({ ctx: rig.core.as({ kind: 'operator' }), input: { workspaceId, allocation } })
    expect([await status(tenant), await status(tenant)]).toEqual([202, 429])
    await allow(3)
    expect(await status(tenant)).toBe(202)
    await allow(1)
    expect(await status(tenant)).toBe(429)
    expect(await rowsOf(rig, workspaceId)).toEqual({ jobs: 2, due: 2, used: 2 })
  })
})
