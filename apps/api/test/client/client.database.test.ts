import { AdCopy, idempotencyKey, isProblem, type Job } from '@adcopy/client'
import { verbs } from '@adcopy/core'
import { createTenant, type Tenant } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finish } from '../jobs.ts'
import { rowsOf, startRig, type Rig } from '../rig.ts'
import { fates, startBadProxy, type BadProxy, type Fate, type Passed } from './bad-proxy.ts'

const input = { platform: 'facebook', awareness_level: 'problem_aware', brief: 'the last canary of autumn' } as const

describe('the client and the API', () => {
  let rig: Rig
  let proxy: BadProxy
  let fateOf: (request: Passed) => Fate = () => 'passes'

  beforeAll(async () => {
    rig = await startRig('in-process')
    proxy = await startBadProxy(rig.url, (request) => fateOf(request))
  })
  afterAll(async () => {
    await proxy.close()
    await rig.close()
  })

  const clientOf = ({ token }: Tenant) => new AdCopy({ baseUrl: proxy.url, token })

  /** Applies the n-th fate of `planOf(kind)` to the n-th request of a kind. All other requests pass unchanged. */
  function meet(kindOf: (request: Passed) => string | undefined, planOf: (kind: string) => readonly Fate[]): void {
    const met = new Map<string, number>()
    fateOf = (request) => {
      const kind = kindOf(request)
      if (kind === undefined) return 'passes'
      const count = met.get(kind) ?? 0
      met.set(kind, count + 1)
      return planOf(kind)[count] ?? 'passes'
    }
  }

  test('a create makes one job and costs one unit, whatever two things happen to its requests', async () => {
    const tenant = await createTenant(rig.core)
    const client = clientOf(tenant)
    const pairs = fates.flatMap((first) =>
      fates.map((second): [string, Fate[]] => [`${first}:${second}`, [first, second]]),
    )
    const plans = new Map<string, Fate[]>()
    for (const [name, plan] of pairs) plans.set(await idempotencyKey(name), plan)
    meet(
      ({ key }) => key,
      (key) => plans.get(key) ?? [],
    )
    const jobs = await Promise.all([...plans.keys()].map((key) => client.jobs.create(input, { idempotencyKey: key })))
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(81)
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 81, due: 81, used: 81 })
  })

  test('a restart with the same key finds the same job', async () => {
    const tenant = await createTenant(rig.core)
    fateOf = () => 'passes'
    const run = async () => clientOf(tenant).jobs.create(input, { idempotencyKey: await idempotencyKey('row', 1) })
    const [first, second] = [await run(), await run()]
    expect(second.id).toBe(first.id)
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 1, due: 1, used: 1 })
    const other = clientOf(tenant).jobs.create(
      { ...input, brief: 'x' },
      { idempotencyKey: await idempotencyKey('row', '1') },
    )
    await expect(other).rejects.toMatchObject({ code: 'idempotency_mismatch' })
  })

  test('waiting survives every fate, polls no sooner than asked and ends with the copy', async () => {
    const tenant = await createTenant(rig.core)
    meet(
      ({ method, path }) => (method === 'GET' ? path : undefined),
      () => fates,
    )
    const from = proxy.passed.length
    let reads = 0
    const job = await clientOf(tenant).jobs.createAndWait(input, {
      onProgress({ id }) {
        reads += 1
        if (reads === 3) void finish(rig.core, id)
      },
    })
    expect(job).toMatchObject({ status: 'succeeded', result: { headline: 'Ride on' } })
    const requests = proxy.passed.slice(from)
    const early = requests.filter(({ retryAfter, answeredAtMs = 0 }, index) => {
      const next = requests[index + 1]
      return next !== undefined && next.atMs - answeredAtMs < Number(retryAfter ?? 0) * 1000
    })
    expect(early).toEqual([])
    expect(requests.length).toBeGreaterThan(fates.length)
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 1, due: 0, used: 1 })
  })

  test('a failed job is a result', async () => {
    const tenant = await createTenant(rig.core)
    fateOf = () => 'passes'
    const client = clientOf(tenant)
    const job = await client.jobs.create(input)
    await verbs.failJob({ ctx: rig.core.as({ kind: 'system' }), input: { jobId: job.id, code: 'policy_blocked' } })
    expect(await client.jobs.wait(job.id)).toMatchObject({ status: 'failed', error: { code: 'policy_blocked' } })
    expect(await client.jobs.get(job.id)).toMatchObject({ status: 'failed' })
  })

  test('a spent allocation fails at once, after one request', async () => {
    const tenant = await createTenant(rig.core, { allocation: 1 })
    fateOf = () => 'passes'
    const client = clientOf(tenant)
    await client.jobs.create(input)
    const from = proxy.passed.length
    const error: unknown = await client.jobs.create(input).catch((e: unknown) => e)
    if (!isProblem(error, 'quota_exceeded')) throw error
    expect(error.problem.reset_at).toMatch(/-01T00:00:00Z$/)
    expect(error.requestId).toMatch(/^req_[0-9a-f]{24}$/)
    expect(proxy.passed).toHaveLength(from + 1)
  })

  test('listings have every item once, in the order of the API, whatever happens to their requests', async () => {
    const tenant = await createTenant(rig.core)
    fateOf = () => 'passes'
    const client = clientOf(tenant)
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1)
      ids.unshift((await client.jobs.create({ ...input, brief: `${count}` })).id)
    meet(
      ({ path }) => path,
      (path) => [fates[path.length % fates.length]!, 'is lost'],
    )
    const listed: Job[] = []
    for await (const job of client.jobs.list({ limit: 2, status: 'queued' })) listed.push(job)
    expect(listed.map(({ id }) => id)).toEqual(ids)
    const offers = []
    for await (const offer of client.offers.list({ limit: 1 })) offers.push(offer)
    expect(offers).toEqual([{ object: 'offer', id: tenant.offerId, name: 'Winter check' }])
    await expect(client.jobs.list({ cursor: 'forged' }).page()).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(client.jobs.get('acg_unknown')).rejects.toMatchObject({ code: 'not_found' })
  })
})
