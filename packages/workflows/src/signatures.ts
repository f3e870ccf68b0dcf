import type { JobErrorCode } from '@adcopy/contract'

/** How a job ended, whoever ended it; `gone` where its row is no longer there. */
export type JobOutcome = 'succeeded' | 'failed' | 'gone'

/**
 * What workflows ask of the worker. Arguments and results are plain text in Temporal's history and UI: identifiers and
 * closed sets travel, never a name, a brief or a fact.
 */
export interface Activities {
  /**
   * Queued → running, generate, commit. Fails for good with the {@link JobErrorCode} as its failure's type; where copy never
   * passed its checks, their names are the failure's first detail.
   */
  generateAndCommit: (jobId: string) => Promise<JobOutcome>
  /** Fails a job that is not terminal; answers with the state that won. */
  fail: (jobId: string, code: JobErrorCode, failedChecks?: readonly string[]) => Promise<JobOutcome>
  /** Reads the text and facts of a pending knowledge file, or why it has none. */
  readKnowledge: (fileId: string) => Promise<void>
}

/** One accepted job, from its start to its terminal state. */
export type GenerateAdCopy = (jobId: string) => Promise<JobOutcome>

/** One knowledge file, from pending to ready or failed. */
export type ReadKnowledgeFile = (fileId: string) => Promise<void>

/** Names as they stand in histories: literal, so that renaming a function renames no running workflow. */
export const workflowNames = { generateAdCopy: 'generateAdCopy', readKnowledgeFile: 'readKnowledgeFile' } as const

export const defaultTaskQueue = 'ad-copy'

/** The queue of `readKnowledge`, beside that of jobs: no file takes a slot that a job could have. */
export function knowledgeQueue(taskQueue: string): string {
  return `${taskQueue}-knowledge`
}
