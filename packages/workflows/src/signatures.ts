import type { JobErrorCode } from '@adcopy/contract'

/** The terminal state of a job, even if another process set it. `gone` means that the job's row no longer exists. */
export type JobOutcome = 'succeeded' | 'failed' | 'gone'

/**
 * The activities that workflows call. Temporal's history and UI show their arguments and results. Each of these values
 * must therefore be an id or one of a fixed set of words, such as an error code, and never user text.
 */
export interface Activities {
  /**
   * The type of a permanent failure is a {@link JobErrorCode}. If no candidate passed the checks, the first detail of
   * the failure is the list of failed checks.
   */
  generateAndCommit: (jobId: string) => Promise<JobOutcome>
  /**
   * The first attempt at a job, as a local activity: it needs no request to Temporal. Failures are those of
   * `generateAndCommit`. Returns `deferred` if the generator makes paid calls, because these take too long.
   */
  attemptLocally: (jobId: string) => Promise<JobOutcome | 'deferred'>
  /** Does not change a job that is already terminal. Returns the terminal state. */
  fail: (jobId: string, code: JobErrorCode, failedChecks?: readonly string[]) => Promise<JobOutcome>
  readKnowledge: (fileId: string) => Promise<void>
}

export type GenerateAdCopy = (jobId: string) => Promise<JobOutcome>

/** String literals, so that renaming a function does not break running workflows. */
export const workflowNames = { generateAdCopy: 'generateAdCopy', readKnowledgeFile: 'readKnowledgeFile' } as const

/** Files are read on a separate queue, so that this work never takes a worker's slot from jobs. */
export function knowledgeQueue(taskQueue: string): string {
  return `${taskQueue}-knowledge`
}
