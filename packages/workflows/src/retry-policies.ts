import type { ActivityOptions } from '@temporalio/workflow'
import { generateMsMax, heartbeatTimeoutMs, retryDelayMsMax, statementMsMax } from './timing.ts'

// No policy ends by number or time: the job's deadline in PostgreSQL is the only end, and the activity looks at it first.
const backoff = { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: retryDelayMsMax } as const

/** One retry policy per class of side effect. */
export const retryPolicies = {
  /**
   * Costs money at a provider and minutes of time, and is safe to repeat: nothing is written before its last statement,
   * and that one changes a job only while it is running. What cannot succeed is thrown as non-retryable.
   */
  generation: {
    startToCloseTimeout: generateMsMax,
    heartbeatTimeout: heartbeatTimeoutMs,
    retry: backoff,
  },
  /**
   * One idempotent statement that must happen: a job that cannot go on is failed however long the database is away, since
   * nobody else tells the client before the deadline.
   */
  finalWrite: {
    startToCloseTimeout: statementMsMax,
    retry: backoff,
  },
  /** Parsing without outside effects and one transaction that does nothing the second time. */
  reading: {
    startToCloseTimeout: generateMsMax,
    heartbeatTimeout: heartbeatTimeoutMs,
    retry: backoff,
  },
} as const satisfies Record<string, ActivityOptions>
