import { verbs, type Core, type SucceedJob } from '@adcopy/core'
import { acceptJob, asMember, testCard, testCopy } from './jobs.ts'

export async function createArtifact(
  core: Core,
  who: { workspaceId: string; userId: string },
  made: Partial<Omit<SucceedJob, 'jobId'>> = {},
): Promise<{ jobId: string; artifactId: string }> {
  const ctx = await asMember(core, who)
  const system = core.as({ kind: 'system' })
  const jobId = await acceptJob(core, who)
  await verbs.beginJob({ ctx: system, input: { jobId } })
  const input = { jobId, copy: testCopy, checks: [], card: testCard, ...made }
  await verbs.succeedJob({ ctx: system, input })
  const { artifact_id } = await verbs.showJob({ ctx, input: { jobId } })
  if (artifact_id === null) throw new Error('the job has no artifact')
  return { jobId, artifactId: artifact_id }
}
