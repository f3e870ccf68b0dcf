import type { TestDatabase } from './test-database.ts'

/** Counts the rows of these tables that `work` reads over the pool, which must have a single connection. */
export async function countRowsRead(
  { pool, database }: { pool: { query(sql: string): Promise<unknown> }; database: TestDatabase },
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<number> {
  const read = async () => {
    await pool.query('select pg_stat_force_next_flush()')
    const { rows } = await database.pool.query<{ read: number }>(
      `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
         from pg_stat_user_tables where relname = any($1)`,
      [tables],
    )
    return rows[0]?.read ?? NaN
  }
  const before = await read()
  await work()
  return (await read()) - before
}
