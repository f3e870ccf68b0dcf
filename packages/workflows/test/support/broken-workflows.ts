import { sleep } from '@temporalio/workflow'
import * as real from '../../src/workflows.ts'

// The negative control: the real workflows, each preceded by one command that running workflows never made.

export async function generateAdCopy(jobId: string): Promise<string> {
  await sleep(1)
  return real.generateAdCopy(jobId)
}

export async function readKnowledgeFile(fileId: string): Promise<void> {
  await sleep(1)
  return real.readKnowledgeFile(fileId)
}
