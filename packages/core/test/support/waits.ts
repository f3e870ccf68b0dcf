import { until, type TestDatabase } from '@adcopy/testing'

const waiting = `select from pg_stat_activity
                  where datname = current_database() and wait_event in ('transactionid', 'tuple')`

/**
 * Waits until this many sessions wait for another transaction in this database. Other databases of the server may
 * have waiting sessions too, and extending a table causes a short wait.
 */
export async function waitersFor({ pool }: TestDatabase, count: number): Promise<void> {
  const waiters = async () => (await pool.query(waiting)).rowCount ?? 0
  await until(async () => (await waiters()) >= count, { everyMs: 5, what: 'the wait for a lock' })
}

export const somebodyWaits = (database: TestDatabase): Promise<void> => waitersFor(database, 1)
