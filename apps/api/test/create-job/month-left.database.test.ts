import { actsOf, createTenant, type Acts, type Tenant } from '@adcopy/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { entries, startRig, validBody } from '../rig.ts'

describe.each(entries)('the remaining units on every response to a create, by %s', { tags: ['D-RATE-2'] }, (entry) => {
  const rig = startRig(entry)
  let tenant: Tenant
  let acts: Acts

  beforeAll(async () => {
    await rig.database.runClock(new Date('2026-11-15T12:00:00Z'))
    tenant = await createTenant(rig.core, { allocation: 7 })
    acts = actsOf(rig.core, tenant)
    for (const key of ['one', 'two']) await rig.create(validBody, { tenant, key })
  })

  const create = (body: unknown = validBody, key = 'one') => rig.create(body, { tenant, key })
  async function createWhile(set: (there: boolean) => Promise<unknown>): ReturnType<typeof create> {
    await set(true)
    const answer = await create()
    await set(false)
    return answer
  }
  const viewer = (there: boolean) => acts.become(there ? 'viewer' : 'editor')
  const frozen = (there: boolean) => acts.set({ billing: there ? 'frozen' : 'active' })
  const off = (there: boolean) => acts.turn(!there)

  test.for<[status: number, what: string, answer: () => ReturnType<typeof create>]>([
    [202, 'a replay', () => create()],
    [400, 'a body that is refused', () => create({})],
    [400, 'a key that is refused', () => create(validBody, 'a key')],
    [404, 'an offer that is not there', () => create({ ...validBody, offer_id: tenant.archivedOfferId }, 'new')],
    [422, 'another body under a key', () => create({ ...validBody, brief: 'another canary' })],
    [403, 'a viewer', () => createWhile(viewer)],
    [403, 'a frozen workspace', () => createWhile(frozen)],
    [503, 'the switch', () => createWhile(off)],
  ])('%i for %s', async ([status, , answer]) => {
    const { status: found, headers } = await answer()
    expect(found).toBe(status)
    expect(headers.get('ratelimit-policy')).toMatch(/^"token";q=1200;w=60, "month";q=7;w=2592000$/)
    expect(headers.get('ratelimit')).toMatch(/, "month";r=5;t=13\d{5}$/)
  })
})
