import { once } from 'node:events'
import { connect } from 'node:net'
import { createTestDatabase, freePort, readMetrics, until, type TestDatabase } from '@adcopy/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWeb, type WebServer } from './support/web-server.ts'

let database: TestDatabase
let web: WebServer
let operations: string

beforeAll(async () => {
  database = await createTestDatabase()
  const port = await freePort()
  operations = `http://127.0.0.1:${port}`
  web = await startWeb(database.urls.web, { OPERATIONS_PORT: String(port), DRAIN_DELAY_SECONDS: '2' })
})
afterAll(async () => {
  await web.stop()
  await database.drop()
})

const statusOf = async (path: string) => (await fetch(operations + path)).status

test('the operations port answers for health, readiness and metrics, and the public port does not', async () => {
  expect(await statusOf('/healthz')).toBe(200)
  expect(await statusOf('/readyz')).toBe(200)
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await fetch(web.origin + path)).status).toBe(404)
})

test('requests are counted by kind, without their paths', async () => {
  const read = async () => (await fetch(`${operations}/metrics`)).text()
  const countIn = (text: string) =>
    readMetrics(text).value('adcopy_requests_total', { operation: 'web_page', status: '200' }) ?? 0
  const before = countIn(await read())
  await fetch(`${web.origin}/sign-in?next=/secret-path`)
  const text = await until(async () => {
    const now = await read()
    return countIn(now) > before && now
  })
  expect(readMetrics(text).value('adcopy_database_up')).toBe(1)
  expect(text).not.toContain('secret')
  await until(() => web.output().includes('"operation":"web_page"'))
  expect(web.output()).not.toContain('secret-path')
})

test('the log line of a request has the request id of the response and the workspace, and no other text', async () => {
  const id = 'ws_01kaj5x7g8e4r9t2v6w3y0zbcd'
  const { headers } = await fetch(`${web.origin}/workspaces/${id}/secret-path`)
  await fetch(`${web.origin}/workspaces/secret_path/brand`)
  const line = () =>
    web
      .output()
      .split('\n')
      .find((each) => each.includes(String(headers.get('x-request-id'))))
  await until(async () => line() !== undefined, { what: 'the log line' })
  expect(JSON.parse(line() ?? '')).toMatchObject({ operation: 'web_page', method: 'GET', workspace_id: id })
  expect(web.output()).not.toMatch(/secret.path/)
})

test('a server that stops turns unready first and still answers, and stops once for two signals', async () => {
  const slow = connect(Number(new URL(web.origin).port), '127.0.0.1')
  slow.write('POST /api/auth/sign-in/email HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{')
  const stopped = web.stop()
  await until(async () => (await statusOf('/readyz')) === 503, { what: 'unready' })
  process.kill(web.pid, 'SIGINT')
  expect((await fetch(`${web.origin}/sign-in`)).status).toBe(200)

  const refused = () =>
    fetch(`${web.origin}/sign-in`).then(
      () => false,
      () => true,
    )
  await until(refused, { what: 'a port that is closed' })
  slow.write('}')
  expect(String(await once(slow, 'data'))).toMatch(/^HTTP\/1.1 4[^]*\r\nConnection: close\r\n/)
  const answeredMs = performance.now()
  await once(slow.resume(), 'end')
  expect(performance.now() - answeredMs).toBeLessThan(5_000) // open connections are closed after ten seconds
  await stopped
  expect(web.output().split('draining')).toHaveLength(2)
})
