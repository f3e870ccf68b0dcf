import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { poolSession } from '../database.ts'
import { renewGrants } from '../roles.ts'
import { applyPatiently, totalMsDefault, type Patience } from './apply.ts'
import { connect } from './connect.ts'
import { readMigrations, type Migration } from './read-migrations.ts'

export { grantRoles, programs, roleOf, type Program } from '../roles.ts'
export { readMigrations } from './read-migrations.ts'

// An arbitrary number for the advisory lock. No other program may use it in this database.
const advisoryLock = 7_201_120_261

const historyTable = `create table if not exists _prisma_migrations (
  id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz,
  migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
  started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`

const lockPollMs = 100

/**
 * Applies the missing migrations and records them in the format of `prisma migrate deploy`. Several processes may call
 * this concurrently, even while the service has traffic. See {@link applyPatiently}. Throws if an applied migration was
 * changed afterwards or is unknown to this version. Only tests set `directory`.
 */
export async function migrate(
  databaseUrl: string,
  { totalMsMax = totalMsDefault, say = () => undefined, directory }: Patience & { directory?: string } = {},
): Promise<{ applied: string[] }> {
  const untilMs = performance.now() + totalMsMax
  const client = await connect({ connectionString: databaseUrl })
  try {
    await takeTurn(client, untilMs, say)
    await client.query(historyTable)
    const applied: string[] = []
    for (const migration of mustBePending(compare(await readApplied(client), readMigrations(directory)))) {
      await applyPatiently(client, databaseUrl, migration, { untilMs, say })
      applied.push(migration.name)
    }
    await renewGrants(client, say)
    return { applied }
  } finally {
    await client.end()
  }
}

/**
 * Polls for the advisory lock instead of waiting for it in a statement, because a session that waits in a statement
 * would block the concurrent index build of the session that has the lock.
 */
async function takeTurn(client: pg.Client, untilMs: number, say: (line: string) => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [advisoryLock])
    if (rows[0]?.taken === true) return
    if (performance.now() > untilMs) throw new Error('Another migration of this database is still running.')
    if (attempt === 1) say('another migration of this database is running; waiting for its end')
    await delay(lockPollMs)
  }
}

export interface History {
  pending: string[]
  /** Migrations whose text was changed after they were applied. */
  changed: string[]
  /** Migrations that a newer version applied. */
  newer: string[]
}

/** Differences are not errors, because after a rollback of the service the database is expected to be newer. */
export async function readHistory(databaseUrl: string): Promise<History> {
  const client = await connectToLook(databaseUrl)
  try {
    const { rows } = await client.query<{ exists: boolean }>(
      `select to_regclass('_prisma_migrations') is not null as exists`,
    )
    const { pending, changed, newer } = compare(rows[0]?.exists === true ? await readApplied(client) : [])
    return { pending: pending.map(({ name }) => name), changed, newer }
  } finally {
    await client.end()
  }
}

/**
 * Returns the names of this version's migrations that a database lacks. Newer migrations are accepted, because during a
 * rollout instances of the previous version keep running on the migrated database.
 *
 * The bundle that Next.js builds contains no migration files. In the bundle, the result is always empty, but the
 * function still throws if the history table is missing.
 *
 * The function connects with the pool's session parameters, so that it fails if a proxy rejects them.
 */
export async function findMissing(databaseUrl: string): Promise<string[]> {
  const client = await connectToLook(databaseUrl)
  try {
    const { rows } = await client.query<{ migration_name: string }>({
      // The pool's statements are named. This statement is named too, so that the check fails if a proxy mixes up
      // statement names.
      name: 'find-missing',
      text: 'select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null',
    })
    const bundled = (import.meta.dirname as string | undefined) === undefined
    if (bundled) return []
    const applied = new Set(rows.map((row) => row.migration_name))
    return readMigrations().flatMap(({ name }) => (applied.has(name) ? [] : [name]))
  } finally {
    await client.end()
  }
}

const lookMsMax = 2_000

const connectToLook = (databaseUrl: string): Promise<pg.Client> =>
  connect({ ...poolSession(databaseUrl), connectionTimeoutMillis: lookMsMax, query_timeout: lookMsMax })

type Applied = Pick<Migration, 'name' | 'checksum'>

async function readApplied(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    `select migration_name as name, checksum from _prisma_migrations
      where finished_at is not null and rolled_back_at is null order by migration_name`,
  )
  return rows
}

function compare(
  applied: readonly Applied[],
  known = readMigrations(),
): Omit<History, 'pending'> & { pending: Migration[] } {
  const migrations = new Map(known.map((migration) => [migration.name, migration]))
  const [changed, newer]: [string[], string[]] = [[], []]
  for (const { name, checksum } of applied) {
    const migration = migrations.get(name)
    if (migration === undefined) newer.push(name)
    else if (migration.checksum !== checksum) changed.push(name)
    migrations.delete(name)
  }
  return { pending: [...migrations.values()], changed, newer }
}

function mustBePending({ pending, changed, newer }: ReturnType<typeof compare>): Migration[] {
  const [unknown] = newer
  if (unknown !== undefined) {
    throw new Error(`The database holds migration ${unknown}, which this version does not know.`)
  }
  const [other] = changed
  if (other !== undefined) throw new Error(`Migration ${other} was changed after it was applied to this database.`)
  return pending
}
