import type { TestDatabase } from './test-database.ts'

/** Decodes bytea values, which `to_jsonb` renders as hexadecimal digits. */
function textOf(value: unknown): string {
  const [, digits] = typeof value === 'string' ? (/^\\x((?:[0-9a-f]{2})*)$/.exec(value) ?? []) : []
  return digits === undefined ? JSON.stringify(value) : Buffer.from(digits, 'hex').toString()
}

/** Searches all columns of all tables. */
export async function columnsThatHold({ pool }: TestDatabase, words: RegExp): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found = new Set<string>()
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${name} t`)
    for (const [column, value] of rows.flatMap(({ row }) => Object.entries(row))) {
      if (words.test(textOf(value))) found.add(`${name}.${column}`)
    }
  }
  return [...found].toSorted()
}
