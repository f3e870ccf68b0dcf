import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import type { Tenant } from '@adcopy/testing'
import { beforeAll, expect, test } from 'vitest'
import { sessionCookie, setUpWebFixture } from './support/fixture.ts'

const fixture = setUpWebFixture()
let tenant: Tenant

beforeAll(async () => {
  tenant = await fixture.tenant({ role: 'editor' })
})

const posts = 30
const declaredBytes = 9_000_000
const paths = ['/sign-in', '/api/trpc/adCopy.createJob', '/api/auth/sign-in/email', '/nowhere']

interface Post {
  socket: Socket
  ended: Promise<string>
}

function post(path: string, headers: string[], body: Buffer): Post {
  const { hostname, port } = new URL(fixture.web.origin)
  const socket = connect(Number(port), hostname)
  let received = ''
  const ended = new Promise<string>((resolve) => {
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(received))
  })
  socket.write([`POST ${path} HTTP/1.1`, 'Host: web', 'Content-Type: text/plain', ...headers, '', ''].join('\r\n'))
  socket.write(body)
  return { socket, ended }
}

function memory(): number {
  const status = readFileSync(`/proc/${fixture.web.pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}

test('thirty unfinished posts of 9 MB from strangers are refused at once and cost no memory', async () => {
  await Promise.all(paths.map((path) => fetch(fixture.web.origin + path)))
  const before = memory()
  const body = Buffer.alloc(declaredBytes - 1, 'x')
  const sent = Array.from({ length: posts }, (_, index) =>
    post(paths[index % paths.length]!, [`Content-Length: ${declaredBytes}`], body),
  )
  const answers = await Promise.all(sent.map(({ ended }) => ended))
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(memory() - before).toBeLessThan(60)
})

test('a cookie that is not one of ours, or a body without a length, does not help', async () => {
  const body = Buffer.alloc(100_000, 'x')
  const forged = 'Cookie: better-auth.session_token=aaaa.bbbb'
  const answers = await Promise.all([
    post('/', [forged, 'Content-Length: 200000'], body).ended,
    post('/', ['Transfer-Encoding: chunked'], Buffer.concat([Buffer.from('186a0\r\n'), body])).ended,
  ])
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 413 /)
})

test('a small post that a stranger does not finish ends after ten seconds', async () => {
  const began = performance.now()
  await Promise.all(paths.map((path) => post(path, ['Content-Length: 60000'], Buffer.alloc(100, 'x')).ended))
  const seconds = (performance.now() - began) / 1000
  expect(seconds).toBeGreaterThan(9)
  expect(seconds).toBeLessThan(14)
})

test('a member sends more than a stranger may', async () => {
  const { origin } = fixture.web
  const cookie = await sessionCookie(origin, tenant)
  const response = await fetch(`${origin}/api/knowledge/${tenant.workspaceId}`, {
    method: 'POST',
    body: 'A log of every repair. '.repeat(10_000),
    headers: { origin, cookie, 'x-file-name': 'log.md' },
  })
  expect(response.status).toBe(201)
})

test('a member sends 10 MiB at most outside of uploads, and two large bodies at a time', async () => {
  const { origin } = fixture.web
  const cookie = await sessionCookie(origin, tenant)
  const headers = [`Cookie: ${cookie}`, `Origin: ${origin}`]
  const large = post('/api/trpc/adCopy.createJob', [...headers, 'Content-Length: 11000000'], Buffer.alloc(100_000, 'x'))
  expect(await large.ended).toMatch(/^HTTP\/1\.1 413 /)
  const chunked = Buffer.concat([Buffer.from('186a0\r\n'), Buffer.alloc(100_000, 'x')])
  const endless = post('/api/trpc/adCopy.createJob', [...headers, 'Transfer-Encoding: chunked'], chunked)
  expect(await endless.ended).toMatch(/^HTTP\/1\.1 413 /)
  const slow = [1, 2, 3].map(() =>
    post('/api/trpc/adCopy.createJob', [...headers, 'Content-Length: 9000000'], Buffer.alloc(100_000, 'x')),
  )
  expect(await Promise.race(slow.map(({ ended }) => ended))).toMatch(/^HTTP\/1\.1 429 /)
  for (const { socket } of slow) socket.destroy()
})

test('a member whose connections end during the look-up of the session keeps both large bodies', async () => {
  const { origin } = fixture.web
  const cookie = await sessionCookie(origin, tenant)
  const headers = [`Cookie: ${cookie}`, `Origin: ${origin}`, 'Connection: close', 'Content-Length: 100000']
  for (let count = 0; count < 4; count += 1) {
    const { socket, ended } = post('/api/trpc/adCopy.createJob', headers, Buffer.alloc(0))
    socket.write('', () => socket.destroy())
    await ended
  }
  const whole = post('/api/trpc/adCopy.createJob', headers, Buffer.alloc(100_000, 'x'))
  expect(await whole.ended).toMatch(/^HTTP\/1\.1 4(?!29)/)
})

test('a connection that pipelines thousands of pages ends, and others are answered meanwhile', async () => {
  const { origin, hostname, port } = new URL(fixture.web.origin)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  socket.on('error', () => undefined) // the server resets the connection
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write('GET /sign-in HTTP/1.1\r\nHost: web\r\n\r\n'.repeat(3_000))
  const response = await fetch(`${origin}/sign-in`, { signal: AbortSignal.timeout(10_000) })
  expect(response.status).toBe(200)
  await closed
  expect(received.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(100)
})
