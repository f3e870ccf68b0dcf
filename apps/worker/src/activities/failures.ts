import { jobErrors, type JobErrorCode } from '@adcopy/contract'
import { DatabaseError } from '@adcopy/core'
import { BackendError } from '@adcopy/generation'
import type { Logger } from '@adcopy/telemetry'
import { retryDelayMsMax } from '@adcopy/workflows'
import { Context } from '@temporalio/activity'
import { ApplicationFailure, CancelledFailure } from '@temporalio/common'

// A failure is plain text in Temporal's history and UI: its type and message come from these tables and nowhere else.

/** What is tried again, for as long as the job has time. */
const retried = {
  database_unavailable: 'The database did not do its part.',
  backend_unavailable: 'The generation backend did not answer.',
  unexpected: 'Something unexpected happened; the log of the worker says where.',
} as const

type Retried = keyof typeof retried

/** The end of a job: not tried again, and the workflow writes the code with the checks that its copy never passed. */
export function endsJob(code: JobErrorCode, failedChecks?: readonly string[]): ApplicationFailure {
  return ApplicationFailure.nonRetryable(jobErrors[code], code, ...(failedChecks === undefined ? [] : [failedChecks]))
}

/**
 * Turns whatever an activity throws into a failure of the closed set, and logs where it came from. A cancelled activity
 * stays cancelled whatever its work made of the abort: at shutdown that hands it to the next worker at once.
 */
export function toFailure(error: unknown, log: Logger): Error {
  const { cancellationSignal } = Context.current()
  if (cancellationSignal.aborted) return new CancelledFailure('The activity was cancelled.')
  if (error instanceof ApplicationFailure) return error
  if (error instanceof BackendError && !error.retryable) {
    log.warn({ error }, 'the backend refused the job')
    return endsJob('generation_failed')
  }
  const type = classify(error)
  const retryAfterMs = error instanceof BackendError ? error.retryAfterMs : undefined
  log[type === 'unexpected' ? 'error' : 'warn'](
    { error, failure: type, retry_after_ms: retryAfterMs },
    'will be tried again',
  )
  return ApplicationFailure.create({
    message: retried[type],
    type,
    ...(retryAfterMs !== undefined && { nextRetryDelay: Math.min(retryAfterMs, retryDelayMsMax) }),
  })
}

function classify(error: unknown): Retried {
  if (error instanceof BackendError) return 'backend_unavailable'
  const byPrisma = error instanceof Error && error.name.startsWith('PrismaClient')
  return byPrisma || error instanceof DatabaseError ? 'database_unavailable' : 'unexpected'
}

/**
 * Whether the database was there and refused what it was given, as bad data or by a constraint (SQLSTATE, classes 22 and 23).
 * Whatever else it throws passes with time.
 */
export function isRefusal(error: unknown): boolean {
  return /^2[23][0-9A-Z]{3}$/.test(sqlStateOf(error) ?? '')
}

interface DrivenError {
  code?: string
  meta?: { driverAdapterError?: { cause?: { originalCode?: string } } }
}

/** Prisma keeps the state that its driver was told, under a code of its own. */
function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, meta } = error as Error & DrivenError
  return meta?.driverAdapterError?.cause?.originalCode ?? code
}
