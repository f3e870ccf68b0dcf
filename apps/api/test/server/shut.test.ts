import { once } from 'node:events'
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

test('a refused connection closes, even if its peer keeps sending and a response never comes', async () => {
  const { socket, parsed } = await start(1_000)
  socket.write([...hundred, get('/')].join(''))
  await until(() => parsed() === 101, { what: 'the refusal' })
  const drip = setInterval(() => socket.write('x'), 20)
  socket.on('error', () => undefined) // the server resets the connection
  await once(socket.resume(), 'close')
  clearInterval(drip)
})
