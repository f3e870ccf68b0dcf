import { jobErrors, type JobErrorCode } from '@adcopy/contract'
import { DatabaseError } from '@adcopy/core'
import { CallsSpentError, OverrunError, ProviderError } from '@adcopy/generation'
import type { Logger, WorkMetrics } from '@adcopy/telemetry'
import { retryDelayMsMax } from '@adcopy/workflows'
import { Context } from '@temporalio/activity'
import { ApplicationFailure, CancelledFailure } from '@temporalio/common'

// Failures are plain text in Temporal's history and UI, so their types and messages come only from these tables.

/** Failures that Temporal retries, for a job until its deadline. */
const retried = {
  database_unavailable: 'The database did not do its part.',
  backend_unavailable: 'The generation backend did not answer.',
  backend_misconfigured: 'The provider refuses our key, our request, our model or our account.',
  unexpected: 'Something unexpected happened; the log of the worker says where.',
} as const

type Retried = keyof typeof retried

/** Faults that last until a person acts. */
const loud: ReadonlySet<Retried> = new Set(['backend_misconfigured', 'unexpected'])

interface FailureTools {
  log: Logger
  metrics: Pick<WorkMetrics, 'providerFailed'>
}

/** A failure that ends the job: it is not retried, and the workflow writes the code with the checks that the copy never passed. */
export function endsJob(code: JobErrorCode, failedChecks?: readonly string[]): ApplicationFailure {
  return ApplicationFailure.nonRetryable(jobErrors[code], code, ...(failedChecks === undefined ? [] : [failedChecks]))
}

/**
 * Turns any error of an activity into a failure of the closed set, and logs the error. A cancelled activity stays
 * cancelled however its work reacted to the abort: at shutdown, the next worker then gets it at once.
 */
export function toFailure(error: unknown, { log, metrics }: FailureTools): Error {
  const { cancellationSignal } = Context.current()
  if (cancellationSignal.aborted) return new CancelledFailure('The activity was cancelled.')
  if (error instanceof ApplicationFailure) return error
  if (error instanceof ProviderError) metrics.providerFailed(error.code)
  const end = endOf(error)
  if (end !== undefined) {
    log[end === 'internal_error' ? 'error' : 'warn']({ error, code: end }, 'the job cannot go on')
    return endsJob(end)
  }
  const type = classify(error)
  const retryAfterMs = retryAfterOf(error)
  log[loud.has(type) ? 'error' : 'warn']({ error, failure: type, retry_after_ms: retryAfterMs }, 'will be tried again')
  return ApplicationFailure.create({
    message: retried[type],
    type,
    ...(retryAfterMs !== undefined && { nextRetryDelay: Math.min(retryAfterMs, retryDelayMsMax) }),
  })
}

/** The code that ends the job, if the error is due to the job itself. */
function endOf(error: unknown): JobErrorCode | undefined {
  if (error instanceof OverrunError) return 'internal_error'
  if (error instanceof CallsSpentError) return 'generation_failed'
  return error instanceof ProviderError && !error.waits ? 'generation_failed' : undefined
}

/** The provider's retry delay; the longest one for a misconfiguration, which a person must mend first. */
function retryAfterOf(error: unknown): number | undefined {
  if (!(error instanceof ProviderError)) return undefined
  return error.isMisconfiguration ? retryDelayMsMax : error.retryAfterMs
}

function classify(error: unknown): Retried {
  if (error instanceof ProviderError) return error.isMisconfiguration ? 'backend_misconfigured' : 'backend_unavailable'
  const byPrisma = error instanceof Error && error.name.startsWith('PrismaClient')
  return byPrisma || error instanceof DatabaseError ? 'database_unavailable' : 'unexpected'
}

/**
 * Whether the database was reachable and refused the values, as bad data or by a constraint (SQLSTATE classes 22 and 23).
 * Every other database error passes with time.
 */
export function isRefusal(error: unknown): boolean {
  return /^2[23][0-9A-Z]{3}$/.test(sqlStateOf(error) ?? '')
}

interface DrivenError {
  code?: string
  meta?: { driverAdapterError?: { cause?: { originalCode?: string } } }
}

/** Prisma keeps the driver's SQLSTATE inside an error that has Prisma's own code. */
function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, meta } = error as Error & DrivenError
  return meta?.driverAdapterError?.cause?.originalCode ?? code
}
