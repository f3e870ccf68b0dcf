import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from './generated/client.ts'

/** Connections per process. Eight are faster than thirty-two on one hot workspace. */
export const poolConnectionsDefault = 8

export interface DatabaseOptions {
  url: string
  /** Pool size. */
  poolConnectionsMax?: number
  /** The `application_name` that `pg_stat_activity` shows. */
  applicationName?: string
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (code: string) => void
}

/** One pool for Prisma and for the hot statements. */
export interface Database {
  pool: pg.Pool
  prisma: PrismaClient
  close(): Promise<void>
}

const acquireMsMax = 2_000
const lockMsMax = 2_000
const statementMsMax = 5_000
const idleInTransactionMsMax = 10_000

const bounds = {
  lock_timeout: lockMsMax,
  statement_timeout: statementMsMax,
  query_timeout: statementMsMax + 1_000,
  idle_in_transaction_session_timeout: idleInTransactionMsMax,
}

/**
 * The URL without the parameters that this program sets itself, because pg prefers those of the URL: the time-outs,
 * and `options`, to which UTC is added. Month arithmetic and Prisma's reading of times require UTC, whatever the
 * server's time zone is.
 */
export function ownSession(url: string): { connectionString: string; options: string } {
  const mark = `${url}?`.indexOf('?')
  const parameters = url.slice(mark + 1)
  const kept = parameters.split('&').filter((parameter) => {
    const [name = ''] = new URLSearchParams(parameter).keys()
    return name !== 'options' && !Object.hasOwn(bounds, name)
  })
  return {
    connectionString: `${url.slice(0, mark)}?${kept.join('&')}`,
    options: [...new URLSearchParams(parameters).getAll('options'), '-c TimeZone=UTC'].join(' '),
  }
}

/**
 * Opens a database lazily: no connection is made before the first statement. An exhausted pool fails after two
 * seconds, a lock after the same time, and a statement after five seconds, whatever the URL says.
 */
export function openDatabase({
  url,
  poolConnectionsMax = poolConnectionsDefault,
  applicationName = 'ad-copy',
  onIdleError,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...ownSession(url),
    ...bounds,
    max: poolConnectionsMax,
    connectionTimeoutMillis: acquireMsMax,
    keepAlive: true,
    application_name: applicationName,
  })
  pool.on('error', (error) => onIdleError?.(errorCode(error)))
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), log: [] })
  return {
    pool,
    prisma,
    async close() {
      await prisma.$disconnect()
      await pool.end()
    },
  }
}

/** The SQLSTATE or system code of a database error: the only part of it that is safe to keep. */
export function errorCode(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string')
    return error.code
  return error instanceof Error ? error.name : 'unknown'
}

/**
 * A database error without `detail`, `where`, `parameters` and message, because a failed CHECK quotes the whole row,
 * brief included. `code` is the SQLSTATE or the system's code, `constraint` the name of the violated constraint.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly code: string
  readonly constraint: string | undefined

  constructor(code: string, constraint?: string) {
    super(`database error ${code}${constraint === undefined ? '' : ` (${constraint})`}`)
    this.code = code
    this.constraint = constraint
  }
}

const tracer = trace.getTracer('@adcopy/db')

/**
 * Runs one hot statement on the pool; failures are thrown as {@link DatabaseError}. Within a trace it is a span with
 * the statement's name, never its text or values; without a trace, as in polling sweeps, it has no span.
 */
export async function query<Row extends pg.QueryResultRow>(
  pool: pg.Pool | pg.PoolClient,
  statement: { name: string; text: string },
  values: readonly unknown[],
): Promise<Row[]> {
  if (trace.getActiveSpan() === undefined) return run<Row>(pool, statement, values)
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': statement.name }
  return tracer.startActiveSpan(statement.name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await run<Row>(pool, statement, values)
    } catch (error) {
      span.setAttribute('db.response.status_code', errorCode(error))
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

async function run<Row extends pg.QueryResultRow>(
  pool: pg.Pool | pg.PoolClient,
  statement: { name: string; text: string },
  values: readonly unknown[],
): Promise<Row[]> {
  try {
    const result = await pool.query<Row>({ ...statement, values: [...values] })
    return result.rows
  } catch (error) {
    const constraint =
      error instanceof pg.DatabaseError && error.constraint !== undefined ? error.constraint : undefined
    throw new DatabaseError(errorCode(error), constraint)
  }
}
