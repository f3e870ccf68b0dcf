import { isId, type JobState } from '@adcopy/contract'
import { permit, visible } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'

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
  const where = { id: input.fileId, ...visible(ctx.actor) }
  const file = isId('knowledgeFile', input.fileId)
    ? await prisma.knowledgeFile.findFirst({ where, select: { workspaceId: true } })
    : null
  if (file === null) throw new Problem('not_found')
  const { workspaceId } = file
  permit(ctx, workspaceId, 'viewer')
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
