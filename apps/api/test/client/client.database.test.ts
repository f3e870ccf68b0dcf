import { AdCopy, idempotencyKey, isProblem, type CreateOptions, type Job, type WaitOptions } from '@adcopy/client'
import { verbs } from '@adcopy/core'
import { acceptJob, createTenant, type Tenant } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finish } from '../jobs.ts'
import { rowsOf, startRig } from '../rig.ts'
import { fates, startBadProxy, type BadProxy, type Fate } from './bad-proxy.ts'

const input = { platform: 'facebook', awareness_level: 'problem_aware', brief: 'the last canary of autumn' } as const

/** The shortest pause of the client after a failure without `Retry-After`. */
const backoffSecondsMin = 0.25

const once = fates.map((fate): Fate[] => [fate])
const twice = fates.map((fate): Fate[] => [fate, fate])
const pairs = fates.flatMap((first) => fates.map((second): Fate[] => [first, second]))

describe.concurrent('the client and the API', { timeout: 60_000 }, () => {
  const rig = startRig('in-process')
  let proxy: BadProxy

  beforeAll(async () => {
    proxy = await startBadProxy(rig.url)
  })
  afterAll(() => proxy.close())

  const clientOf = ({ token }: Tenant, { url, plan } = proxy.route(), send: typeof fetch = fetch) => {
    // The short time-out lets the client retry while the proxy holds its request back. On a slow machine, other attempts
    // may time out too, so this client has more retries.
    const hasty = plan.includes('arrives after its retry') && { attemptTimeoutMs: 1000, maxRetries: 9 }
    return new AdCopy({ baseUrl: url, token, fetch: send, ...hasty })
  }

  /** Makes one call for each plan, and checks that no request is sent sooner than an earlier response asked for. */
  async function callAll<T>(
    tenant: Tenant,
    plans: readonly Fate[][],
    call: (client: AdCopy, index: number) => Promise<T>,
  ): Promise<T[]> {
    const calls = plans.map(async (plan, index) => {
      const route = proxy.route(...plan)
      const pace = createPace()
      try {
        const result = await call(clientOf(tenant, route, pace.send), index)
        await route.settle()
        expect(pace.earlyMs).toEqual([])
        // The API must answer a late request as it answered the retry.
        const late = route.passed.filter(({ fate }) => fate === 'arrives after its retry')
        const answered = route.passed.filter(({ status }) => status !== undefined)
        const statusOfLast = (method: string) => answered.findLast((passed) => passed.method === method)?.status
        expect(late.map(({ status }) => status)).toEqual(late.map(({ method }) => statusOfLast(method)))
        return result
      } catch (cause) {
        throw new Error(`requests that meet: ${plan.join(', ')}`, { cause })
      }
    })
    return Promise.all(calls)
  }

  /** Ends the job after the client has read it once. */
  async function untilItEnds(wait: (options: WaitOptions) => Promise<Job>): Promise<Job> {
    let ended: Promise<void> | undefined
    const job = await wait({ onProgress: ({ id }) => void (ended ??= finish(rig.core, id)) })
    await ended
    expect(job).toMatchObject({ status: 'succeeded', result: { headline: 'Ride on' } })
    return job
  }

  const create = (client: AdCopy, options?: CreateOptions) => client.jobs.create(input, options)
  const createAndWait = (client: AdCopy, options?: CreateOptions) =>
    untilItEnds((waitOptions) => client.jobs.createAndWait(input, { ...options, ...waitOptions }))

  test.each([
    ['jobs.createAndWait', twice, createAndWait, 0],
    ['jobs.create', pairs, create, pairs.length],
  ])('%s makes one job and costs one unit, whichever two faults its requests meet', async (...row) => {
    const [, plans, call, due] = row
    const count = plans.length
    const tenant = await createTenant(rig.core, { allocation: count })
    const jobs = await callAll(tenant, plans, (client) => call(client))
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(count)
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: count, due, used: count })
  })

  type Read = (client: AdCopy, id: string, ids: string[]) => Promise<unknown>
  const reads: Record<string, Read> = {
    'jobs.wait': (client, id) => untilItEnds((options) => client.jobs.wait(id, options)),
    'jobs.get': async (client, id) => expect(await client.jobs.get(id)).toMatchObject({ id, status: 'queued' }),
    'jobs.list': async (client, _id, ids) => {
      const listed: string[] = []
      for await (const { id } of client.jobs.list({ limit: 4, status: 'queued' })) listed.push(id)
      expect(listed).toEqual(ids.toReversed())
    },
    'offers.list': async (client) => {
      const names: string[] = []
      for await (const { name } of client.offers.list({ limit: 1 })) names.push(name)
      expect(names).toEqual(['Autumn check', 'Spring check', 'Winter check'])
    },
  }
  test.each(Object.entries(reads))(
    '%s returns what the API has, whichever fault its requests meet twice',
    async (_name, read) => {
      const tenant = await createTenant(rig.core)
      const { workspaceId } = tenant
      const ctx = rig.core.as({ kind: 'operator' })
      for (const name of ['Spring check', 'Autumn check'])
        await verbs.createOffer({ ctx, input: { workspaceId, offer: { name } } })
      const ids: string[] = []
      for (const _plan of twice) ids.push(await acceptJob(rig.core, tenant))
      await callAll(tenant, twice, (client, index) => read(client, ids[index]!, ids))
      expect(await rowsOf(rig, workspaceId)).toMatchObject({ jobs: ids.length, used: ids.length })
    },
  )

  test.each([
    ['jobs.create', create],
    ['jobs.createAndWait', createAndWait],
  ])('%s fails at once if the allocation is spent', async (_name, call) => {
    const tenant = await createTenant(rig.core, { allocation: 1 })
    await acceptJob(rig.core, tenant)
    const isCut = (index: number) => fates[index] === 'is cut in the answer'
    const errors = await callAll(tenant, once, (client, index) =>
      // The long time-out would let the client wait for the next month.
      call(client, isCut(index) ? {} : { timeoutMs: 2 ** 40 }).catch((error: unknown) => error),
    )
    expect(errors).toMatchObject(once.map(() => ({ requestId: expect.stringMatching(/^req_[0-9a-f]{24}$/) })))
    expect(errors.filter((_, index) => isCut(index))).toMatchObject([{ name: 'ConnectionError' }])
    const resets = errors.flatMap((error) => (isProblem(error, 'quota_exceeded') ? error.problem.reset_at : []))
    expect(resets).toEqual(once.slice(1).map(() => expect.stringMatching(/-01T00:00:00Z$/)))
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 1, due: 1, used: 1 })
  })

  test('a restart with the same key finds the same job', async () => {
    const tenant = await createTenant(rig.core)
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

  test('a failed job is a result', async () => {
    const tenant = await createTenant(rig.core)
    const client = clientOf(tenant)
    const job = await client.jobs.create(input)
    await verbs.failJob({ ctx: rig.core.as({ kind: 'system' }), input: { jobId: job.id, code: 'policy_blocked' } })
    expect(await client.jobs.wait(job.id)).toMatchObject({ status: 'failed', error: { code: 'policy_blocked' } })
    expect(await client.jobs.get(job.id)).toMatchObject({ status: 'failed' })
  })

  test('problems of reads are thrown as the API states them', async () => {
    const client = clientOf(await createTenant(rig.core))
    await expect(client.jobs.list({ cursor: 'forged' }).page()).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(client.jobs.get('acg_unknown')).rejects.toMatchObject({ code: 'not_found' })
  })
})

/** `earlyMs` lists by how much requests of `send` came sooner than the response before them asked for. */
function createPace(): { send: typeof fetch; earlyMs: number[] } {
  const earlyMs: number[] = []
  let notBeforeMs = 0
  const askFor = (seconds: number) => {
    notBeforeMs = performance.now() + seconds * 1000
  }
  const send: typeof fetch = async (...request) => {
    const leftMs = notBeforeMs - performance.now()
    if (leftMs > 0) earlyMs.push(leftMs)
    try {
      const response = await fetch(...request)
      askFor(Number(response.headers.get('retry-after') ?? (response.ok ? 0 : backoffSecondsMin)))
      return response
    } catch (error) {
      askFor(backoffSecondsMin)
      throw error
    }
  }
  return { send, earlyMs }
}
