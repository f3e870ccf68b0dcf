import { problems, type InvalidPlace, type ProblemCode } from '@adcopy/contract'

/** A workspace's units of one UTC month, at one instant (database clock). */
export interface MonthUnits {
  allocation: number
  used: number
  at: Date
  resetAt: Date
}

interface ProblemOptions {
  /** Invalid places in the request; public. */
  errors?: readonly InvalidPlace[]
  /** When the allocation renews; public, only for `quota_exceeded`. */
  resetAt?: Date
  /** The month's units after the refusal; public in headers, only for `quota_exceeded`. */
  units?: MonthUnits
  /** Wait in whole seconds, at least 1; public. */
  retryAfterSeconds?: number
  /** The actual error; for logs, never for a response. */
  cause?: unknown
}

/** Public texts come only from the table of problems; `cause` is private. Source: contract, "Errors". */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly errors: readonly InvalidPlace[] | undefined
  readonly resetAt: Date | undefined
  readonly units: MonthUnits | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(problems[code].detail, { cause: options.cause })
    this.code = code
    this.errors = options.errors
    this.resetAt = options.resetAt
    this.units = options.units
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

export function invalidRequest(...errors: InvalidPlace[]): Problem {
  return new Problem('invalid_request', { errors })
}
