import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createTestDatabase, listen, until, type TestDatabase } from '@adcopy/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createJobNotifier, listenForJobs, openDatabase, type Database } from '../src/index.ts'

let database: TestDatabase
let opened: Database

beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase({ url: database.url })
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

async function listening() {
  const heard = { count: 0 }
  const stop = new AbortController()
  const options = { url: database.url, applicationName: 'test', signal: stop.signal }
  const listener = listenForJobs({ ...options, onJob: () => (heard.count += 1) })
  await until(() => heard.count === 1) // `onJob` is also called once after connecting
  return { heard, close: () => (stop.abort(), listener) }
}

test('many notifications at once are few, and none stays unheard', async () => {
  const { heard, close } = await listening()
  const notifier = createJobNotifier({ url: database.url, applicationName: 'test' })
  for (let sent = 0; sent < 1000; sent += 1) notifier.notify()
  await until(() => heard.count === 3) // one notification is sent at once, and one for all others
  await notifier.close()
  await close()
  expect(heard.count).toBe(3)
})

test('after its connection is lost a listener connects again, and looks for what it missed', async () => {
  const { heard, close } = await listening()
  await opened.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'test-listen'`,
  )
  await until(() => heard.count === 2)
  await close()
})

test('a listener whose certificate file is missing tries again', async () => {
  const url = `${database.url}?sslmode=verify-full&sslrootcert=/missing`
  const stop = new AbortController()
  const listener = listenForJobs({ url, applicationName: 'test', signal: stop.signal, onJob: () => undefined })
  expect(await Promise.race([listener, delay(100, 'it tries')])).toBe('it tries')
  stop.abort()
  await listener
})

test('a listener whose server is silent ends at once after an abort', async () => {
  const { port, close } = await listen(createServer((socket) => socket.resume()))
  const stop = new AbortController()
  const url = `postgresql://none@127.0.0.1:${port}/none`
  const listener = listenForJobs({ url, applicationName: 'test', signal: stop.signal, onJob: () => undefined })
  await delay(100)
  stop.abort()
  expect(await Promise.race([listener, delay(1_500, 'it waits')])).toBeUndefined()
  await close()
})

test('a notifier without a database fails no caller', async () => {
  const notifier = createJobNotifier({ url: 'postgresql://none@127.0.0.1:1/none', applicationName: 'test' })
  notifier.notify()
  await notifier.close()
})

test('a database that breaks connections is tried once a second, not once a job', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  const { port, close } = await listen(server)
  const notifier = createJobNotifier({ url: `postgresql://none@127.0.0.1:${port}/none`, applicationName: 'test' })
  for (const end = Date.now() + 300; Date.now() < end; await delay(5)) notifier.notify()
  await notifier.close()
  await close()
  expect(connections).toBe(1)
})
