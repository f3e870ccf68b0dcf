import type { TestDatabase } from '@adcopy/testing'
import { somebodyWaits } from './waits.ts'

interface Rows {
  table: string
  key: string
  ids: readonly [string, string, string]
}

/** Locks the middle row, and returns the ids of all rows that are locked while `run` waits for it. */
export async function heldWhileWaiting(
  database: TestDatabase,
  { table, key, ids }: Rows,
  run: () => Promise<unknown>,
): Promise<string[]> {
  return database.holding(`select from ${table} where ${key} = '${ids[1]}' for update`, async (holder) => {
    const work = run()
    await somebodyWaits(database)
    const { rows } = await database.pool.query<{ id: string }>(
      `select ${key} as id from ${table} where ${key} = any ($1) order by 1 for update skip locked`,
      [ids],
    )
    await holder.query('rollback')
    await work
    return ids.filter((id) => !rows.some((row) => row.id === id))
  })
}
