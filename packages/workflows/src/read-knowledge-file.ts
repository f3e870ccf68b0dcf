import { proxyActivities, workflowInfo } from '@temporalio/workflow'
import { retryPolicies } from './retry-policies.ts'
import { knowledgeQueue, type Activities } from './signatures.ts'

export async function readKnowledgeFile(fileId: string): Promise<void> {
  const taskQueue = knowledgeQueue(workflowInfo().taskQueue)
  const { readKnowledge } = proxyActivities<Pick<Activities, 'readKnowledge'>>({ ...retryPolicies.reading, taskQueue })
  await readKnowledge(fileId)
}
