import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from './generated/client.ts'
import { readPassword } from './password-file.ts'

// A default, because pg ignores the option `password` next to a URL. Each connection whose URL has no password calls it.
pg.defaults.password = readPassword as () => Promise<string>

/** Connections per process. Eight connections are faster than thirty-two when most of the load is in one workspace. */
export const poolConnectionsDefault = 8

export interface DatabaseOptions {
  url: string
  poolConnectionsMax?: number
  applicationName?: string
  /** Receives the error code of an idle connection that broke. The pool replaces the connection. */
  onIdleError?: (code: string) => void
}

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
 * Removes from the URL the parameters that the pool sets, because pg would prefer the URL's values. The returned
 * `options` set the time zone to UTC, because month arithmetic and Prisma's timestamp parsing depend on it.
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

/** PgBouncer accepts these parameters only if its `ignore_startup_parameters` lists them. */
export const poolSession = (url: string) => ({ ...ownSession(url), ...bounds })

/**
 * No connection is opened before the first statement. Waiting for a connection or for a lock fails after two seconds,
 * and a statement fails after five seconds. The URL cannot change these limits.
 */
export function openDatabase({
  url,
  poolConnectionsMax = poolConnectionsDefault,
  applicationName = 'ad-copy',
  onIdleError,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...poolSession(url),
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

/**
 * Returns the SQLSTATE or system code. Only this code may be stored or logged, because other parts of the error can
 * contain data.
 */
export function errorCode(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string')
    return error.code
  return error instanceof Error ? error.name : 'unknown'
}

/**
 * A database error without the parts of the original error that can contain data. For example, the original error of a
 * failed CHECK contains the whole row, including the brief. `code` is the SQLSTATE or system code, and `constraint` is
 * the name of the violated constraint.
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

/**
 * Wraps a parameter in a subquery, so that the planner cannot see its value. Otherwise a plan for the specific value
 * could seem cheaper than the generic plan, and PostgreSQL would plan the statement again for every call.
 */
export const hidden = (parameter: string) => `(select ${parameter})`

const tracer = trace.getTracer('@adcopy/db')

export interface Statement {
  name: string
  text: string
  /**
   * If false, PostgreSQL plans each execution. A plan that was made while a table was empty can be slow once the table
   * is full, and a session keeps it until the table is analyzed. True by default.
   */
  keepsPlan?: boolean
}

/**
 * Throws failures as {@link DatabaseError}. Within a trace, the statement gets a span that contains the statement's
 * name but neither its text nor its values.
 */
export async function query<Row extends pg.QueryResultRow>(
  pool: pg.Pool | pg.PoolClient,
  statement: Statement,
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
  { name, text, keepsPlan = true }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  try {
    const result = await pool.query<Row>({ ...(keepsPlan && { name }), text, values: [...values] })
    return result.rows
  } catch (error) {
    const constraint = error instanceof pg.DatabaseError ? error.constraint : undefined
    throw new DatabaseError(errorCode(error), constraint)
  }
}
