import { problems } from '@adcopy/contract'
import { DatabaseError, EnvironmentError, Problem } from '@adcopy/core'
import { OpsError } from './ops-error.ts'

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'P1001', 'P1002'])
const refusedLogin = new Set(['28P01', '28000'])
const noTable = new Set(['42P01', '42883', 'P2021'])

/** For a database error, the result contains its code but not its message, because the message may quote data. */
export function explainError(error: unknown): string {
  if (error instanceof OpsError) return oneLine(error.message)
  if (error instanceof EnvironmentError) return error.faults.join('; ')
  if (error instanceof Problem) return describeProblem(error)
  const code = codeOf(error)
  if (unreachable.has(code)) return `the database cannot be reached (${code})`
  if (refusedLogin.has(code)) return `the database refused the user or the password of DATABASE_URL (${code})`
  if (noTable.has(code)) return `the database has not been migrated (${code}): run ops migrate`
  if (error instanceof DatabaseError || isPrisma(error)) return `the database refused (${code})`
  return oneLine(error instanceof Error ? error.message : String(error))
}

/** Returns the code of an error (system, SQLSTATE, Prisma or gRPC), or its name if it has no code. */
export function codeOf(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof DOMException) return at.name // its number is not a code of gRPC
    const inner = innerErrors(at).map(codeOf).find(isCode)
    if (inner !== undefined) return inner
    const raw = rawQueryCode(at)
    if (raw !== undefined) return raw
    if ('code' in at && typeof at.code === 'number') return grpcNames[at.code] ?? String(at.code)
    if ('code' in at && isCode(at.code)) return at.code
  }
  return error instanceof Error ? error.name : 'unknown error'
}

const grpcNames: Readonly<Record<number, string>> = {
  4: 'DEADLINE_EXCEEDED',
  5: 'NOT_FOUND',
  7: 'PERMISSION_DENIED',
  14: 'UNAVAILABLE',
  16: 'UNAUTHENTICATED',
}

const driverCodes: Readonly<Record<string, string>> = { DatabaseNotReachable: 'P1001', SocketTimeout: 'P1002' }

/**
 * Returns the code of the driver's error inside Prisma's P2010 ("a raw query failed"): P1001 or P1002 if the connection
 * failed, otherwise the SQLSTATE.
 */
function rawQueryCode(error: Error): string | undefined {
  const { meta } = error as { meta?: { driverAdapterError?: { cause?: { kind?: string; originalCode?: string } } } }
  const { kind = '', originalCode } = meta?.driverAdapterError?.cause ?? {}
  return driverCodes[kind] ?? originalCode
}

function innerErrors(error: Error): unknown[] {
  return error instanceof AggregateError ? error.errors : []
}

function isCode(code: unknown): code is string {
  return typeof code === 'string' && /^[A-Z0-9_]{4,32}$/.test(code)
}

function isPrisma(error: unknown): boolean {
  return error instanceof Error && error.name.startsWith('PrismaClient')
}

function describeProblem(problem: Problem): string {
  const places = problem.errors?.map(({ detail }) => detail).join('; ')
  return `${problem.code}: ${places ?? problems[problem.code].detail}`
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim()
}
