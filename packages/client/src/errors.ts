import type { ProblemBody, ProblemCode } from './types.ts'

interface ErrorDetails {
  cause?: unknown
  requestId?: string | undefined
  retryAfterMs?: number | undefined
}

/**
 * Base class of the errors with which calls reject. An aborted call rejects with the reason of its `signal` instead.
 */
export class AdCopyError extends Error {
  override name = 'AdCopyError'
  /** The `X-Request-Id` of the last response, if any. Include it when you report a problem. */
  requestId: string | undefined
  /** Idempotency key of the failed call. Send the same input with this key to find out whether the job was accepted. */
  idempotencyKey: string | undefined
  /** Id of the job that the call was waiting for. */
  jobId: string | undefined
  /**
   * Milliseconds to wait before the next attempt, from the `Retry-After` of the last response. On `quota_exceeded`,
   * this is the time until next month.
   */
  readonly retryAfterMs: number | undefined

  constructor(message: string, details: ErrorDetails = {}) {
    super(message, 'cause' in details ? { cause: details.cause } : {})
    this.requestId = details.requestId
    this.retryAfterMs = details.retryAfterMs
  }
}

/** The service refused the request; see `code`. */
export class ProblemError<C extends ProblemCode = ProblemCode> extends AdCopyError {
  override name = 'ProblemError'
  readonly code: C
  readonly status: number
  /** The response body as received. */
  readonly problem: ProblemBody

  constructor(code: C, problem: ProblemBody, retryAfterMs: number | undefined) {
    const [first] = problem.errors ?? []
    const place = first ? `; ${first.pointer ?? first.parameter ?? first.header ?? ''} ${first.detail}` : ''
    const requestId = problem.request_id
    super(`${code}: ${problem.detail}${place} (${requestId})`, { requestId, retryAfterMs })
    this.code = code
    this.status = problem.status
    this.problem = problem
  }
}

/** The response does not have the format of the service. It may be an error page of a proxy. */
export class UnexpectedAnswerError extends AdCopyError {
  override name = 'UnexpectedAnswerError'
  readonly status: number

  constructor(status: number, details: ErrorDetails) {
    super(`The answer with status ${status} is not one of the ad copy service`, details)
    this.status = status
  }
}

/**
 * The connection failed, or no complete response arrived in time. A create request may have been accepted nevertheless.
 */
export class ConnectionError extends AdCopyError {
  override name = 'ConnectionError'
}

/** The call did not finish within its time-out. A job that was already accepted continues. */
export class TimeoutError extends AdCopyError {
  override name = 'TimeoutError'
}

/** Returns whether an error is a {@link ProblemError} with this code. */
export function isProblem<C extends ProblemCode>(error: unknown, code: C): error is ProblemError<C> {
  return error instanceof ProblemError && error.code === code
}
