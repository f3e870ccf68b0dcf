import type { JobErrorCode } from '@adcopy/contract'

/** The terminal state of a job, whichever process wrote it; `gone` if its row no longer exists. */
export type JobOutcome = 'succeeded' | 'failed' | 'gone'

/**
 * The activities that workflows use. Their arguments and results are plain text in Temporal's history and UI: they
 * contain only identifiers and values of closed sets, never a name, a brief or a fact.
 */
export interface Activities {
  /**
   * Sets a queued job to running, generates, and commits the result. A permanent failure has the {@link JobErrorCode} as
   * its type and, if no candidate passed, the names of the failed checks as its first detail.
   */
  generateAndCommit: (jobId: string) => Promise<JobOutcome>
  /** Fails a job unless it is terminal; returns its terminal state. */
  fail: (jobId: string, code: JobErrorCode, failedChecks?: readonly string[]) => Promise<JobOutcome>
  /** Reads the text and facts of a pending knowledge file, or records why it cannot be read. */
  readKnowledge: (fileId: string) => Promise<void>
}

/** One accepted job, from its start to its terminal state. */
export type GenerateAdCopy = (jobId: string) => Promise<JobOutcome>

/** One knowledge file, from pending to ready or failed. */
export type ReadKnowledgeFile = (fileId: string) => Promise<void>

/** Workflow names in histories. They are literals, so that renaming a function does not rename a running workflow. */
export const workflowNames = { generateAdCopy: 'generateAdCopy', readKnowledgeFile: 'readKnowledgeFile' } as const

/** Name of the task queue for `readKnowledge`. It is separate from the job queue: a file never takes the slot of a job. */
export function knowledgeQueue(taskQueue: string): string {
  return `${taskQueue}-knowledge`
}
