import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { listen, until } from '@adcopy/testing'
import { expect, onTestFinished, test } from 'vitest'
import { createServer } from '../../src/create-server.ts'
import type { RestResponse } from '../../src/rest/message.ts'
import { parseAnswers } from './wire.ts'

const packetBytesMax = 64 * 1_024
const get = (target: string, ...lines: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: api', ...lines, '', ''].join('\r\n')
const ok = (): RestResponse => ({ status: 200, headers: {}, body: '{}' })

/** Requests for `/held` get no response before `release` is called. */
async function start(requestMsMax?: number) {
  const held = Promise.withResolvers<void>()
  const server = createServer({
    handleRest: async ({ target }) => {
      if (target === '/held') await held.promise
      return ok()
    },
    problemsBase: 'http://problems.example',
    ...(requestMsMax !== undefined && { requestMsMax }),
  })
  let parsed = 0
  server.on('request', () => {
    parsed += 1
  })
  const { port, close } = await listen(server)
  const socket = connect(port, '127.0.0.1')
  onTestFinished(close)
  return { server, socket, release: () => held.resolve(), parsed: () => parsed }
}

const hundred = Array.from({ length: 100 }, () => get('/held'))

test.each([
  ['a hundred unanswered requests', hundred, 100],
  ['a refused request', [get('/held'), 'GET / HTTP/1.1\r\n\r\n'], 2],
  ['an upgrade', [get('/held', 'Connection: upgrade', 'Upgrade: x')], 1],
  ['the last response of a server that stops', [get('/held'), get('/')], 2],
])('requests behind %s are not parsed, and all earlier ones get their responses', async (what, first, responses) => {
  const { server, socket, release, parsed } = await start()
  if (what.includes('stops')) server.once('request', () => server.close())
  socket.write(first.join(''))
  await until(() => parsed() === first.length, { what: 'the first requests' })
  socket.write(get('/').repeat(200_000), release) // more than fits into the buffers of the operating system
  const methods = Array.from({ length: responses }, () => 'GET')
  expect(parseAnswers(await buffer(socket), methods)).toHaveLength(responses)
  expect(parsed()).toBeLessThanOrEqual(first.length + packetBytesMax / get('/').length)
})

test('the rest of an unread body is read after the last response, so that its sender is not reset', async () => {
  const { server, socket, release } = await start()
  const head = 'POST /held HTTP/1.1\r\nHost: api\r\nConnection: close\r\nContent-Length: 200000\r\n\r\n'
  socket.write(head)
  const [request] = (await once(server, 'request')) as [IncomingMessage]
  const { socket: peer } = request
  socket.write(Buffer.alloc(200_000))
  await until(() => request.readableLength >= request.readableHighWaterMark, { what: 'Node to stop reading the body' })
  release()
  await once(peer, 'close')
  expect(peer.bytesRead).toBe(head.length + 200_000)
})

test('a refused connection closes, even if its peer keeps sending and a response never comes', async () => {
  const { socket, parsed } = await start(1_000)
  socket.write([...hundred, get('/')].join(''))
  await until(() => parsed() === 101, { what: 'the refusal' })
  const drip = setInterval(() => socket.write('x'), 20)
  onTestFinished(() => clearInterval(drip))
  socket.on('error', () => undefined) // the server may reset the connection
  await new Promise((resolve) => socket.resume().once('close', resolve))
})
