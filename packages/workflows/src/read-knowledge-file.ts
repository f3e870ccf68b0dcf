import { proxyActivities } from '@temporalio/workflow'
import { retryPolicies } from './retry-policies.ts'
import type { Activities } from './signatures.ts'

const { readKnowledge } = proxyActivities<Pick<Activities, 'readKnowledge'>>(retryPolicies.reading)

/** Reads one knowledge file. */
export async function readKnowledgeFile(fileId: string): Promise<void> {
  await readKnowledge(fileId)
}
