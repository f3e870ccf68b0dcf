import type { Core } from '@adcopy/core'
import type { TestDatabase } from '@adcopy/testing'

/** Counts the rows of a table that `work` reads. The core must have a single connection. */
export async function countRowsRead(
  { core, database }: { core: Core; database: TestDatabase },
  table: string,
  work: () => Promise<unknown>,
): Promise<number> {
  const read = async () => {
    await core.as({ kind: 'system' }).deps.db.pool.query('select pg_stat_force_next_flush()')
    const { rows } = await database.pool.query<{ read: number }>(
      `select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
         from pg_stat_user_tables where relname = $1`,
      [table],
    )
    return rows[0]?.read ?? NaN
  }
  const before = await read()
  await work()
  return (await read()) - before
}
