import type { JobErrorCode } from '@adcopy/contract'

/**
 * `locked` and `refused` mean that the password was not checked, because there were too many attempts. `locked` is the
 * first refusal after an account or device has reached its limit. All other refusals are `refused`.
 */
export type SignInOutcome = 'succeeded' | 'failed' | 'locked' | 'refused'

/**
 * Each event is reported once, by the process whose database statement caused it. No logic may depend on these events.
 */
export type CoreEvent =
  | { kind: 'job_accepted'; replayed: boolean }
  /** `code` is the SQLSTATE of a statement that was to accept several jobs. Each job then gets its own statement. */
  | { kind: 'shared_accept_failed'; code: string }
  /** Seconds from acceptance to the end of the job, by the database's clock. */
  | { kind: 'job_succeeded'; seconds: number }
  | { kind: 'job_failed'; code: JobErrorCode; seconds: number }
  | { kind: 'sign_in'; outcome: SignInOutcome }
  | { kind: 'session_ended'; sessions: number }

export type Observe = (event: CoreEvent) => void
