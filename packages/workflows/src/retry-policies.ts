import type { ActivityOptions } from '@temporalio/workflow'
import { generateMsMax, heartbeatTimeoutMs, retryDelayMsMax, statementMsMax } from './timing.ts'

// No policy limits the number or time of attempts: the only limit is the job's deadline in PostgreSQL, which the
// activity checks first.
const backoff = { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: retryDelayMsMax } as const

/** One retry policy per class of side effect. */
export const retryPolicies = {
  /**
   * An attempt costs provider fees and minutes, but is safe to repeat: its last statement is its only write, and
   * changes a job only while the job is running. Errors that a retry cannot repair are thrown as non-retryable.
   */
  generation: {
    startToCloseTimeout: generateMsMax,
    heartbeatTimeout: heartbeatTimeoutMs,
    retry: backoff,
  },
  /**
   * One idempotent statement that must run: it is retried for as long as the database is unreachable, because
   * otherwise the client would learn nothing before the deadline.
   */
  finalWrite: {
    startToCloseTimeout: statementMsMax,
    retry: backoff,
  },
  /** Reading a file: parses without side effects, then runs one idempotent transaction. */
  reading: {
    startToCloseTimeout: generateMsMax,
    heartbeatTimeout: heartbeatTimeoutMs,
    retry: backoff,
  },
} as const satisfies Record<string, ActivityOptions>
