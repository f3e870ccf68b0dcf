import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@adcopy/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const migration = join(import.meta.dirname, '../migrations/20261121180000_knowledge/migration.sql')
const toRows = readFileSync(migration, 'utf8')
  .split(';')
  .filter((statement) => statement.includes('update knowledge_file'))

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('failure texts become codes, and files of newly supported types are read', async () => {
  await database.pool.query("insert into workspace (id, name) values ('ws_a', 'a')")
  const before = [
    ['file_pdf', 'Files of this kind cannot be read yet.'],
    ['file_bytes', 'The file is not text in UTF-8.'],
    ['file_long', 'The file holds more than 1 MiB of text. Shorten it to what copy should draw on.'],
    ['file_full', 'With this file the brand brief would be too large. Shorten the file to what copy should draw on.'],
    ['file_none', 'The file holds no text.'],
    ['file_other', 'The file could not be read.'],
  ]
  for (const row of before) {
    await database.pool.query(
      `insert into knowledge_file (id, workspace_id, name, media_type, content, state, failure, processed_at)
       values ($1, 'ws_a', 'a', 'a', '', 'failed', $2, now())`,
      row,
    )
  }
  expect(toRows).toHaveLength(2)
  for (const statement of toRows) await database.pool.query(statement)
  const { rows } = await database.pool.query('select id, state, failure from knowledge_file')
  expect(new Map(rows.map(({ id, state, failure }) => [id, failure ?? state]))).toEqual(
    new Map([
      ['file_pdf', 'pending'],
      ['file_bytes', 'not_text'],
      ['file_long', 'too_much_text'],
      ['file_full', 'brief_full'],
      ['file_none', 'empty'],
      ['file_other', 'unreadable'],
    ]),
  )
})
