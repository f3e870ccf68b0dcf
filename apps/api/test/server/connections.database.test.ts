import { on, once } from 'node:events'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { createTenant, until } from '@adcopy/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { jobsPath, offersPath, rowsOf } from '../rig.ts'
import { accepted, fault, listed, nowhere, Sender, stranger, whole, type Expected } from './corpus/raw-case.ts'
import { expectMet } from './expect-case.ts'
import { holdingLookUps, startServerStage, type ServerStage } from './stage.ts'
import { exchange, join, parseAnswers, write, type Bytes } from './wire.ts'

const requestMsMax = 1_000

/** These cases depend on timing. Cases that depend only on bytes are in the corpus. */
describe('connections of server.ts', () => {
  let stage: ServerStage
  let who: Sender
  let tenant: Awaited<ReturnType<typeof createTenant>>

  beforeAll(async () => {
    stage = await startServerStage(requestMsMax)
  })
  beforeEach(async () => {
    tenant = await createTenant(stage.core)
    who = new Sender(tenant.token)
  })
  afterAll(() => stage.close())

  const expectAnswers = (bytes: Buffer, ...expected: Expected[]) => {
    const methods = expected.map(({ method }) => method)
    for (const [index, answer] of parseAnswers(bytes, methods).entries()) expectMet(answer, expected[index] as Expected)
  }
  const send = (bytes: Bytes) => exchange(stage.port, bytes)
  const late = fault()
  const requests = async ({ server }: ServerStage, count: number) => {
    let seen = 0
    for await (const _request of on(server, 'request')) if ((seen += 1) === count) return
  }

  test('headers that stop are refused in time', { tags: ['D-FAULT-1'] }, async () => {
    expectAnswers(await send(`GET ${offersPath} HTTP/1.1\r\nHost: api\r\n`), late)
  })

  test('headers sent one byte at a time are refused in time', { tags: ['D-FAULT-1'] }, async () => {
    const socket = connect({ port: stage.port, host: '127.0.0.1', allowHalfOpen: true })
    const bytes = who.get({ headers: { 'X-Canary': ['canary'.repeat(1_000)] } })
    let sent = 0
    const drip = setInterval(() => socket.write(bytes.subarray(sent, (sent += 1))), 20)
    try {
      expectAnswers(await buffer(socket), late)
    } finally {
      clearInterval(drip)
      socket.destroy()
    }
  })

  test('a body that stops short of its Content-Length is refused in time', { tags: ['D-FAULT-2'] }, async () => {
    const bytes = who.createOn({ headers: { 'Content-Length': ['500'] } })
    expectAnswers(await send(bytes), { ...late, method: 'POST' })
    expect(await rowsOf({ database: stage.database, tenant })).toEqual({ jobs: 0, due: 0, used: 0 })
  })

  test('chunks that stop before the last are refused in time', { tags: ['D-FAULT-2'] }, async () => {
    expectAnswers(await send(who.createChunked([], '5\r\n{"pla\r\n')), { ...late, method: 'POST' })
    expect(await rowsOf({ database: stage.database, tenant })).toEqual({ jobs: 0, due: 0, used: 0 })
  })

  test('a client that closes its sending side still gets its response', async () => {
    expectAnswers(await exchange(stage.port, who.createOn(), { end: true }), accepted)
  })

  test('a connection continues after a large body that was refused', async () => {
    const bytes = await send(join(who.createOn({ body: ' '.repeat(900_000) }), who.get()))
    expectAnswers(bytes, whole('the body is larger than 32768 bytes'), listed)
  })

  const expectation: Expected = { ...fault({ header: 'Expect', detail: 'is not supported' }), method: 'POST' }
  test.each<[string, (body: string) => Buffer, Expected]>([
    [
      'Connection: close',
      (body) => who.create({ body }),
      { ...whole('the body is larger than 32768 bytes'), closes: true },
    ],
    ['Expect', (body) => who.createOn({ body, headers: { Expect: ['100-continue'] } }), expectation],
  ])('the refusal of a request with %s does not reset a client that still sends', async (_what, request, expected) => {
    const bytes = request(' '.repeat(200_000))
    const socket = connect({ port: stage.port, host: '127.0.0.1', allowHalfOpen: true })
    const errors: Error[] = []
    socket.on('error', (error) => errors.push(error))
    const answer = buffer(socket)
    for (let sent = 0; sent < bytes.length; sent += 20_000) {
      socket.write(bytes.subarray(sent, sent + 20_000))
      await delay(20)
    }
    expect(errors).toEqual([])
    expectAnswers(await answer, expected)
    socket.destroy()
  })

  test('an endless body is cut off', async () => {
    stage.server.requestTimeout = 0
    const socket = connect(stage.port, '127.0.0.1')
    onTestFinished(() => {
      stage.server.requestTimeout = requestMsMax
      socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.write(
      write({ method: 'POST', target: '/canary', headers: { Host: ['a'], 'Content-Length': ['99999999999'] } }),
    )
    const chunk = Buffer.alloc(65_536)
    const pump = () => {
      while (!socket.destroyed && socket.write(chunk));
    }
    socket.on('drain', pump)
    pump()
    await new Promise((resolve) => socket.once('close', resolve))
  })

  test('a request that is refused before its body arrives is answered once', async () => {
    const headers = { Host: ['api'], 'Content-Length': ['50'] }
    expectAnswers(await send(write({ method: 'POST', target: jobsPath, headers, body: 'only this' })), stranger)
    expectAnswers(await send(write({ method: 'POST', target: '/canary', headers, body: 'only this' })), nowhere)
  })

  test('peers may reset the connection at any point without harm', async () => {
    const beginnings = [
      'CONNECT x:1 HTTP/1.1\r\n\r\n',
      'canary\r\n\r\n',
      who.createOn(),
      who.createOn().subarray(0, -9),
    ]
    for (const bytes of beginnings) {
      const socket = connect(stage.port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(bytes)
      await new Promise((resolve) => setImmediate(resolve))
      socket.resetAndDestroy()
      await once(socket, 'close')
    }
    expectAnswers(await send(who.get()), listed)
  })

  test.each([
    ['CONNECT', 'CONNECT x:1 HTTP/1.1\r\n\r\n'],
    ['a fault', 'canary\r\n\r\n'],
    ['a fault behind a request', () => join(who.createOn(), 'canary\r\n\r\n')],
  ])('after %s the connection is closed even if the client keeps it open', async (_what, bytes) => {
    const socket = connect({ port: stage.port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => undefined)
    socket.write(typeof bytes === 'string' ? bytes : bytes())
    await buffer(socket)
    const count = () =>
      new Promise<number>((resolve) => stage.server.getConnections((_error, connections) => resolve(connections)))
    expect(await until(async () => (await count()) === 0, { withinMs: 5_000, what: 'no connection' })).toBe(true)
    socket.destroy()
  })

  test('after a fault behind a response that waits for an earlier one, the connection is closed', async () => {
    const socket = connect({ port: stage.port, host: '127.0.0.1', allowHalfOpen: true })
    await holdingLookUps(stage, async () => {
      const parsed = requests(stage, 2)
      socket.write(join(who.getOn(), write({ method: 'POST', target: '/canary', headers: { Host: ['api'] } })))
      await parsed
      const found = once(stage.server, 'clientError')
      socket.write('canary\r\n\r\n')
      await found
    })
    expectAnswers(await buffer(socket), listed, nowhere)
    socket.destroy()
  })

  test('a fault behind an open request does not reset a client that still sends', async () => {
    const socket = connect({ port: stage.port, host: '127.0.0.1', allowHalfOpen: true })
    const errors: Error[] = []
    socket.on('error', (error) => errors.push(error))
    const answer = buffer(socket)
    const more = await holdingLookUps(stage, async () => {
      const found = once(stage.server, 'clientError')
      socket.write(join(who.getOn(), 'canary\r\n\r\n'))
      await found
      return setInterval(() => socket.write('canary'), 20)
    })
    expectAnswers(await answer, { ...listed, closes: true })
    await delay(200)
    clearInterval(more)
    expect(errors).toEqual([])
    socket.destroy()
  })

  test('the limiter counts the peer of the socket', { tags: ['D-LIMITER-2'] }, async () => {
    const small = await startServerStage(requestMsMax, { RATE_LIMIT_IP_PER_MINUTE: '2' })
    const from = async (localAddress: string, forwarded: string) => {
      const socket = connect({ port: small.port, host: '127.0.0.1', localAddress })
      socket.write(who.get({ headers: { Authorization: [], 'X-Forwarded-For': [forwarded] } }))
      return parseAnswers(await buffer(socket), ['GET'])[0]?.status
    }
    const one = [await from('127.0.0.2', '203.0.113.1'), await from('127.0.0.2', '203.0.113.2')]
    expect([...one, await from('127.0.0.2', '203.0.113.3')]).toEqual([401, 401, 429])
    expect(await from('127.0.0.3', '203.0.113.1')).toBe(401)
    await small.close()
  })

  test('a request that is open while the server stops is answered, and its connection is closed', async () => {
    const other = await startServerStage(requestMsMax)
    const bytes = new Sender((await createTenant(other.core)).token).createOn()
    const socket = connect(other.port, '127.0.0.1')
    const [began] = [once(other.server, 'request'), socket.write(bytes.subarray(0, -9))]
    await began
    other.server.close()
    socket.write(bytes.subarray(-9))
    expectAnswers(await buffer(socket), { ...accepted, closes: true })
    await other.close()
  })

  test('all requests that are open on a connection while the server stops are answered', async () => {
    const other = await startServerStage(requestMsMax)
    const sender = new Sender((await createTenant(other.core)).token)
    const socket = connect(other.port, '127.0.0.1')
    await holdingLookUps(other, async () => {
      const parsed = requests(other, 2)
      socket.write(join(sender.createOn(), sender.createOn({ headers: { 'Idempotency-Key': ['canary-second'] } })))
      await parsed
      other.server.close()
    })
    expectAnswers(await buffer(socket), accepted, { ...accepted, closes: true })
    await other.close()
  })

  test('a request that arrives after the last response of its connection is ignored', async () => {
    const other = await startServerStage(requestMsMax)
    const last = await createTenant(other.core)
    const sender = new Sender(last.token)
    const socket = connect({ port: other.port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => undefined)
    const [began] = [once(other.server, 'request'), socket.write(sender.createOn().subarray(0, -9))]
    await began
    const closed = once(other.server.close(), 'close')
    socket.write(sender.createOn().subarray(-9))
    expectAnswers(await buffer(socket), { ...accepted, closes: true })
    socket.write(sender.createOn({ headers: { 'Idempotency-Key': ['canary-late'] } }))
    await closed
    expect(await rowsOf({ database: other.database, tenant: last })).toEqual({ jobs: 1, due: 1, used: 1 })
    socket.destroy()
    await other.close()
  })
})
