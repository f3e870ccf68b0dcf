import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inDatabase, type ProgramUrls } from '@adcopy/local-stack'
import pg from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  url: string
  urls: ProgramUrls
  /** The test's pool, with a superuser's login. The code under test opens another pool. */
  pool: pg.Pool
  /** Freezes `app_now()`, which the application's SQL uses as its clock. Null restores the database's clock. */
  setClock(instant: Date | null): Promise<void>
  /** Sets `app_now()` to `from` and lets it run on from there. */
  runClock(from: Date): Promise<void>
  /** With false, closes all connections to this database and refuses new ones. With true, accepts connections again. */
  setReachable(reachable: boolean): Promise<void>
  whileUnreachable<T>(work: () => Promise<T>): Promise<T>
  /**
   * Runs `work` while another session has an open transaction that ran `sql`, for example to hold its locks. `work` can
   * end the transaction. Otherwise it is rolled back.
   */
  holding<T>(sql: string, work: (holder: pg.PoolClient) => Promise<T>): Promise<T>
  drop(): Promise<void>
}

/** The database has the application's schema unless `empty` is set. */
export async function createTestDatabase(options: { empty?: boolean; timezone?: string } = {}): Promise<TestDatabase> {
  const adminUrl = inject('adminDatabaseUrl') as string | undefined
  if (adminUrl === undefined) throw new Error('The unit tier has no PostgreSQL: name this file *.database.test.ts')
  const name = `test_${randomBytes(6).toString('hex')}`
  await admin(adminUrl, `create database ${name}${options.empty ? '' : ` template ${inject('templateDatabase')}`}`)
  if (options.timezone !== undefined)
    await admin(adminUrl, `alter database ${name} set timezone = '${options.timezone}'`)
  const url = inDatabase(adminUrl, name)
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => undefined) // A test may terminate the pool's backends.
  // `npm run mutation:accept` sets this variable to an SQL file that replaces a database function with a mutant.
  const mutant = process.env['ADCOPY_MUTANT_SQL']
  if (mutant !== undefined && !options.empty) await pool.query(readFileSync(mutant, 'utf8'))
  const define = async (time: string) => {
    await pool.query(
      `create or replace function app_now() returns timestamptz language sql stable as $$select ${time}$$`,
    )
  }
  const setReachable = async (reachable: boolean) => {
    await admin(adminUrl, `alter database ${name} with allow_connections ${reachable}`)
    if (reachable) return
    await admin(adminUrl, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  }
  const urls = Object.entries(inject('programUrls')).map(([program, templateUrl]) => [
    program,
    inDatabase(templateUrl, name),
  ])
  return {
    url,
    urls: Object.fromEntries(urls) as ProgramUrls,
    pool,
    setClock: (instant) => define(instant === null ? 'now()' : `'${instant.toISOString()}'::timestamptz`),
    async runClock(from) {
      const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
      await define(`now() + interval '${from.getTime() - (rows[0]?.now.getTime() ?? 0)} milliseconds'`)
    },
    setReachable,
    async whileUnreachable(work) {
      await setReachable(false)
      try {
        return await work()
      } finally {
        await setReachable(true)
      }
    },
    async holding(sql, work) {
      const holder = await pool.connect()
      try {
        await holder.query(`begin; ${sql}`)
        return await work(holder)
      } finally {
        await holder.query('rollback')
        holder.release()
      }
    },
    async drop() {
      await pool.end()
      await admin(adminUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

async function admin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
