import type { ActivityOptions } from '@temporalio/workflow'
import { generateMsMax, heartbeatTimeoutMs, retryDelayMsMax, statementMsMax } from './timing.ts'

// No policy ends by number or time: the job's deadline in PostgreSQL is the only limit, and the activity checks it
// first.
const backoff = { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: retryDelayMsMax } as const

/** One retry policy per class of side effect. */
export const retryPolicies = {
  /**
   * Costs money at a provider and minutes of time, but is safe to repeat: the last statement is the only write, and
   * it changes a job only while it is running. Errors that cannot succeed later are thrown as non-retryable.
   */
  generation: {
    startToCloseTimeout: generateMsMax,
    heartbeatTimeout: heartbeatTimeoutMs,
    retry: backoff,
  },
  /**
   * One idempotent statement that must happen: it is retried however long the database is unreachable, because
   * otherwise the client would learn nothing before the deadline.
   */
  finalWrite: {
    startToCloseTimeout: statementMsMax,
    retry: backoff,
  },
  /** Parses without side effects, then runs one idempotent transaction. */
  reading: {
    startToCloseTimeout: generateMsMax,
    heartbeatTimeout: heartbeatTimeoutMs,
    retry: backoff,
  },
} as const satisfies Record<string, ActivityOptions>
