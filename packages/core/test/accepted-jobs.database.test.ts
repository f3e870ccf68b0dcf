import { randomUUID } from 'node:crypto'
import { verbs } from '@adcopy/core'
import { actsOf, createTenant, openTestCore, setUpCore, testCard, testCopy, type Tenant } from '@adcopy/testing'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { create } from './support/accepting.ts'

const acceptedAt = Date.parse('2026-11-15T12:00:00Z')

const { core, database } = await setUpCore()
const worker = openTestCore(database.url, { settings: { publicApiEnabled: false } })

beforeEach(() => database.setClock(new Date(acceptedAt)))
afterEach(() => verbs.setSwitch({ ...operator(), input: { name: 'PUBLIC_API_ENABLED', enabled: true } }))
afterAll(() => worker.close())

const operator = () => ({ ctx: core.as({ kind: 'operator' }) })
const system = () => ({ ctx: worker.as({ kind: 'system' }) })
const later = (seconds: number) => database.setClock(new Date(acceptedAt + seconds * 1000))
const lease = () => verbs.leaseJobs({ ...system(), input: { jobsMax: 10 } })
const renew = () => verbs.renewLeases({ ...system(), input: { ownJobIds: [] } })

async function accept({ token, offerId }: Tenant): Promise<string> {
  const outcome = await create(core, { token, offerId, idempotencyKey: randomUUID() })
  if (outcome.kind !== 'accepted') throw new Error(`refused as ${outcome.kind}`)
  return outcome.id
}

type Act = (acts: ReturnType<typeof actsOf>, tenant: Tenant) => Promise<unknown>
const acts: Record<string, Act> = {
  'its workspace is frozen': ({ set }) => set({ billing: 'frozen' }),
  'its workspace loses its access': ({ set }) => set({ accessEnabled: false }),
  'its workspace loses its allocation': ({ set }) => set({ allocation: null }),
  'its token is revoked': ({ revokeToken }) => revokeToken(),
  'its member becomes a viewer': ({ become }) => become('viewer'),
  'its member is removed': ({ removeMember }) => removeMember(),
  'its offer is archived': (_, { offerId }) =>
    verbs.setOfferArchived({ ...operator(), input: { offerId, archived: true } }),
  'the brand profile is removed': (_, { workspaceId }) => verbs.removeBrand({ ...operator(), input: { workspaceId } }),
  'the switch is turned off': ({ turn }) => turn(false),
}
const together: Act = async (its, tenant) => {
  for (const act of Object.values(acts)) await act(its, tenant)
}

test.each([...Object.entries(acts), ['all of this comes', together] as const])(
  'although %s, an accepted job is leased, leased again, worked on and done',
  { tags: ['D-FINAL'] },
  async (_what, act) => {
    const tenant = await createTenant(core)
    const jobId = await accept(tenant)
    await act(actsOf(core, tenant), tenant)
    expect(await lease()).toMatchObject([{ job_id: jobId, attempts: 1 }])
    await later(119)
    expect(await renew()).toMatchObject([{ job_id: jobId, attempts: 2 }])
    expect(await verbs.beginJob({ ...system(), input: { jobId } })).toMatchObject({
      kind: 'work',
      work: { brief: expect.any(String) as string, offer: { name: 'Winter check' } },
    })
    expect(await verbs.succeedJob({ ...system(), input: { jobId, copy: testCopy, checks: [], card: testCard } })).toBe(
      true,
    )
    expect(await verbs.showJob({ ...operator(), input: { jobId } })).toMatchObject({ status: 'succeeded' })
  },
)

test(
  'a job whose sweep died is leased by another sweep within two minutes, and again within two more',
  { tags: ['D-RESTART'] },
  async () => {
    const jobId = await accept(await createTenant(core))
    await lease()
    expect(await renew()).toEqual([]) // the worker that holds the lease may still be running
    await later(119)
    expect(await renew()).toMatchObject([{ job_id: jobId, attempts: 2 }])
    expect(await renew()).toEqual([])
    await later(2 * 119)
    expect(await renew()).toMatchObject([{ job_id: jobId, attempts: 3 }])
    await verbs.failJob({ ...system(), input: { jobId, code: 'internal_error' } })
  },
)
