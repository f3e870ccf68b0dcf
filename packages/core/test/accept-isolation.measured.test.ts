import { setTimeout as delay } from 'node:timers/promises'
import { verbs } from '@adcopy/core'
import { actorOfToken, asMember, createTenant, setUpCore, type Tenant } from '@adcopy/testing'
import { beforeAll, expect, test } from 'vitest'

const rig = await setUpCore()
let tenants: [Tenant, Tenant, Tenant]

beforeAll(async () => {
  const create = () => createTenant(rig.core, { allocation: 100_000 })
  const created = [await create(), await create(), await create()]
  // Shared statements lock usage rows in this order, so that locks are held before and after the middle one.
  tenants = created.toSorted((a, b) => (a.workspaceId < b.workspaceId ? -1 : 1)) as typeof tenants
  for (const tenant of tenants) await (await creatorFor(tenant))('first')
})

async function creatorFor(tenant: Tenant) {
  const ctx = await asMember(rig.core, tenant)
  const request = { platform: 'facebook', awareness_level: 'unaware', brief: 'x', copy_length: 'short' } as const
  return (idempotencyKey: string) => verbs.createJob({ ctx, input: { idempotencyKey, request } })
}

/** Calls forty times per second, without waiting for earlier calls. Rejects if a call fails. Returns all latencies. */
async function call(seconds: number, work: (call: number) => Promise<unknown>): Promise<number[]> {
  const latencies: Array<Promise<number>> = []
  for (let index = 0; index < seconds * 40; index += 1) {
    const beganMs = performance.now()
    latencies.push(work(index).then(() => performance.now() - beganMs))
    await delay(25)
  }
  return Promise.all(latencies)
}

const median = (latencies: readonly number[]) => latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length / 2)]

test(
  'a workspace whose usage row is locked for long delays no other workspace',
  { tags: ['D-UNAVAILABLE'] },
  async () => {
    const [low, locked, high] = [
      await creatorFor(tenants[0]),
      await creatorFor(tenants[1]),
      await creatorFor(tenants[2]),
    ]
    const lock = `select from usage where workspace_id = '${tenants[1].workspaceId}' for update`
    const waiting: Array<Promise<unknown>> = []
    await rig.database.holding(lock, async () => {
      const others = await Promise.all([
        call(5, (index) => {
          waiting.push(locked(`locked-${index}`).catch(() => undefined))
          return low(`low-${index}`)
        }),
        call(5, (index) => high(`high-${index}`)),
        call(5, () => actorOfToken(rig.core, tenants[0].token)),
      ])
      for (const latencies of others) expect(median(latencies)).toBeLessThan(150)
    })
    await Promise.all(waiting)
    expect(await locked('after-the-lock')).toMatchObject({ replayed: false })
  },
)

test('a thousand requests of one workspace at once are accepted, and delay another only a little', async () => {
  const [busy, other] = [await creatorFor(tenants[1]), await creatorFor(tenants[2])]
  const beganMs = performance.now()
  const burst = Promise.all(Array.from({ length: 1_000 }, (_, index) => busy(`burst-${index}`)))
  const burstMs = burst.then(() => performance.now() - beganMs)
  const latencies = await call(1, (index) => other(`other-${index}`))
  expect(new Set((await burst).map(({ job }) => job.id)).size).toBe(1_000)
  expect(Math.max(...latencies)).toBeLessThan((await burstMs) / 2)
})
