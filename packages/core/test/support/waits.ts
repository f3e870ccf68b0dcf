import { until, type TestDatabase } from '@adcopy/testing'

const waiting = `select from pg_stat_activity
                  where datname = current_database() and wait_event in ('transactionid', 'tuple')`

/** Sessions in other databases of the server do not count. */
export async function waitersFor({ pool }: TestDatabase, count: number): Promise<void> {
  const waiters = async () => (await pool.query(waiting)).rowCount ?? 0
  await until(async () => (await waiters()) >= count, { everyMs: 5, what: 'the wait for a lock' })
}

export const somebodyWaits = (database: TestDatabase): Promise<void> => waitersFor(database, 1)
