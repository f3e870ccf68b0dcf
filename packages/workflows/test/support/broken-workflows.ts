import { sleep } from '@temporalio/workflow'
import * as real from '../../src/workflows.ts'

// These workflows are a negative control. Each has an additional command at the start, so replaying a real history must
// fail.

export async function generateAdCopy(jobId: string): Promise<string> {
  await sleep(1)
  return real.generateAdCopy(jobId)
}

export async function readKnowledgeFile(fileId: string): Promise<void> {
  await sleep(1)
  return real.readKnowledgeFile(fileId)
}
