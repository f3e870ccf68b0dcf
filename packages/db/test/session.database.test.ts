import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { findMissing } from '../src/migrate/index.ts'
import { openDatabase, type Database } from '../src/index.ts'
import { createTestDatabase, type TestDatabase } from '@adcopy/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase({ timezone: 'America/New_York' })
})
afterAll(() => database.drop())

const settings = ['TimeZone', 'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'search_path']

async function sessionOf(url: string): Promise<string[]> {
  const opened: Database = openDatabase({ url })
  try {
    const asked = settings.map((name) => `current_setting('${name}') as "${name}"`).join(', ')
    const { rows } = await opened.pool.query<Record<string, string>>(`select ${asked}`)
    return settings.map((name) => rows[0]?.[name] ?? '')
  } finally {
    await opened.close()
  }
}

const ours = ['UTC', '5s', '2s', '10s']

test.each([
  ['nothing', '', '"$user", public'],
  ['its own options', 'options=-c%20search_path%3Dpublic', 'public'],
  ['another zone', 'options=-c%20TimeZone%3DAsia/Tokyo', '"$user", public'],
  [
    'no bounds',
    'statement_timeout=0&lock_timeout=0&idle_in_transaction_session_timeout=0&query_timeout=0&connect_timeout=10',
    '"$user", public',
  ],
  ['both', 'statement%5Ftimeout=0&options=-c+search_path%3Dpublic+-c+TimeZone%3DAsia/Tokyo', 'public'],
])('sessions use UTC and have time-outs where the URL asks for %s', async (_what, query, searchPath) => {
  const url = `${database.url}${query === '' ? '' : `?${query}`}`
  expect(await sessionOf(url)).toEqual([...ours, searchPath])
})

async function startProxy(refused: string) {
  const { hostname, port } = new URL(database.url)
  const message = `SFATAL\0C08P01\0Munsupported startup parameter: ${refused}\0\0`
  const proxy = createServer((socket) => {
    socket.once('data', (startup) => {
      if (startup.includes(refused)) {
        const head = Buffer.alloc(5, 'E')
        head.writeInt32BE(message.length + 4, 1)
        socket.end(Buffer.concat([head, Buffer.from(message)]))
        return
      }
      const server = connect(Number(port), hostname)
      server.write(startup)
      socket.pipe(server).pipe(socket)
      for (const end of [socket, server]) end.on('error', () => socket.destroy())
    })
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const url = new URL(database.url)
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return { url: url.href, close: () => proxy.close() }
}

test.each(['statement_timeout', 'lock_timeout', 'options', 'idle_in_transaction_session_timeout'])(
  'a proxy that refuses %s to the pool refuses the check for missing migrations as well',
  async (refused) => {
    const proxy = await startProxy(refused)
    await expect(sessionOf(proxy.url)).rejects.toMatchObject({ code: '08P01' })
    await expect(findMissing(proxy.url)).rejects.toMatchObject({ code: '08P01' })
    proxy.close()
  },
)

test('the check for missing migrations passes a proxy that accepts the parameters', async () => {
  const proxy = await startProxy('nothing')
  expect(await findMissing(proxy.url)).toEqual([])
  proxy.close()
})
