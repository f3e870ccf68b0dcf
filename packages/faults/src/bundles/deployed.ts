import { patched, sleep } from '@temporalio/workflow'
import { releaseMarker } from './release-marker.ts'
import { generateAdCopy as current } from '@adcopy/workflows/workflows'

export { readKnowledgeFile } from '@adcopy/workflows/workflows'

/** The next release: the same workflow after a new command, which only new runs execute. */
export async function generateAdCopy(jobId: string): Promise<string> {
  if (patched(releaseMarker)) await sleep('10 ms')
  return current(jobId)
}
