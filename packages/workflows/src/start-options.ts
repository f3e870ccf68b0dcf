import type { CopyLength, Platform } from '@adcopy/contract'
import { workflowNames } from './signatures.ts'

interface StartOptions {
  workflowId: string
  taskQueue: string
  args: [string]
  /** Shown beside the workflow in Temporal's UI. */
  staticSummary: string
  // The row in PostgreSQL says whether there is work; Temporal's memory of closed runs ends with its retention period.
  // Together they make a start harmless while a run is open, and possible again after one was terminated or lost.
  workflowIdConflictPolicy: 'USE_EXISTING'
  workflowIdReusePolicy: 'ALLOW_DUPLICATE'
}

export interface JobToStart {
  jobId: string
  workspaceId: string
  platform: Platform
  copyLength: CopyLength
}

/** How the workflow of a job is started: name and options for the client. */
export function jobStart(job: JobToStart, taskQueue: string): [name: string, options: StartOptions] {
  const { jobId, workspaceId, platform, copyLength } = job
  return [workflowNames.generateAdCopy, start(jobId, taskQueue, `${workspaceId} · ${platform} · ${copyLength}`)]
}

/** How the workflow of a knowledge file is started. */
export function knowledgeStart(fileId: string, taskQueue: string): [name: string, options: StartOptions] {
  return [workflowNames.readKnowledgeFile, start(fileId, taskQueue, 'knowledge file')]
}

function start(id: string, taskQueue: string, staticSummary: string): StartOptions {
  return {
    workflowId: id,
    taskQueue,
    args: [id],
    staticSummary,
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
  }
}
