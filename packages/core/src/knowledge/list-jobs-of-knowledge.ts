import type { JobState } from '@adcopy/contract'
import { permitOn } from '../access/permit-on.ts'
import type { Call } from '../context.ts'

export interface JobOfKnowledge {
  job_id: string
  status: JobState
  created_at: Date
  artifact_id: string | null
  /** The newest headline; null if the job has no artifact. */
  headline: string | null
}

const jobsShownMax = 20
const newestHeadline = { select: { headline: true }, orderBy: { number: 'desc' }, take: 1 } as const

export async function listJobsOfKnowledge({
  ctx,
  input,
}: Call<{ fileId: string }>): Promise<{ count: number; jobs: JobOfKnowledge[] }> {
  const { prisma } = ctx.deps.db
  const workspaceId = await permitOn(ctx, 'knowledgeFile', input.fileId, 'viewer')
  const drewOnIt = { workspaceId, grounding: { sourceFileIds: { has: input.fileId } } }
  const count = await prisma.job.count({ where: drewOnIt })
  const rows = await prisma.job.findMany({
    where: drewOnIt,
    select: { id: true, state: true, createdAt: true, artifact: { select: { id: true, versions: newestHeadline } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: jobsShownMax,
  })
  const jobs = rows.map(({ id, state, createdAt, artifact }) => ({
    job_id: id,
    status: state as JobState,
    created_at: createdAt,
    artifact_id: artifact?.id ?? null,
    headline: artifact?.versions[0]?.headline ?? null,
  }))
  return { count, jobs }
}
