import type { JobErrorCode } from '@adcopy/contract'

/** `refused`: the password was not checked because of too many attempts; `locked`: the first such refusal. */
export type SignInOutcome = 'succeeded' | 'failed' | 'locked' | 'refused'

/** Reported once, by the process whose statement caused it. Only for metrics, never for logic. */
export type CoreEvent =
  | { kind: 'job_accepted'; replayed: boolean }
  /** `seconds` is the time from acceptance to the end (database clock). */
  | { kind: 'job_succeeded'; seconds: number }
  | { kind: 'job_failed'; code: JobErrorCode; seconds: number }
  | { kind: 'sign_in'; outcome: SignInOutcome }
  | { kind: 'session_ended'; sessions: number }

/** Must not throw. */
export type Observe = (event: CoreEvent) => void
