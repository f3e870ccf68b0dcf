import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { problemSchema } from '@adcopy/contract'
import { composeApi, type Api } from '../../src/compose.ts'
import { createServer } from '../../src/create-server.ts'
import { parseEnv } from '../../src/env.ts'
import {
  createTenant,
  createTestDatabase,
  testFingerprintKeys,
  until,
  type Tenant,
  type TestDatabase,
} from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { once } from 'node:events'
import { jobsPath, offersPath, validBody } from '../rig.ts'

// What no route handler ever sees intact; the limits of the other entry are listed in docs/architecture.md.
describe('raw sockets against server.ts', () => {
  let database: TestDatabase
  let api: Api
  let server: Server
  let port: number
  let tenant: Tenant

  beforeAll(async () => {
    database = await createTestDatabase()
    api = composeApi(
      parseEnv({ DATABASE_URL: database.url, FINGERPRINT_KEYS: testFingerprintKeys, LOG_LEVEL: 'silent' }),
    )
    tenant = await createTenant(api.core)
    server = createServer({ handleRest: api.handleRest, problemsBase: api.problemsBase, requestMsMax: 1_000 })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await api.close()
    await database.drop()
  })

  /** Sends bytes, and reads until the server closes. */
  async function send(raw: string): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    socket.write(raw)
    return text(socket)
  }

  function expectClosedProblem(answer: string, status: number): void {
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toMatch(/^content-type: application\/problem\+json\r?$/im)
    expect(head).toMatch(/^cache-control: no-store\r?$/im)
    expect(head).toMatch(/^x-request-id: req_[0-9a-f]{24}\r?$/im)
    expect(problemSchema.parse(JSON.parse(body)).status).toBe(status)
    expect(answer).not.toContain('canary')
  }

  const close = 'Host: a\r\nConnection: close\r\n'
  const bearer = () => `Authorization: Bearer ${tenant.token}\r\n`

  test.each([
    ['a bad method token', `G@T ${offersPath} HTTP/1.1\r\n${close}\r\n`],
    ['no HTTP at all', 'canary\r\n\r\n'],
    ['headers too large', `GET ${offersPath} HTTP/1.1\r\n${close}X-A: ${'canary'.repeat(4_000)}\r\n\r\n`],
    ['conflicting lengths', `POST ${jobsPath} HTTP/1.1\r\n${close}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
    [
      'length and chunks',
      `POST ${jobsPath} HTTP/1.1\r\n${close}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['Expect: 100-continue', `POST ${jobsPath} HTTP/1.1\r\n${close}Expect: 100-continue\r\nContent-Length: 0\r\n\r\n`],
    ['another expectation', `GET ${offersPath} HTTP/1.1\r\n${close}Expect: canary\r\n\r\n`],
    ['CONNECT', `CONNECT canary:443 HTTP/1.1\r\nHost: canary\r\n\r\n`],
    ['no Host', `GET ${offersPath} HTTP/1.1\r\nConnection: close\r\n\r\n`],
    ['slow headers', `GET ${offersPath} HTTP/1.1\r\nHost: a\r\n`],
  ])('%s is a 400 problem and the end of the connection', { tags: ['D-FAULT-1'] }, async (_what, raw) => {
    expectClosedProblem(await send(raw), 400)
  })

  test('a body that stops short of its Content-Length is a 400 problem in time', { tags: ['D-FAULT-2'] }, async () => {
    const head = `POST ${jobsPath} HTTP/1.1\r\nHost: a\r\n${bearer()}Idempotency-Key: short\r\nContent-Type: application/json\r\n`
    expectClosedProblem(await send(`${head}Content-Length: 50\r\n\r\n{"platform"`), 400)
  })

  test.each([
    ['Authorization', 401, () => bearer() + bearer()],
    [
      'Idempotency-Key',
      400,
      () => `${bearer()}Idempotency-Key: a\r\nIdempotency-Key: a\r\nContent-Type: application/json\r\n`,
    ],
    [
      'Content-Type',
      400,
      () => `${bearer()}Idempotency-Key: a\r\nContent-Type: application/json\r\nContent-Type: application/json\r\n`,
    ],
  ])('%s twice is refused though the values agree', async (_name, status, headers) => {
    const body = JSON.stringify(validBody)
    const raw = `POST ${jobsPath} HTTP/1.1\r\n${close}${headers()}Content-Length: ${body.length}\r\n\r\n${body}`
    expectClosedProblem(await send(raw), status)
    const { rows } = await database.pool.query('select count(*)::int as jobs from job')
    expect(rows).toEqual([{ jobs: 0 }])
  })

  test.each([
    '//api/v1/offers',
    '/api//v1/offers',
    '/api/v1/./offers',
    '/api/v1/x/../offers',
    '/api/v1%2Foffers',
    '/%zz',
    '*',
  ])('the target %s is not_found as it stands', async (target) => {
    expectClosedProblem(await send(`GET ${target} HTTP/1.1\r\n${close}${bearer()}\r\n`), 404)
  })

  test('a query parameter named __proto__ is refused', async () => {
    expectClosedProblem(await send(`GET ${offersPath}?__proto__=1 HTTP/1.1\r\n${close}${bearer()}\r\n`), 400)
  })

  test('TRACE is not_found, and the absolute form of a target is its path', async () => {
    expectClosedProblem(await send(`TRACE ${offersPath} HTTP/1.1\r\n${close}X-Secret: canary\r\n\r\n`), 404)
    const answer = await send(`GET http://other.example${offersPath} HTTP/1.1\r\n${close}${bearer()}\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
  })

  test('a chunked body of one byte too many is refused, and the exact size accepted', async () => {
    const bodyOf = (bytes: number) => JSON.stringify(validBody).padEnd(bytes)
    const chunked = (body: string, key: string) =>
      `POST ${jobsPath} HTTP/1.1\r\n${close}${bearer()}Idempotency-Key: ${key}\r\nContent-Type: application/json\r\n` +
      `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
    expectClosedProblem(await send(chunked(bodyOf(32_769), 'over')), 400)
    expect(await send(chunked(bodyOf(32_768), 'exact'))).toMatch(/^HTTP\/1.1 202 /)
  })

  test('a transfer coding beside chunked is refused', async () => {
    const head = `POST ${jobsPath} HTTP/1.1\r\n${close}${bearer()}Idempotency-Key: coded\r\nContent-Type: application/json\r\n`
    expectClosedProblem(await send(`${head}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`), 400)
  })

  const createRaw = (key: string) => {
    const body = JSON.stringify(validBody)
    return (
      `POST ${jobsPath} HTTP/1.1\r\nHost: a\r\n${bearer()}Idempotency-Key: ${key}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    )
  }

  test.each([
    ['garbage', 'G@RBAGE\r\n\r\n'],
    ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\n\r\n'],
    ['a bad chunk', `POST ${jobsPath} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n`],
  ])('an accepted job is answered 202 though %s follows it, and the connection ends', async (what, behind) => {
    const answer = await send(createRaw(`before-${what.replaceAll(' ', '-')}`) + behind)
    expect([...answer.matchAll(/HTTP\/1.1 (\d{3}) /g)].map((match) => match[1])).toEqual(['202'])
  })

  test('a client that closes its sending side still gets its answer', async () => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.end(createRaw('half-closed'))
    expect(await text(socket)).toMatch(/^HTTP\/1.1 202 /)
  })

  test('a connection goes on behind a large body that was refused', async () => {
    const body = ' '.repeat(900_000)
    const refused =
      `POST ${jobsPath} HTTP/1.1\r\nHost: a\r\n${bearer()}Idempotency-Key: large\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const began = performance.now()
    const answer = await send(`${refused}GET ${offersPath} HTTP/1.1\r\n${close}${bearer()}\r\n`)
    expect([...answer.matchAll(/HTTP\/1.1 (\d{3}) /g)].map((match) => match[1])).toEqual(['400', '200'])
    expect(performance.now() - began).toBeLessThan(900) // a stalled one would wait for the time-out of a request
  })

  test('an endless body is cut off', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\n')
    const chunk = Buffer.alloc(65_536)
    const pump = () => {
      while (!socket.destroyed && socket.write(chunk));
    }
    socket.on('drain', pump)
    const began = performance.now()
    pump()
    await new Promise((resolve) => socket.once('close', resolve))
    expect(performance.now() - began).toBeLessThan(900)
  })

  test('a request that was refused before its body came is answered once', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`POST ${jobsPath} HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\nonly this`)
    const answer = await text(socket)
    expect([...answer.matchAll(/HTTP\/1.1 (\d{3}) /g)].map((match) => match[1])).toEqual(['401'])
  })

  test('peers that reset the connection after any beginning do no harm', async () => {
    for (const raw of [
      'CONNECT x:1 HTTP/1.1\r\n\r\n',
      'junk\r\n\r\n',
      createRaw('reset'),
      createRaw('r').slice(0, -9),
    ]) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(raw)
      await new Promise((resolve) => setImmediate(resolve))
      socket.resetAndDestroy()
      await once(socket, 'close')
    }
    const answer = await send(`GET ${offersPath} HTTP/1.1\r\n${close}${bearer()}\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
  })

  test('a connection that asked for CONNECT is not kept', async () => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => undefined)
    socket.write('CONNECT x:1 HTTP/1.1\r\n\r\n')
    await text(socket)
    const count = () =>
      new Promise<number>((resolve) => server.getConnections((_error, connections) => resolve(connections)))
    expect(await until(async () => (await count()) === 0, { withinMs: 5_000, what: 'no connection' })).toBe(true)
    socket.destroy()
  })

  test('pipelined requests are answered in order, each by itself', async () => {
    const one = `GET ${offersPath} HTTP/1.1\r\nHost: a\r\n${bearer()}\r\n`
    const answer = await send(
      `${one}GET /nowhere HTTP/1.1\r\nHost: a\r\n\r\nGET ${offersPath} HTTP/1.1\r\n${close}\r\n`,
    )
    expect([...answer.matchAll(/HTTP\/1.1 (\d{3}) /g)].map((match) => match[1])).toEqual(['200', '404', '401'])
  })
})
