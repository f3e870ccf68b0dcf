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
