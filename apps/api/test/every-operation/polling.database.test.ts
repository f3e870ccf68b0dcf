import { createTenant, listen, setUpCore, type Listening } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer } from '../../src/create-server.ts'
import { createHandleRest } from '../../src/rest/handle-rest.ts'
import { createLimiter } from '../../src/rest/limiter.ts'
import { finish } from '../jobs.ts'
import { PollingClient, type Manners } from '../polling-client.ts'

const problemsBase = 'http://web.example/problems'
const jobTakesMs = 9_000
const startMs = Date.parse('2026-11-30T23:50:00Z')
const monthEndsMs = Date.parse('2026-12-01T00:00:00Z')

// Only the clock is simulated, so that waiting takes no time.
describe('a client that polls', { tags: ['D-POLLING', 'D-RETRY-2', 'D-RATE-1', 'D-RATE-2'] }, async () => {
  const { core, database } = await setUpCore()
  let server: Listening
  let nowMs = startMs

  beforeAll(async () => {
    const handleRest = createHandleRest({
      core,
      limiters: {
        token: createLimiter({ name: 'token', quota: 6 }, () => nowMs),
        ip: createLimiter({ name: 'ip', quota: 6 }, () => nowMs),
      },
      problemsBase,
      trustedProxyHops: 0,
      recordTokenUse: () => undefined,
      observe: () => undefined,
    })
    server = await listen(createServer({ handleRest, problemsBase }))
  })
  afterAll(() => server.close())

  async function passTo(instantMs: number): Promise<void> {
    nowMs = Math.max(nowMs, instantMs)
    await database.setClock(new Date(nowMs))
  }

  /** Advances the clock to an instant. On the way, finishes each queued job at the time when it is `jobTakesMs` old. */
  async function pass(instantMs: number): Promise<void> {
    const { rows } = await database.pool.query<{ id: string; created_at: Date }>(
      `select id, created_at from job where state = 'queued' order by created_at`,
    )
    for (const { id, created_at } of rows) {
      const endsMs = created_at.getTime() + jobTakesMs
      if (endsMs > instantMs) break
      await passTo(endsMs)
      await finish(core, id)
    }
    await passTo(instantMs)
  }

  async function run(clients: readonly PollingClient[], requestsMax = 1_000): Promise<void> {
    for (;;) {
      const [turn] = clients
        .flatMap((each) => {
          const request = each.next()
          return request === undefined ? [] : [{ each, request }]
        })
        .toSorted((a, b) => a.request.notBeforeMs - b.request.notBeforeMs)
      if (turn === undefined || turn.each.seen.length >= requestsMax) return
      await pass(Math.max(nowMs + 20, turn.request.notBeforeMs))
      await turn.each.send(turn.request, nowMs)
    }
  }

  async function client(manners: Manners, { jobs = 5, allocation = 100 } = {}): Promise<PollingClient> {
    nowMs = startMs
    await database.setClock(new Date(nowMs))
    const { token } = await createTenant(core, { allocation })
    return new PollingClient({ url: server.url, token, jobs, manners })
  }

  const obedient: Manners = { pace: true, limits: true }
  const problemsSeen = ({ seen }: PollingClient) => seen.filter(({ status }) => status >= 400).map(({ what }) => what)
  const ends = ({ seen }: PollingClient) => seen.filter(({ what }) => what === 'succeeded')

  test('and obeys the headers gets no refusal, whatever it creates, and sees every job end', async () => {
    const clients = [await client(obedient), await client(obedient, { jobs: 1 }), await client(obedient, { jobs: 12 })]
    await run(clients)
    expect(clients.map(problemsSeen)).toEqual([[], [], []])
    expect(clients.map((each) => ends(each).length)).toEqual([5, 1, 12])
    // The last client needed more requests than one burst allows, so it had to wait.
    const [last] = clients.toReversed()
    expect(last!.seen.length).toBeGreaterThan(12)
    expect(nowMs - startMs).toBeGreaterThan(60_000)
  })

  test('continues polling when the allocation is spent, and creates again in the next month', async () => {
    const frugal = await client(obedient, { jobs: 5, allocation: 3 })
    await run([frugal])
    expect(problemsSeen(frugal)).toEqual([])
    expect(ends(frugal).map(({ atMs }) => atMs < monthEndsMs)).toEqual([true, true, true, false, false])
    const creates = frugal.seen.filter(({ method }) => method === 'POST').map(({ atMs }) => atMs >= monthEndsMs)
    expect(creates).toEqual([false, false, false, true, true])
  })

  const heedless: Array<[string, Manners, string]> = [
    ['neither', { pace: false, limits: false }, 'rate_limited'],
    ['Retry-After but not RateLimit', { pace: true, limits: false }, 'rate_limited'],
  ]
  test.each(heedless)('and obeys %s is refused', async (_what, manners, code) => {
    const one = await client(manners, { jobs: 12 })
    await run([one], 40)
    expect(problemsSeen(one)).toContain(`${problemsBase}/${code}`)
  })

  test('and ignores the policy of the month is refused as well', async () => {
    const one = await client({ pace: true, limits: false }, { jobs: 2, allocation: 1 })
    await run([one], 3)
    expect(problemsSeen(one)).toContain(`${problemsBase}/quota_exceeded`)
  })
})
