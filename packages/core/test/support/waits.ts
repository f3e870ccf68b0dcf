import { until, type TestDatabase } from '@adcopy/testing'

const waiting = `select from pg_stat_activity
                  where datname = current_database() and wait_event in ('transactionid', 'tuple')`

/**
 * Until so many wait for another transaction's end in this database: others of the same server may wait in theirs, and
 * anybody waits a moment to enlarge a table.
 */
export async function waitersFor({ pool }: TestDatabase, count: number): Promise<void> {
  const waiters = async () => (await pool.query(waiting)).rowCount ?? 0
  await until(async () => (await waiters()) >= count, { everyMs: 5, what: 'the wait for a lock' })
}

/** Until somebody waits. */
export const somebodyWaits = (database: TestDatabase): Promise<void> => waitersFor(database, 1)
