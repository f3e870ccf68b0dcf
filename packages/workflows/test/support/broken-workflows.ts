import { sleep } from '@temporalio/workflow'
import { generateAdCopy as real } from '../../src/workflows.ts'

/** The negative control: the real workflow behind one command that running workflows never made. */
export async function generateAdCopy(jobId: string): Promise<string> {
  await sleep(1)
  return real(jobId)
}
