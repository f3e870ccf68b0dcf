import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from './generated/client.ts'

/** Connections of one process. Eight beat thirty-two on one hot workspace. */
export const poolConnectionsDefault = 8

export interface DatabaseOptions {
  url: string
  /** Connections at most. */
  poolConnectionsMax?: number
  /** Who connects, as `pg_stat_activity` shows it. */
  applicationName?: string
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (code: string) => void
}

/** One pool for Prisma and for the hot statements, and what closes it. */
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
 * The URL without what this program rests on, which pg lets it outrank: the bounds, and its options, which are given beside
 * it with UTC behind them. Month arithmetic and Prisma's reading of times ask for that, whatever the server's own zone is.
 */
function ownSession(url: string): { connectionString: string; options: string } {
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
 * Opens a database lazily: no connection is made before the first statement. A pool that is exhausted for two seconds,
 * a lock held for as long, and a statement of five seconds are errors, not queues without end, whatever the URL asks for.
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

/** The SQLSTATE or system code of a database error: all of it that is safe to keep. */
export function errorCode(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string')
    return error.code
  return error instanceof Error ? error.name : 'unknown'
}

/**
 * A database error without `detail`, `where`, `parameters` and message: a failed CHECK prints the whole row there, brief
 * included. `code` is the SQLSTATE or the system's code, `constraint` the name of what was violated.
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
 * Runs one hot statement on the pool; what goes wrong is a {@link DatabaseError}. Within a trace it is a span that bears
 * the statement's name, never its text or values; outside of one, as for the sweeps that poll, it is none.
 */
export async function query<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
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
  pool: pg.Pool,
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
