import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diffFromDatabase } from './schema-diff.ts'

// `expected-objects.txt` lists the objects that Prisma's diff does not compare. After a deliberate schema change,
// replace the content of the file with the list that the failing test reports.
const listed = join(import.meta.dirname, 'expected-objects.txt')

const objects = `
  select 'check ' || conrelid::regclass || '.' || conname || ' ' || pg_get_constraintdef(oid) as object
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace
  union all
  select 'index ' || indexdef from pg_indexes where schemaname = 'public' and indexdef like '% WHERE %'
  union all
  select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all
  select 'function ' || p.oid::regprocedure || ' ' || md5(prosrc)
    from pg_proc p where pronamespace = 'public'::regnamespace
  union all
  select 'options ' || relname || ' ' || reloptions::text
    from pg_class where relnamespace = 'public'::regnamespace and reloptions is not null
  order by 1`

describe('drift', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  test('the migrations create the tables that schema.prisma describes', async () => {
    expect(await diffFromDatabase(database.url)).toBe('-- This is an empty migration.\n')
  })

  test('a model without a migration is detected', async () => {
    const diff = await diffFromDatabase(database.url, '\nmodel Forgotten {\n  id String @id\n}\n')
    expect(diff).toContain('CREATE TABLE "Forgotten"')
  })

  test('checks, triggers, functions and partial indexes are the listed ones', async () => {
    const { rows } = await database.pool.query<{ object: string }>(objects)
    expect(`${rows.map((row) => row.object).join('\n')}\n`).toBe(readFileSync(listed, 'utf8'))
  })
})
