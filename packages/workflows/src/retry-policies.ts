import type { ActivityOptions } from '@temporalio/workflow'
import { generateMsMax, heartbeatTimeoutMs, retryDelayMsMax, statementMsMax } from './timing.ts'

// The policies limit neither the number of attempts nor their total time, because the activities decide when to give
// up: `generateAndCommit` at the job's deadline, and `readKnowledge` after ten attempts to read a file.
const backoff = { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: retryDelayMsMax } as const

export const retryPolicies = {
  /**
   * For `generateAndCommit`. A retry is safe, because the result is stored only if the job is still running. Errors
   * that a retry cannot fix are thrown as non-retryable.
   */
  generation: {
    startToCloseTimeout: generateMsMax,
    heartbeatTimeout: heartbeatTimeoutMs,
    retry: backoff,
  },
  /**
   * For `fail`, which runs one idempotent statement. It is retried for as long as the database is unreachable, because
   * otherwise the client would see the job as open until the deadline.
   */
  finalWrite: {
    startToCloseTimeout: statementMsMax,
    retry: backoff,
  },
  /**
   * For `readKnowledge`. A retry is safe, because parsing a file has no side effects and the result is stored in one
   * idempotent transaction.
   */
  reading: {
    startToCloseTimeout: generateMsMax,
    heartbeatTimeout: heartbeatTimeoutMs,
    retry: backoff,
  },
} as const satisfies Record<string, ActivityOptions>
