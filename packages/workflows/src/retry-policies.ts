import type { ActivityOptions } from '@temporalio/workflow'
import { generateMsMax, heartbeatTimeoutMs, retryDelayMsMax, statementMsMax } from './timing.ts'

// The policies do not limit the number of attempts or their total time. The only limit is the job's deadline in
// PostgreSQL, which the activity checks first.
const backoff = { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: retryDelayMsMax } as const

export const retryPolicies = {
  /**
   * An attempt takes minutes and costs provider fees. A retry is safe, because the result is stored only if the job is
   * still running. Errors that a retry cannot fix are thrown as non-retryable.
   */
  generation: {
    startToCloseTimeout: generateMsMax,
    heartbeatTimeout: heartbeatTimeoutMs,
    retry: backoff,
  },
  /**
   * One idempotent statement. It is retried for as long as the database is unreachable, because otherwise the client
   * would see the job as open until the deadline.
   */
  finalWrite: {
    startToCloseTimeout: statementMsMax,
    retry: backoff,
  },
  /** Parses a file without side effects and then runs one idempotent transaction. */
  reading: {
    startToCloseTimeout: generateMsMax,
    heartbeatTimeout: heartbeatTimeoutMs,
    retry: backoff,
  },
} as const satisfies Record<string, ActivityOptions>
