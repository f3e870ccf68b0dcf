import type { CopyLength, Platform } from '@adcopy/contract'
import { searchAttributes } from './search-attributes.ts'
import { workflowNames } from './signatures.ts'

type StartOptions = ReturnType<typeof start> & {
  typedSearchAttributes?: Array<{ key: { name: string; type: 'KEYWORD' }; value: string }>
}

export interface JobToStart {
  jobId: string
  workspaceId: string
  platform: Platform
  copyLength: CopyLength
}

/** `searchable` means that the namespace has the search attributes. */
export function jobStart(
  job: JobToStart,
  taskQueue: string,
  searchable = false,
): [name: string, options: StartOptions] {
  const { jobId, workspaceId, platform, copyLength } = job
  const options = start(jobId, taskQueue, `${workspaceId} · ${platform} · ${copyLength}`)
  const typedSearchAttributes = [
    { key: searchAttributes.workspace, value: workspaceId },
    { key: searchAttributes.platform, value: platform },
    { key: searchAttributes.outcome, value: 'open' },
  ]
  return [workflowNames.generateAdCopy, searchable ? { ...options, typedSearchAttributes } : options]
}

export function knowledgeStart(fileId: string, taskQueue: string): [name: string, options: StartOptions] {
  return [workflowNames.readKnowledgeFile, start(fileId, taskQueue, 'knowledge file')]
}

function start(id: string, taskQueue: string, staticSummary: string) {
  const args: [string] = [id]
  return {
    workflowId: id,
    taskQueue,
    args,
    staticSummary,
    // With these two policies, a start has no effect while a run is open, but a workflow that was terminated or lost
    // can be started again. Temporal need not prevent repeated runs, because the row in PostgreSQL decides whether work
    // is left.
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
  } as const
}
