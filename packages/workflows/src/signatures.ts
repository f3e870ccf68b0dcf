import type { JobErrorCode } from '@adcopy/contract'

/** The terminal state of a job, whichever process wrote it; `gone` if its row no longer exists. */
export type JobOutcome = 'succeeded' | 'failed' | 'gone'

/**
 * The activities that workflows use. Arguments and results are plain text in Temporal's history and UI: they contain
 * identifiers and closed sets, never a name, a brief or a fact.
 */
export interface Activities {
  /**
   * Queued → running, generate, commit. Fails permanently with the {@link JobErrorCode} as the failure's type; if no
   * candidate passed, the names of the failed checks are the failure's first detail.
   */
  generateAndCommit: (jobId: string) => Promise<JobOutcome>
  /** Fails a job that is not terminal; returns the state that won. */
  fail: (jobId: string, code: JobErrorCode, failedChecks?: readonly string[]) => Promise<JobOutcome>
  /** Reads the text and facts of a pending knowledge file, or records why it cannot be read. */
  readKnowledge: (fileId: string) => Promise<void>
}

/** One accepted job, from its start to its terminal state. */
export type GenerateAdCopy = (jobId: string) => Promise<JobOutcome>

/** One knowledge file, from pending to ready or failed. */
export type ReadKnowledgeFile = (fileId: string) => Promise<void>

/** Names as histories contain them: literal, so that renaming a function does not rename a running workflow. */
export const workflowNames = { generateAdCopy: 'generateAdCopy', readKnowledgeFile: 'readKnowledgeFile' } as const

/** The queue of `readKnowledge`, separate from the queue of jobs: a file never takes a slot of a job. */
export function knowledgeQueue(taskQueue: string): string {
  return `${taskQueue}-knowledge`
}
