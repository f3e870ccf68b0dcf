import { verbs, type Core, type SucceedJob } from '@adcopy/core'
import { testCard, testCopy } from './jobs.ts'

let count = 0

export async function createArtifact(
  core: Core,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  made: Partial<Omit<SucceedJob, 'jobId'>> = {},
): Promise<{ jobId: string; artifactId: string }> {
  count += 1
  const actor = await core.findMember(workspaceId, userId)
  if (actor === undefined) throw new Error('the tenant has no member')
  const ctx = core.as(actor)
  const system = core.as({ kind: 'system' })
  const request = { platform: 'facebook', awareness_level: 'unaware', brief: 'x', copy_length: 'medium' } as const
  const { job } = await verbs.createJob({ ctx, input: { idempotencyKey: `artifact-${count}`, request } })
  await verbs.beginJob({ ctx: system, input: { jobId: job.id } })
  const input = { jobId: job.id, copy: testCopy, checks: [], card: testCard, ...made }
  await verbs.succeedJob({ ctx: system, input })
  const { artifact_id } = await verbs.showJob({ ctx, input: { jobId: job.id } })
  if (artifact_id === null) throw new Error('the job has no artifact')
  return { jobId: job.id, artifactId: artifact_id }
}
