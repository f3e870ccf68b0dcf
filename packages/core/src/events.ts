import type { JobErrorCode } from '@adcopy/contract'

/** What became of a job, told once by the process whose statement did it: for figures, never for logic. */
export type CoreEvent =
  | { kind: 'job_accepted'; replayed: boolean }
  /** `seconds` from acceptance to the end, by the database's clock. */
  | { kind: 'job_succeeded'; seconds: number }
  | { kind: 'job_failed'; code: JobErrorCode; seconds: number }

/** Must not throw. */
export type Observe = (event: CoreEvent) => void
