import { until, type TestDatabase } from '@adcopy/testing'

/** Until somebody waits for a lock in this database: others of the same server may wait in theirs. */
export async function somebodyWaits({ pool }: TestDatabase): Promise<void> {
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  await until(async () => (await pool.query(waiting)).rowCount, { everyMs: 5, what: 'the wait for a lock' })
}
