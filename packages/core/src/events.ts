import type { JobErrorCode } from '@adcopy/contract'

/** `refused`: the password was not looked at, since there were too many attempts; `locked`: the first of those. */
export type SignInOutcome = 'succeeded' | 'failed' | 'locked' | 'refused'

/** What became of a job or a session, reported once by the process whose statement did it: for figures, never for logic. */
export type CoreEvent =
  | { kind: 'job_accepted'; replayed: boolean }
  /** `seconds` from acceptance to the end, by the database's clock. */
  | { kind: 'job_succeeded'; seconds: number }
  | { kind: 'job_failed'; code: JobErrorCode; seconds: number }
  | { kind: 'sign_in'; outcome: SignInOutcome }
  | { kind: 'session_ended'; sessions: number }

/** Must not throw. */
export type Observe = (event: CoreEvent) => void
