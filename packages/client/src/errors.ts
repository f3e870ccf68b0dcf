import type { ProblemBody, ProblemCode } from './types.ts'

interface ErrorDetails {
  cause?: unknown
  requestId?: string | undefined
  retryAfterMs?: number | undefined
}

/** Base class of all errors of this client. A call that its `signal` ends rejects with the signal's reason instead. */
export class AdCopyError extends Error {
  override name = 'AdCopyError'
  /** The `X-Request-Id` of the last response, if any. Include it when you ask for help. */
  requestId: string | undefined
  /** Key of the create that failed: send the same input with this key to find out whether it was accepted. */
  idempotencyKey: string | undefined
  /** Id of the job for which the call waited. */
  jobId: string | undefined
  /** Pause in milliseconds from `Retry-After` of the last response; on `quota_exceeded`, until the next month. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, details: ErrorDetails = {}) {
    super(message, 'cause' in details ? { cause: details.cause } : {})
    this.requestId = details.requestId
    this.retryAfterMs = details.retryAfterMs
  }
}

/** The service refused the request. */
export class ProblemError<C extends ProblemCode = ProblemCode> extends AdCopyError {
  override name = 'ProblemError'
  readonly code: C
  readonly status: number
  /** The response body as received. */
  readonly problem: ProblemBody

  constructor(code: C, problem: ProblemBody, retryAfterMs: number | undefined) {
    super(`${code}: ${problem.detail} (${problem.request_id})`, { requestId: problem.request_id, retryAfterMs })
    this.code = code
    this.status = problem.status
    this.problem = problem
  }
}

/** The response does not come from the service; for example, it is an error page of a proxy. */
export class UnexpectedAnswerError extends AdCopyError {
  override name = 'UnexpectedAnswerError'
  readonly status: number

  constructor(status: number, details: ErrorDetails) {
    super(`The answer with status ${status} is not one of the ad copy service`, details)
    this.status = status
  }
}

/** The connection failed, or no complete response arrived in time. A create may have been accepted. */
export class ConnectionError extends AdCopyError {
  override name = 'ConnectionError'
}

/** The time-out of the call passed. A job that was accepted continues. */
export class TimeoutError extends AdCopyError {
  override name = 'TimeoutError'
}

/** Whether an error is the problem with this code. */
export function isProblem<C extends ProblemCode>(error: unknown, code: C): error is ProblemError<C> {
  return error instanceof ProblemError && error.code === code
}
