import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { verbs, type Core } from '@adcopy/core'
import { actorOfToken, asMember, createTenant, openTestCore, setUpCore, until, type Tenant } from '@adcopy/testing'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'

const rig = await setUpCore()
const failures: string[] = []
let tenants: [Tenant, Tenant, Tenant]
/** Each test has its own, because a process remembers for a second which statements failed. */
let core: Core

beforeAll(async () => {
  const create = () => createTenant(rig.core, { allocation: 100_000 })
  const created = [await create(), await create(), await create()]
  // Shared statements lock usage rows in this order, so that locks are held before and after the middle one.
  tenants = created.toSorted((a, b) => (a.workspaceId < b.workspaceId ? -1 : 1)) as typeof tenants
})

beforeEach(async () => {
  failures.length = 0
  const observe = (event: { kind: string }) => void (event.kind === 'shared_accept_failed' && failures.push(event.kind))
  core = openTestCore(rig.database.url, { observe })
  for (const tenant of tenants) await (await creatorFor(tenant))(randomUUID())
  return () => core.close()
})

async function creatorFor(tenant: Tenant) {
  const ctx = await asMember(core, tenant)
  const request = { platform: 'facebook', awareness_level: 'unaware', brief: 'x', copy_length: 'short' } as const
  return (idempotencyKey: string) => verbs.createJob({ ctx, input: { idempotencyKey, request } })
}

/** Calls forty times per second, without waiting for earlier calls. Rejects if a call fails. Returns all latencies. */
async function call(seconds: number, work: (call: number) => Promise<unknown>): Promise<number[]> {
  const latencies: Array<Promise<number>> = []
  for (let index = 0; index < seconds * 40; index += 1) {
    const beganMs = performance.now()
    const latency = work(index).then(() => performance.now() - beganMs)
    latency.catch(() => undefined) // `Promise.all` reports it
    latencies.push(latency)
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
        call(5, () => actorOfToken(core, tenants[0].token)),
      ])
      for (const latencies of others) expect(median(latencies)).toBeLessThan(150)
    })
    await Promise.all(waiting)
    expect(await locked('after-the-lock')).toMatchObject({ replayed: false })
  },
)

/** Every commit of a unit of the workspace takes this long, as it does with a distant synchronous replica. */
async function slowCommits({ workspaceId }: Tenant, seconds: number): Promise<void> {
  await rig.database.pool.query(`
    create function slow_commit() returns trigger language plpgsql as $$begin perform pg_sleep(${seconds}); return null; end$$;
    create constraint trigger slow_commit after insert or update on usage deferrable initially deferred
      for each row when (new.workspace_id = '${workspaceId}') execute function slow_commit()`)
  onTestFinished(async () => {
    await rig.database.pool.query('drop function slow_commit cascade')
  })
}

test('a burst of a workspace is accepted although its usage row was locked for a moment', async () => {
  const busy = await creatorFor(tenants[1])
  await slowCommits(tenants[1], 0.003)
  const lock = `select from usage where workspace_id = '${tenants[1].workspaceId}' for update`
  let burst: Promise<unknown> = Promise.resolve()
  await rig.database.holding(lock, async () => {
    burst = Promise.all(Array.from({ length: 1_000 }, (_, index) => busy(`locked-burst-${index}`)))
    burst.catch(() => undefined) // it is awaited below
    await until(() => failures.length > 0, { what: 'a shared statement that fails at the lock' })
  })
  await burst
})

test('slow commits of a workspace fail no statement and delay no other workspace', async () => {
  await slowCommits(tenants[1], 0.08)
  const [slow, other] = [await creatorFor(tenants[1]), await creatorFor(tenants[2])]
  const [, latencies] = await Promise.all([
    call(4, (index) => slow(`slow-${index}`)),
    call(4, (index) => other(`fast-${index}`)),
  ])
  expect(failures).toEqual([])
  expect(median(latencies)).toBeLessThan(150)
})

test('a usage row that is locked again and again delays other workspaces only now and then', async () => {
  const [locked, other] = [await creatorFor(tenants[1]), await creatorFor(tenants[2])]
  const client = await rig.database.pool.connect()
  const stop = new AbortController()
  const locking = (async () => {
    while (!stop.signal.aborted) {
      await client.query(`begin; select from usage where workspace_id = '${tenants[1].workspaceId}' for update`)
      await delay(120)
      await client.query('commit')
      await delay(5)
    }
  })().finally(() => client.release())
  try {
    const results = await Promise.all([
      call(4, (index) => locked(`flapping-${index}`)),
      call(4, (index) => other(`unlocked-${index}`)),
    ])
    expect(median(results[1])).toBeLessThan(50)
  } finally {
    stop.abort()
    await locking
  }
})

test('a thousand requests of one workspace at once are accepted, and delay another only a little', async () => {
  const [busy, other] = [await creatorFor(tenants[1]), await creatorFor(tenants[2])]
  let accepted = 0
  const accept = (index: number) => busy(`burst-${index}`).finally(() => (accepted += 1))
  const burst = Promise.all(Array.from({ length: 1_000 }, (_, index) => accept(index)))
  const overtaken: number[] = []
  await call(1, async (index) => {
    const before = accepted
    await other(`other-${index}`)
    overtaken.push(accepted - before)
  })
  expect(new Set((await burst).map(({ job }) => job.id)).size).toBe(1_000)
  expect(Math.max(...overtaken)).toBeLessThan(500)
})
