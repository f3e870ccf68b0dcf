import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const everyMs = 100

/** Watches, over its own connection, which sessions block a migration's session and which ones it blocks. */
export interface LockWatch {
  /** Whether the session was cancelled because another one had waited too long for it. */
  heldUp(): boolean
  /** The sessions that held the lock which the migration waited for last. */
  blockers(): string
  /** Ends the watch after its current query, so that it cancels no later statement. */
  stop(): Promise<void>
}

interface Look {
  holds_up: boolean
  blockers: string | null
}

// A session queued after a lock request counts as blocked by it, even while that request itself waits.
const look = `
  select coalesce(bool_or(waiting.waitstart < clock_timestamp() - $2 * interval '1 ms'
                          and $1 = any(pg_blocking_pids(waiting.pid))), false) as holds_up,
         (select string_agg(format('pid %s (%s) whose transaction is %s s old', pid,
                   coalesce(nullif(application_name, ''), 'no name'),
                   coalesce(extract(epoch from clock_timestamp() - xact_start)::int::text, '?')), ', ')
            from pg_stat_activity where pid = any(pg_blocking_pids($1))) as blockers
    from pg_locks waiting where not granted and pid <> $1`

/** Cancels the statement of `session` once another session has waited for it for more than `waitMsMax`. */
export async function watchLocks(databaseUrl: string, session: pg.Client, waitMsMax: number): Promise<LockWatch> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'ad-copy-migrate' })
  client.on('error', () => undefined) // the failing query reports the error
  await client.connect()
  const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid
  const stopped = new AbortController()
  let heldUp = false
  let blockers: string | null = null

  async function watch(): Promise<void> {
    while (!stopped.signal.aborted && !heldUp) {
      const [seen] = (await client.query<Look>(look, [pid, waitMsMax])).rows
      blockers = seen?.blockers ?? blockers
      if (seen?.holds_up === true) {
        heldUp = true
        await client.query('select pg_cancel_backend($1)', [pid])
      } else await delay(everyMs)
    }
  }

  // Without the watch, `lock_timeout` still bounds how long one statement waits.
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
