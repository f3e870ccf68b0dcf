import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Migration } from './read-migrations.ts'
import { watchLocks } from './watch-locks.ts'

export interface Patience {
  /** In milliseconds, for all migrations together, including pauses. */
  totalMsMax?: number
  say?: (line: string) => void
}

/** Maximum time in milliseconds that another session waits for a migration. */
export const lockMsMax = 1_000
/**
 * Maximum time in milliseconds that a migration waits for one lock. It must be longer than `deadlock_timeout`, one
 * second by default, after which PostgreSQL cancels an autovacuum that blocks the migration.
 */
const waitMsMax = 1_500
export const totalMsDefault = 600_000
const pauseMsMin = 1_000
const pauseMsMax = 8_000

// The migration is attempted again after lock_not_available, deadlock_detected and query_canceled. The last code means
// that the lock watch or `statement_timeout` cancelled the statement.
const letGoCodes = new Set(['55P03', '40P01', '57014'])

/**
 * Applies one migration in one transaction. An attempt that waits for a lock longer than {@link waitMsMax}, or makes
 * another session wait longer than {@link lockMsMax}, is rolled back, so that traffic can continue. The next attempt
 * follows after a pause. A concurrent index statement runs outside a transaction; see {@link applyConcurrently}.
 * @throws if the next attempt would start after `untilMs` (a time of `performance.now()`), or if the migration itself
 * fails. The migration is then not applied.
 */
export async function applyPatiently(
  client: pg.Client,
  databaseUrl: string,
  migration: Migration,
  { untilMs, say }: { untilMs: number; say: (line: string) => void },
): Promise<void> {
  let pauseMs = pauseMsMin
  for (let attempt = 1; ; attempt += 1) {
    const watch = await watchLocks(databaseUrl, client, lockMsMax)
    try {
      if (isConcurrent(migration)) await applyConcurrently(client, migration, untilMs)
      else await applyInTransaction(client, migration)
      return
    } catch (error) {
      await watch.stop()
      if (!(error instanceof pg.DatabaseError && letGoCodes.has(error.code ?? ''))) throw failed(migration, error)
      const why = watch.heldUp() ? 'other sessions waited for it too long' : `its lock was taken by ${watch.blockers()}`
      if (performance.now() + pauseMs > untilMs) {
        throw new Error(
          `Migration ${migration.name} was given up after ${attempt} attempts: ${why}. Nothing of it is applied; run it again.`,
          { cause: error },
        )
      }
      say(`migration ${migration.name}, attempt ${attempt}: ${why}; rolled back, next attempt in ${pauseMs / 1000} s`)
      await delay(pauseMs)
      pauseMs = Math.min(pauseMs * 2, pauseMsMax)
    } finally {
      await watch.stop()
    }
  }
}

async function applyInTransaction(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    // The last two settings make the server release the locks if this process is suspended or killed.
    await client.query(
      `set local lock_timeout = ${waitMsMax}; set local statement_timeout = 0;
       set local idle_in_transaction_session_timeout = ${lockMsMax}; set local client_connection_check_interval = ${lockMsMax}`,
    )
    await client.query(migration.sql)
    await record(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/**
 * PostgreSQL can build or drop an index concurrently only outside a transaction. Such a migration must be a single
 * statement, because PostgreSQL runs several statements of one query in one transaction.
 */
const isConcurrent = ({ sql }: Migration) => /^(create (unique )?|drop )index concurrently [^;]*;?$/i.test(bare(sql))

const bare = (sql: string) => sql.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim()

/**
 * Runs the statement, which PostgreSQL cancels if it is still running at `untilMs`. There is no lock time-out, because
 * the statement blocks no other session while it waits for older transactions.
 */
async function applyConcurrently(client: pg.Client, migration: Migration, untilMs: number): Promise<void> {
  await client.query(`set statement_timeout = ${Math.max(1, Math.ceil(untilMs - performance.now()))}`)
  try {
    // An interrupted attempt leaves an invalid index. It is safe to drop every invalid index, because only migrations
    // create indexes, and they run one at a time.
    const { rows } = await client.query<{ index: string }>(
      `select indexrelid::regclass::text as index from pg_index join pg_class on pg_class.oid = indexrelid
        where not indisvalid and relnamespace = current_schema()::regnamespace`,
    )
    for (const { index } of rows) await client.query(`drop index concurrently ${index}`)
    await client.query(migration.sql)
  } finally {
    await client.query('reset statement_timeout')
  }
  await record(client, migration)
}

async function record(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     values ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  )
}

function failed({ name }: Migration, error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error)
  return new Error(`Migration ${name} failed: ${message}`, { cause: error })
}
