import type { CreateJobInput } from '@adcopy/contract'
import { verbs, type Core, type SucceedJob } from '@adcopy/core'
import { acceptJob, asMember, testCard, testCopy } from './jobs.ts'

type Ending = Partial<Omit<SucceedJob, 'jobId'>>

export async function createArtifact(
  core: Core,
  who: { workspaceId: string; userId: string },
  { request, ...ending }: Ending & { request?: Partial<CreateJobInput> } = {},
): Promise<{ jobId: string; artifactId: string }> {
  const jobId = await acceptJob(core, who, request)
  await succeedJob(core, jobId, ending)
  const { artifact_id } = await verbs.showJob({ ctx: await asMember(core, who), input: { jobId } })
  if (artifact_id === null) throw new Error('the job has no artifact')
  return { jobId, artifactId: artifact_id }
}

/** Begins the job and ends it with copy, as the worker does. */
export async function succeedJob(core: Core, jobId: string, ending: Ending = {}): Promise<void> {
  const ctx = core.as({ kind: 'system' })
  const begun = await verbs.beginJob({ ctx, input: { jobId } })
  if (begun.kind !== 'work') throw new Error(`the job cannot be worked on: ${begun.kind}`)
  const input = { jobId, copy: testCopy, checks: [], card: testCard, ...ending }
  if (!(await verbs.succeedJob({ ctx, input }))) throw new Error('somebody else ended the job')
}
