import { patched, sleep } from '@temporalio/workflow'
import { releaseMarker } from './release-marker.ts'
import { generateAdCopy as current } from '@adcopy/workflows/workflows'

export { readKnowledgeFile } from '@adcopy/workflows/workflows'

/**
 * The workflow of a hypothetical next release. It begins with a new command. Executions that began under the previous
 * release skip this command.
 */
export async function generateAdCopy(jobId: string): Promise<string> {
  if (patched(releaseMarker)) await sleep('10 ms')
  return current(jobId)
}
