import { createTenant, setUpCore, type Tenant } from '@adcopy/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createHandleRest, type HandleRest, type RestEvent } from '../../src/rest/handle-rest.ts'
import { createLimiter } from '../../src/rest/limiter.ts'

const jobs = '/api/v1/ad-copy-generations'

const rig = await setUpCore()

describe('the guard', { tags: ['D-REQUEST-ID'] }, () => {
  const events: RestEvent[] = []
  const uses: string[] = []
  let tenant: Tenant
  let handle: HandleRest

  const deps = () => ({
    core: rig.core,
    problemsBase: 'https://partners.example/p',
    trustedProxyHops: 0,
    recordTokenUse: (tokenId: string) => uses.push(tokenId),
    observe: (event: RestEvent) => events.push(event),
  })

  beforeAll(async () => {
    tenant = await createTenant(rig.core)
    const limiter = (name: 'token' | 'ip') => createLimiter({ name, quota: 100 })
    handle = createHandleRest({ ...deps(), limiters: { token: limiter('token'), ip: limiter('ip') } })
  })
  beforeEach(() => {
    events.length = uses.length = 0
  })

  async function* bytes(text: string) {
    yield await Promise.resolve(Buffer.from(text))
  }
  const send = (method: string, target: string, headers: Record<string, string> = {}, sent = '') =>
    handle({ method, target, headers: Object.entries(headers), body: bytes(sent), peerAddress: '192.0.2.1' })
  const signed = () => ({ authorization: `Bearer ${tenant.token}` })
  const create = (text: string, key = 'k') =>
    send('POST', jobs, { ...signed(), 'content-type': 'application/json', 'idempotency-key': key }, text)

  test('uses an identifier exactly as sent', { tags: ['D-ROUTING-4'] }, async () => {
    const body = '{"platform":"facebook","awareness_level":"unaware","brief":"x"}'
    const { id } = JSON.parse((await create(body)).body ?? '') as { id: string }
    expect(await send('GET', `${jobs}/${id}`, signed())).toMatchObject({ status: 200 })
    for (const other of [
      `${id}#x`,
      `.\\${id}`,
      `\t${id}`,
      `${id}\n`,
      `%61${id.slice(1)}`,
      `${id}%20`,
      `%zz${id}`,
      `${id}%`,
    ])
      expect(await send('GET', `${jobs}/${other}`, signed())).toMatchObject({ status: 404 })
  })

  test('refuses two Authorization headers, in any order', async () => {
    const token = ['authorization', `Bearer ${tenant.token}`] as const
    for (const headers of [
      [token, token],
      [token, ['authorization', 'Bearer x'] as const],
    ]) {
      const request = { method: 'GET', target: jobs, headers, body: null, peerAddress: undefined }
      expect(await handle(request)).toMatchObject({ status: 401 })
    }
    expect(uses).toEqual([])
  })

  test('does not query the database for a known token over its limit', async () => {
    const once = (name: 'token' | 'ip') => createLimiter({ name, quota: 1 }, () => 0)
    const strict = createHandleRest({ ...deps(), limiters: { token: once('token'), ip: once('ip') } })
    const headers = [['authorization', `Bearer ${tenant.token}`]] as const
    const read = () => strict({ method: 'GET', target: jobs, headers, body: null, peerAddress: undefined })
    expect(await read()).toMatchObject({ status: 200 })
    expect(await rig.database.whileUnreachable(read)).toMatchObject({ status: 429 })
  })

  test('reports an answered request: actor, operation and duration, with the id that the client sees', async () => {
    const startedMs = performance.now()
    const answer = await send('GET', `${jobs}?limit=1`, signed())
    const elapsedMs = performance.now() - startedMs
    const { workspaceId, tokenId } = tenant
    expect(events).toEqual([
      {
        requestId: answer.headers['X-Request-Id'],
        operationId: 'listAdCopyGenerations',
        status: 200,
        durationMs: expect.any(Number),
        workspaceId,
        tokenId,
        jobId: undefined,
        accepted: false,
        problem: undefined,
      },
    ])
    const { durationMs } = events[0]!
    expect(durationMs).toBeGreaterThan(0)
    expect(durationMs).toBeLessThanOrEqual(elapsedMs)
    expect(uses).toEqual([tokenId])
  })

  test('reports the job that was created, replayed or read, and no job with a problem', async () => {
    const body = '{"platform":"facebook","awareness_level":"unaware","brief":"y"}'
    const { id } = JSON.parse((await create(body, 'made')).body ?? '') as { id: string }
    await create(body, 'made')
    await send('GET', `${jobs}/${id}`, signed())
    await send('GET', `${jobs}/acg_${'0'.repeat(26)}`, signed())
    await send('GET', jobs, signed())
    await send('GET', '/nowhere', signed())
    expect(events.map(({ status, jobId, accepted }) => [status, jobId, accepted])).toEqual([
      [202, id, true],
      [202, id, false],
      [200, id, false],
      [404, undefined, false],
      [200, undefined, false],
      [404, undefined, false],
    ])
  })

  test('reports a refused request with what was known by then', async () => {
    await send('GET', '/nowhere', signed())
    await send('GET', jobs)
    await create('{"brief":"canary"}')
    const { workspaceId, tokenId } = tenant
    const nobody = { workspaceId: undefined, tokenId: undefined }
    expect(events).toMatchObject([
      { operationId: undefined, status: 404, ...nobody, problem: { code: 'not_found' } },
      { operationId: 'listAdCopyGenerations', status: 401, ...nobody, problem: { code: 'invalid_auth' } },
      {
        operationId: 'createAdCopyGeneration',
        status: 400,
        workspaceId,
        tokenId,
        problem: { code: 'invalid_request' },
      },
    ])
    expect(JSON.stringify(events)).not.toContain('canary')
    expect(uses).toEqual([tokenId])
  })

  test(
    'reports the cause of an unexpected error, which the client does not see',
    { tags: ['D-UNAVAILABLE'] },
    async () => {
      const answer = await rig.database.whileUnreachable(() => send('GET', jobs, signed()))
      expect(answer).toMatchObject({ status: 503, headers: { RateLimit: expect.stringContaining('"token";r=') } })
      expect(events).toMatchObject([{ status: 503, problem: { code: 'unavailable', cause: expect.any(Error) } }])
      expect(Object.keys(JSON.parse(answer.body ?? '') as object)).toEqual([
        'type',
        'title',
        'status',
        'detail',
        'request_id',
      ])
    },
  )
})
