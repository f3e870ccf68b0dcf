import { problemCodes } from '@adcopy/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { type ClientOptions, ConnectionError, ProblemError, TimeoutError, UnexpectedAnswerError } from '../src/index.ts'
import {
  closeServers,
  cut,
  cutHalfWay,
  cutUnseen,
  input,
  jobs,
  json,
  page,
  play,
  problem,
  silence,
  type Act,
} from './server.ts'

afterAll(closeServers)

const accepted = json(202, jobs.queued)
const now = { 'retry-after': '0' }

describe.concurrent('a call is sent again', () => {
  const passing: Array<[string, Act, Partial<ClientOptions>?]> = [
    ['rate_limited', problem('rate_limited', now)],
    ['unavailable', problem('unavailable', now)],
    ['a refusal without Retry-After', problem('unavailable')],
    ['a cut connection', cut],
    ['an answer that is cut', cutHalfWay],
    ['an answer that is cut where its length is not known', cutUnseen],
    ['a page of a proxy, 502', page(502)],
    ['a page of a proxy, 503', page(503, now)],
    ['a page of a proxy, 429, with a date', page(429, { 'retry-after': new Date().toUTCString() })],
    ['no answer in time', silence, { attemptTimeoutMs: 2_000 }],
  ]
  test.each(passing)('after %s, with the same key and body', async (_what, act, options = {}) => {
    const { client, seen } = await play([act, act, accepted], options)
    expect(await client.jobs.create(input)).toEqual(jobs.queued)
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST'])
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(seen.map(({ body }) => JSON.parse(body))).toEqual([input, input, input])
  })

  test('not before the seconds in Retry-After', async () => {
    const { client, seen } = await play([problem('rate_limited', { 'retry-after': '1' }), accepted])
    await client.jobs.create(input)
    expect(seen[1]!.atMs - seen[0]!.atMs).toBeGreaterThanOrEqual(1000)
  })

  test.each([
    ['of 0 seconds', now],
    ['with a date in the past', { 'retry-after': new Date(0).toUTCString() }],
  ])('with growing pauses despite a Retry-After %s', async (_what, headers) => {
    const { client, seen } = await play([problem('unavailable', headers), page(503, headers), accepted])
    await client.jobs.create(input)
    const pausesMs = seen.slice(1).map(({ atMs }, index) => atMs - seen[index]!.atMs)
    expect(pausesMs[0]).toBeGreaterThanOrEqual(250)
    expect(pausesMs[1]).toBeGreaterThanOrEqual(500)
  })

  test('twice and no more by default, and as often as the caller says', async () => {
    const busy = await play([problem('unavailable', now)])
    await expect(busy.client.jobs.create(input)).rejects.toMatchObject({ code: 'unavailable' })
    expect(busy.seen).toHaveLength(3)
    await expect(busy.client.jobs.create(input, { maxRetries: 0 })).rejects.toMatchObject({ code: 'unavailable' })
    expect(busy.seen).toHaveLength(4)
    const eager = await play([problem('unavailable', now)], { maxRetries: 3 })
    await expect(eager.client.jobs.get('acg_1')).rejects.toBeInstanceOf(ProblemError)
    expect(eager.seen).toHaveLength(4)
  })

  test('also when Retry-After is longer than a minute, if the call has the time', async () => {
    const { client, seen } = await play([problem('rate_limited', { 'retry-after': '90' }), accepted])
    const controller = new AbortController()
    const call = client.jobs.create(input, { signal: controller.signal })
    const early = await Promise.race([
      call.catch(() => 'rejected'),
      new Promise((resolve) => setTimeout(resolve, 1500, 'waits')),
    ])
    expect([early, seen.length]).toEqual(['waits', 1])
    controller.abort(new Error('enough'))
    await expect(call).rejects.toThrow('enough')
  })
})

describe.concurrent('a call is not sent again', () => {
  const lasting = problemCodes.filter((code) => code !== 'rate_limited' && code !== 'unavailable')
  test.each(lasting)('after %s', async (code) => {
    const { client, seen } = await play([problem(code, now)])
    await expect(client.jobs.create(input)).rejects.toMatchObject({ code, requestId: 'req_p' })
    expect(seen).toHaveLength(1)
  })

  test('after quota_exceeded, whose Retry-After is weeks', async () => {
    const more = { reset_at: '2026-12-01T00:00:00Z' }
    const { client, seen } = await play([problem('quota_exceeded', { 'retry-after': '1209600' }, more)])
    await expect(client.jobs.create(input, { maxRetries: 9, timeoutMs: 2 ** 40 })).rejects.toMatchObject({
      code: 'quota_exceeded',
      retryAfterMs: 1_209_600_000,
      problem: more,
    })
    expect(seen).toHaveLength(1)
  })

  test.each([200, 307, 404, 500])('after a page of a proxy with %s', async (status) => {
    const { client, seen } = await play([page(status, { location: 'http://127.0.0.1:1/' })])
    await expect(client.jobs.create(input)).rejects.toBeInstanceOf(UnexpectedAnswerError)
    expect(seen).toHaveLength(1)
  })

  test('when Retry-After ends after the time-out: it rejects at once', async () => {
    const { client, seen } = await play([problem('rate_limited', { 'retry-after': '90' })])
    await expect(client.jobs.create(input, { timeoutMs: 60_000 })).rejects.toMatchObject({ code: 'rate_limited' })
    expect(seen).toHaveLength(1)
  })
})

describe.concurrent('a call ends', () => {
  test('with its time-out, and names its key', async () => {
    const { client } = await play([silence])
    const error: unknown = await client.jobs
      .create(input, { timeoutMs: 300, idempotencyKey: 'mine' })
      .catch((e: unknown) => e)
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toMatchObject({ name: 'TimeoutError', idempotencyKey: 'mine' })
  })

  test('with its time-out even if the timer fires early', async () => {
    const { client } = await play([silence])
    // Timers count in whole milliseconds and may fire up to one millisecond early.
    for (let call = 0; call < 60; call += 1)
      await expect(client.jobs.get('x', { timeoutMs: 5 + call / 60 })).rejects.toBeInstanceOf(TimeoutError)
  })

  test('with its last error, which names the random key', async () => {
    const { client, seen } = await play([cut])
    const error: unknown = await client.jobs.create(input, { maxRetries: 1 }).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error).toMatchObject({ idempotencyKey: seen[0]!.headers['idempotency-key'] })
  })

  test('with the reason of its signal: before it, during it, and between its attempts', async () => {
    const reason = new Error('changed my mind')
    const { client, seen } = await play([silence])
    await expect(client.jobs.get('x', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(seen).toHaveLength(0)
    for (const script of [{ client }, await play([problem('unavailable', { 'retry-after': '60' })])]) {
      const controller = new AbortController()
      setTimeout(() => controller.abort(reason), 200)
      await expect(script.client.jobs.get('x', { signal: controller.signal })).rejects.toBe(reason)
    }
  })

  test('where nothing listens', async () => {
    const { client } = await play([silence], { baseUrl: 'http://127.0.0.1:1', maxRetries: 0 })
    await expect(client.offers.list().page()).rejects.toBeInstanceOf(ConnectionError)
  })
})
