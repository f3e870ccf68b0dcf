import { randomBytes } from 'node:crypto'
import { chmodSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDatabase, temporaryFolder, until, type TestDatabase } from '@adcopy/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../src/index.ts'
import { noPassword, readPassword } from '../src/password-file.ts'

const login = `rotated_${randomBytes(4).toString('hex')}`
const file = join(temporaryFolder(), 'pgpass')
let database: TestDatabase
let owner: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await owner.query(`create role ${login} login password 'first'`)
  write('first')
  vi.stubEnv('PGPASSFILE', file)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await owner.query(`drop role ${login}`)
  await owner.end()
  await database.drop()
})

function write(password: string): void {
  const lines = `*:*:*:${login}_other:none\n*:*:*:${login}:${password}\n`
  writeFileSync(`${file}.new`, lines, { mode: 0o440 }) // the mode of a Secret's file in a pod with an fsGroup
  renameSync(`${file}.new`, file)
}

const connections = 4
/** The server lists a session under its login only after the password was accepted. */
const allOpen = async () =>
  (await owner.query('select from pg_stat_activity where usename = $1', [login])).rowCount === connections
const endSessions = () =>
  owner.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [login])

test('statements continue while the password in PGPASSFILE is rotated, also after all sessions were ended', async () => {
  const url = new URL(database.url)
  url.username = login
  url.password = ''
  const opened = openDatabase({ url: url.href, poolConnectionsMax: connections })
  const codes: string[] = []
  let succeeded = 0
  const over = new AbortController()
  const client = async () => {
    while (!over.signal.aborted) {
      await opened.pool.query('select 1').then(
        () => (succeeded += 1),
        (error: unknown) => codes.push(error instanceof pg.DatabaseError ? String(error.code) : String(error)),
      )
    }
  }
  const clients = Array.from({ length: 8 }, client)
  for (const password of ['second', 'third']) {
    await until(allOpen, { everyMs: 5 })
    await owner.query(`alter role ${login} password '${password}'`)
    expect(codes).toEqual([]) // existing sessions do not authenticate again
    write(password)
    await endSessions()
    const before = succeeded
    await until(() => succeeded - before > 100, { everyMs: 5 })
    // Statements may fail only because their session was terminated. Any other code would mean that a connection was
    // refused.
    expect(codes.splice(0).filter((code) => code !== '57P01' && !code.includes('Connection terminated'))).toEqual([])
  }
  over.abort()
  await Promise.all(clients)
  await opened.close()
})

const server = { host: 'db.example', port: 5432, database: 'adcopy', user: 'api' }

test.each([
  ['db.example:5432:adcopy:api:one', 'one'],
  ['#db.example:5432:adcopy:api:comment\r\ndb.example:5433:*:*:other\r\n*:*:*:*:first\r\n*:*:*:*:second', 'first'],
  [String.raw`db.example:5432:adcopy:api:a\:b\\c`, String.raw`a:b\c`],
  ['*:*:*:*:db.example:5432/?Action=connect', 'db.example:5432/?Action=connect'],
  ['other.example:*:*:*:other', noPassword],
  [String.raw`\*:*:*:*:other`, noPassword],
])('the password file %j contains the password %j', async (text, password) => {
  const path = join(temporaryFolder(), 'lines')
  writeFileSync(path, text, { mode: 0o440 })
  vi.stubEnv('PGPASSFILE', path)
  expect(await readPassword(server)).toBe(password)
  chmodSync(path, 0o444)
  expect(await readPassword(server)).toBe(noPassword)
})

test('without a password the server refuses the connection and closes it', async () => {
  vi.stubEnv('PGPASSFILE', join(temporaryFolder(), 'missing'))
  const url = new URL(database.url)
  url.username = login
  url.password = ''
  const opened = openDatabase({ url: url.href, poolConnectionsMax: 1 })
  await expect(opened.pool.query('select 1')).rejects.toMatchObject({ code: '28P01' })
  await opened.close()
})
