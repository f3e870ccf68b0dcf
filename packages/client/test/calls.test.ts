import { inspect } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { AdCopy, AdCopyError, isProblem, ProblemError } from '../src/index.ts'
import { closeServers, input, jobs, json, play, problem } from './server.ts'

afterAll(closeServers)

const offer = (n: number) => ({ object: 'offer', id: `off_${n}`, name: `Offer ${n}` })
const list = (data: unknown[], next: string | null) =>
  json(200, { object: 'list', data, has_more: next !== null, next_cursor: next })

describe.concurrent('a listing', () => {
  test('is read page by page while it is iterated', async () => {
    const { client, seen } = await play([list([offer(1), offer(2)], 'a+/='), list([offer(3)], null)])
    const names: string[] = []
    for await (const { name } of client.offers.list({ limit: 2 })) {
      names.push(`${name} after ${seen.length}`)
    }
    expect(names).toEqual(['Offer 1 after 1', 'Offer 2 after 1', 'Offer 3 after 2'])
    expect(seen.map(({ url }) => url)).toEqual(['/api/v1/offers?limit=2', '/api/v1/offers?limit=2&cursor=a%2B%2F%3D'])
  })

  test('starts after a cursor, with its filter, and stops when the reader does', async () => {
    const { client, seen } = await play([list([jobs.queued, jobs.queued], 'next')])
    for await (const job of client.jobs.list({ status: 'queued', cursor: 'c', limit: undefined })) {
      expect(job).toEqual(jobs.queued)
      break
    }
    expect(seen.map(({ url }) => url)).toEqual(['/api/v1/ad-copy-generations?status=queued&cursor=c'])
  })

  test('has its pages, and its first page with the response', async () => {
    const { client } = await play([list([], 'b'), list([], null), list([], 'c')])
    const cursors: unknown[] = []
    for await (const each of client.jobs.list().pages()) cursors.push(each.next_cursor)
    const { data, response } = await client.jobs.list().page().withResponse()
    expect([...cursors, data.next_cursor, response.status]).toEqual(['b', null, 'c', 200])
  })
})

describe.concurrent('a call', () => {
  test('sends what the contract asks for', async () => {
    const { client, seen } = await play([json(202, jobs.queued)])
    await client.jobs.create({ ...input, copy_length: undefined }, { idempotencyKey: 'k' })
    await client.jobs.get('a/b?c')
    expect(seen.map(({ method, url }) => [method, url])).toEqual([
      ['POST', '/api/v1/ad-copy-generations'],
      ['GET', '/api/v1/ad-copy-generations/a%2Fb%3Fc'],
    ])
    expect(seen[0]!.headers).toMatchObject({
      authorization: 'Bearer acp_test',
      'content-type': 'application/json',
      'idempotency-key': 'k',
    })
    expect(seen[0]!.headers).not.toHaveProperty('content-encoding')
    expect(JSON.parse(seen[0]!.body)).toEqual(input)
  })

  test('keeps a path in front of the API', async () => {
    const { seen, url } = await play([json(200, jobs.running)])
    await new AdCopy({ baseUrl: `${url}/gateway/`, token: 't' }).jobs.get('x')
    expect(seen[0]!.url).toBe('/gateway/api/v1/ad-copy-generations/x')
  })

  test('has the response next to its data', async () => {
    const { client } = await play([json(202, jobs.queued, { 'idempotent-replayed': 'true' })])
    const { data, response, requestId } = await client.jobs.create(input).withResponse()
    expect([data, response.status, requestId]).toEqual([jobs.queued, 202, 'req_1'])
    expect(response.headers.get('idempotent-replayed')).toBe('true')
  })

  test('whose response is asked for rejects once', async () => {
    const { client } = await play([problem('not_found')])
    const unhandled: unknown[] = []
    const note = (reason: unknown) => unhandled.push(reason)
    process.on('unhandledRejection', note)
    await expect(client.jobs.get('x').withResponse()).rejects.toBeInstanceOf(ProblemError)
    await new Promise((resolve) => setTimeout(resolve, 20))
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
  })

  test('two creates without a key have two keys', async () => {
    const { client, seen } = await play([json(202, jobs.queued)])
    await Promise.all([client.jobs.create(input), client.jobs.create(input)])
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
  })

  test.each(['', 'a b', 'ä', 'x'.repeat(129)])(
    'refuses the key %j before it sends anything',
    async (idempotencyKey) => {
      const { client, seen } = await play([json(202, jobs.queued)])
      await expect(client.jobs.create(input, { idempotencyKey })).rejects.toThrow('must match')
      expect(seen).toHaveLength(0)
    },
  )
})

describe('an error', () => {
  test('is typed by its code and has the problem’s own members', async () => {
    const errors = [{ detail: 'is missing', pointer: '/brief' }]
    const { client } = await play([problem('invalid_request', {}, { errors })])
    const error: unknown = await client.jobs.create(input).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(AdCopyError)
    expect(isProblem(error, 'quota_exceeded')).toBe(false)
    if (!isProblem(error, 'invalid_request')) throw error
    expect([error.status, error.requestId, error.problem.errors]).toEqual([400, 'req_p', errors])
    expect(error.message).toMatch(/^invalid_request: .*; \/brief is missing \(req_p\)$/)
  })

  test('never shows the token, nor does the client', async () => {
    const { client } = await play([problem('invalid_auth')], { token: 'acp_secret' })
    const error: unknown = await client.jobs.create(input).catch((e: unknown) => e)
    const { client: unreachable } = await play([], {
      token: 'acp_secret',
      baseUrl: 'http://127.0.0.1:1',
      maxRetries: 0,
    })
    const second: unknown = await unreachable.jobs.get('x').catch((e: unknown) => e)
    const all =
      inspect([client, error, second], { depth: 20, showHidden: true }) + JSON.stringify([client, error, second])
    expect(all).not.toContain('acp_secret')
  })

  test.each([
    ['a base address without a scheme', { baseUrl: 'api.example' }, 'baseUrl'],
    ['a base address with a query', { baseUrl: 'https://api.example/?a' }, 'baseUrl'],
    ['an empty token', { token: '' }, 'token'],
    ['a token with a line break', { token: 'acp_x\n' }, 'token'],
  ])('%s is refused at once', (_what, options, word) => {
    expect(() => new AdCopy({ baseUrl: 'https://api.example', token: 'acp_x', ...options })).toThrow(word)
  })

  test('a time-out that is not positive is refused', async () => {
    const { client } = await play([])
    for (const timeoutMs of [0, -1, Number.NaN])
      await expect(client.jobs.get('x', { timeoutMs })).rejects.toThrow('time-out')
  })
})
