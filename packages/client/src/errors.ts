import type { ProblemBody, ProblemCode } from './types.ts'

interface ErrorDetails {
  cause?: unknown
  requestId?: string | undefined
  retryAfterMs?: number | undefined
}

/** Every error of this client, except for an abort: a call that its `signal` ends rejects with the signal's reason. */
export class AdCopyError extends Error {
  override name = 'AdCopyError'
  /** The `X-Request-Id` of the last answer, if there was one. Name it when you ask for help. */
  requestId: string | undefined
  /** Key of the create that failed: send the same input with this key to find out whether it was accepted. */
  idempotencyKey: string | undefined
  /** Job that was waited for. */
  jobId: string | undefined
  /** What `Retry-After` of the last answer asks for: until the next month on `quota_exceeded`. */
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
  /** The answer's body as it came. */
  readonly problem: ProblemBody

  constructor(code: C, problem: ProblemBody, retryAfterMs: number | undefined) {
    super(`${code}: ${problem.detail} (${problem.request_id})`, { requestId: problem.request_id, retryAfterMs })
    this.code = code
    this.status = problem.status
    this.problem = problem
  }
}

/** An answer that is not the service's own, such as an error page of a proxy. */
export class UnexpectedAnswerError extends AdCopyError {
  override name = 'UnexpectedAnswerError'
  readonly status: number

  constructor(status: number, details: ErrorDetails) {
    super(`The answer with status ${status} is not one of the ad copy service`, details)
    this.status = status
  }
}

/** The connection failed, or an answer did not arrive whole and in time. A create may have been accepted. */
export class ConnectionError extends AdCopyError {
  override name = 'ConnectionError'
}

/** The time-out of the call passed. The job, if there is one, goes on. */
export class TimeoutError extends AdCopyError {
  override name = 'TimeoutError'
}

/** Whether an error is the problem with this code. */
export function isProblem<C extends ProblemCode>(error: unknown, code: C): error is ProblemError<C> {
  return error instanceof ProblemError && error.code === code
}
