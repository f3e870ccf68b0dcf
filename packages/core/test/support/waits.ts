import { until, type TestDatabase } from '@adcopy/testing'

/**
 * Until somebody waits for another transaction's end in this database: others of the same server may wait in theirs, and
 * anybody waits a moment to enlarge a table.
 */
export async function somebodyWaits({ pool }: TestDatabase): Promise<void> {
  const waiting = `select from pg_stat_activity
                    where datname = current_database() and wait_event in ('transactionid', 'tuple')`
  await until(async () => (await pool.query(waiting)).rowCount, { everyMs: 5, what: 'the wait for a lock' })
}
