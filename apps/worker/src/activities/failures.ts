import { jobErrors, type JobErrorCode } from '@adcopy/contract'
import { DatabaseError } from '@adcopy/core'
import { CallsSpentError, OverrunError, ProviderError } from '@adcopy/generation'
import type { Logger, TryOutcome, WorkMetrics } from '@adcopy/telemetry'
import { retryDelayMsMax } from '@adcopy/workflows'
import { Context } from '@temporalio/activity'
import { ApplicationFailure, ApplicationFailureCategory, CancelledFailure } from '@temporalio/common'

// Temporal's history and UI show the types and messages of failures as plain text. Because an original error may
// contain user text, each type and message is a constant in this file or in the contract's `jobErrors`.

/** Failures after which Temporal retries the activity. The activity of a job is retried until the job's deadline. */
const retried = {
  database_unavailable: 'The database did not do its part.',
  backend_unavailable: 'The generation backend did not answer.',
  backend_misconfigured: 'The provider refuses our key, our request, our model or our account.',
  unexpected: 'Something unexpected happened; the log of the worker says where.',
} as const

type Retried = keyof typeof retried

/**
 * These failures repeat until a person fixes the cause, so they are logged as errors. The others are logged as
 * warnings.
 */
const loud: ReadonlySet<Retried> = new Set(['backend_misconfigured', 'unexpected'])

interface FailureTools {
  log: Logger
  metrics: Pick<WorkMetrics, 'providerFailed'>
}

/**
 * Returns a failure that Temporal does not retry. The workflow then fails the job with the code. If no candidate was
 * usable, `failedChecks` contains the names of the hard checks that the last candidate failed.
 */
export function endsJob(code: JobErrorCode, failedChecks?: readonly string[]): ApplicationFailure {
  return ApplicationFailure.nonRetryable(jobErrors[code], code, ...(failedChecks === undefined ? [] : [failedChecks]))
}

const yielded = 'slot_yielded'
const yieldedMs = 1_000

/** For an attempt that leaves its slot to other jobs. Temporal retries the attempt soon. */
export function yieldsSlot(): ApplicationFailure {
  const message = 'The worker is busy, or the workspace already uses its share of it.'
  // The SDK logs a failure of this category at level debug.
  const category = ApplicationFailureCategory.BENIGN
  return ApplicationFailure.create({ message, type: yielded, nextRetryDelay: yieldedMs, category })
}

export function outcomeOf(failure: Error): TryOutcome {
  if (failure instanceof CancelledFailure) return 'cancelled'
  if (!(failure instanceof ApplicationFailure)) return 'retried'
  if (failure.type === yielded) return 'yielded'
  return failure.nonRetryable === true ? 'ended' : 'retried'
}

/**
 * A cancelled activity fails with CancelledFailure, so that after a shutdown Temporal can give the activity to another
 * worker immediately.
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

function endOf(error: unknown): JobErrorCode | undefined {
  if (error instanceof OverrunError || error instanceof CallsSpentError) return 'internal_error'
  return error instanceof ProviderError && !error.waits ? 'generation_failed' : undefined
}

/** For a misconfiguration, the delay is the longest one, because a person must fix the configuration first. */
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
 * SQLSTATE class 22 means an invalid value, and class 23 a violated constraint. All other database errors are
 * considered temporary.
 */
export function isRefusal(error: unknown): boolean {
  return /^2[23][0-9A-Z]{3}$/.test(sqlStateOf(error) ?? '')
}

interface DrivenError {
  code?: string
  meta?: { driverAdapterError?: { cause?: { originalCode?: string } } }
}

/** A Prisma error has its own `code` and contains the SQLSTATE in `meta`. */
function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, meta } = error as Error & DrivenError
  return meta?.driverAdapterError?.cause?.originalCode ?? code
}
