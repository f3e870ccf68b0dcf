import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDatabase, temporaryFolder, until, type TestDatabase } from '@adcopy/testing'
import pg from 'pg'
import { migrate, readHistory, readMigrations } from '../src/migrate/index.ts'
import { watchLocks } from '../src/migrate/watch-locks.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

describe('migrate', () => {
  let database: TestDatabase

  beforeEach(async () => {
    database = await createTestDatabase({ empty: true })
  })
  afterEach(() => database.drop())

  test('four concurrent runs apply each migration exactly once, in order, with the rows of prisma migrate', async () => {
    const names = readMigrations().map((migration) => migration.name)
    expect(await readHistory(database.url)).toEqual({ pending: names, changed: [], newer: [] })
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url)))
    expect(runs.flatMap((run) => run.applied)).toEqual(names)
    expect(await readHistory(database.url)).toEqual({ pending: [], changed: [], newer: [] })
    const { rows } = await database.pool.query(
      'select migration_name, checksum, applied_steps_count from _prisma_migrations order by migration_name',
    )
    expect(rows).toEqual(
      readMigrations().map(({ name, checksum }) => ({ migration_name: name, checksum, applied_steps_count: 1 })),
    )
  })

  test('a migration that was changed after it was applied, or that is unknown here, stops the run', async () => {
    await migrate(database.url)
    await database.pool.query(`update _prisma_migrations set checksum = 'x' where migration_name like '%_init'`)
    await expect(migrate(database.url)).rejects.toThrow('was changed after it was applied')
    await database.pool.query(`update _prisma_migrations set migration_name = 'tomorrow' where checksum = 'x'`)
    await expect(migrate(database.url)).rejects.toThrow('which this version does not know')
    const init = readMigrations()[0]?.name
    expect(await readHistory(database.url)).toEqual({ pending: [init], changed: [], newer: ['tomorrow'] })
    await database.pool.query('update _prisma_migrations set migration_name = $1 where checksum = $2', [init, 'x'])
    expect(await readHistory(database.url)).toEqual({ pending: [], changed: [init], newer: [] })
  })

  test('a run that is stopped while it holds a lock loses the lock within seconds', { timeout: 30_000 }, async () => {
    const directory = temporaryFolder()
    mkdirSync(join(directory, '1_lock'))
    writeFileSync(
      join(directory, '1_lock/migration.sql'),
      'lock table probe in access exclusive mode; select pg_sleep(1)',
    )
    await database.pool.query('create table probe (id int)')
    const code = `import { migrate } from '${import.meta.resolve('../src/migrate/index.ts')}'
      await migrate('${database.url}', { directory: '${directory}' })`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: 'ignore' })
    const held = async () =>
      (await database.pool.query("select from pg_locks where granted and relation = 'probe'::regclass")).rowCount === 1
    try {
      await until(held, { withinMs: 20_000, what: 'the lock' })
      child.kill('SIGSTOP')
      await database.pool.query("begin; set local lock_timeout = '5s'; select from probe; commit")
    } finally {
      child.kill('SIGKILL')
    }
  })

  test('the watch of locks leaves no connection if the session that it watches is lost', async () => {
    const lost = new pg.Client({ connectionString: database.url })
    await lost.connect()
    await lost.end()
    await expect(watchLocks(database.url, lost, 1_000)).rejects.toThrow('closed')
    const left = `select from pg_stat_activity
                   where datname = current_database() and application_name = 'ad-copy-migrate'`
    expect((await database.pool.query(left)).rowCount).toBe(0)
  })
})
