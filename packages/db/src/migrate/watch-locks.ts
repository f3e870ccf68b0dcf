import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { connect } from './connect.ts'

const everyMs = 100

/** Uses a separate connection to observe which sessions block a migration and which sessions the migration blocks. */
export interface LockWatch {
  /**
   * True if the watch cancelled the migration's statement because it held up another session, and the migration was
   * not waiting for a lock itself.
   */
  heldUp(): boolean
  /** Describes the sessions that blocked the migration when it last waited for a lock. */
  blockers(): string
  /** Waits for the watch's current query, so that the watch cannot cancel a later statement. */
  stop(): Promise<void>
}

interface Look {
  holds_up: boolean
  blockers: string | null
}

// `pg_blocking_pids` returns the sessions that have the lock, and also the sessions that requested it earlier.
const look = `
  select coalesce(bool_or(waiting.waitstart < clock_timestamp() - $2 * interval '1 ms'
                          and $1 = any(pg_blocking_pids(waiting.pid))), false) as holds_up,
         (select string_agg(format('pid %s (%s) whose transaction is %s s old', pid,
                   coalesce(nullif(application_name, ''), 'no name'),
                   coalesce(extract(epoch from clock_timestamp() - xact_start)::int::text, '?')), ', ')
            from pg_stat_activity where pid = any(pg_blocking_pids($1))) as blockers
    from pg_locks waiting where not granted and pid <> $1`

/** Cancels the statement of `session` once it blocks a session that has waited for a lock longer than `waitMsMax`. */
export async function watchLocks(databaseUrl: string, session: pg.Client, waitMsMax: number): Promise<LockWatch> {
  const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid
  const client = await connect({ connectionString: databaseUrl })
  const stopped = new AbortController()
  let cancelled = false
  let heldUp = false
  let blockers: string | null = null

  async function watch(): Promise<void> {
    while (!stopped.signal.aborted && !cancelled) {
      const [seen] = (await client.query<Look>(look, [pid, waitMsMax])).rows
      blockers = seen?.blockers ?? blockers
      if (seen?.holds_up === true) {
        cancelled = true
        heldUp = seen.blockers === null
        await client.query('select pg_cancel_backend($1)', [pid])
      } else await delay(everyMs)
    }
  }

  // If the watch fails, `lock_timeout` still limits how long the migration waits for a lock.
  const watching = watch().catch(() => undefined)
  return {
    heldUp: () => heldUp,
    blockers: () => blockers ?? 'a session that has ended since',
    async stop() {
      if (stopped.signal.aborted) return
      stopped.abort()
      await watching
      await client.end()
    },
  }
}
