import { createTestDatabase, type TestDatabase } from '@adcopy/testing'
import { migrate, readHistory, readMigrations } from '../src/migrate/index.ts'
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
})
