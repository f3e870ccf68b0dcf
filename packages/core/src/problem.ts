import { problems, type InvalidPlace, type ProblemCode } from '@adcopy/contract'

/** The units of one UTC month. `at` is the database's time when the values were read. */
export interface MonthUnits {
  allocation: number
  used: number
  at: Date
  resetAt: Date
}

interface ProblemOptions {
  errors?: readonly InvalidPlace[]
  /** When the next allocation begins. Set for `quota_exceeded`. */
  resetAt?: Date
  /** Set for `quota_exceeded`. */
  units?: MonthUnits
  retryAfterSeconds?: number
  /** Only for logs. Clients never see the original error. */
  cause?: unknown
}

/** The title and detail come only from `problems`. Source: ERROR-1. */
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
