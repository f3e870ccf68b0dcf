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
const jobsCountedMax = 1_000
const newestHeadline = { select: { headline: true }, orderBy: { number: 'desc' }, take: 1 } as const

export interface JobsOfKnowledge {
  count: number
  /** True if more jobs than `count` used the file. Counting all of them could take longer than a statement may. */
  has_more: boolean
  /** The newest jobs first. */
  jobs: JobOfKnowledge[]
}

export async function listJobsOfKnowledge({ ctx, input }: Call<{ fileId: string }>): Promise<JobsOfKnowledge> {
  const { prisma } = ctx.deps.db
  const workspaceId = await permitOn(ctx, 'knowledgeFile', input.fileId, 'viewer')
  // No job is older than its grounding; the minute allows for transactions that overlap. `is true` makes PostgreSQL
  // look up each grounding in a hash table instead of comparing it with all groundings of the file.
  const newest = await prisma.$queryRaw<Array<{ id: string }>>`
    with used as (
      select id, created_at from brand_grounding
       where workspace_id = ${workspaceId} and ${input.fileId} = any (source_file_ids)
    )
    select id from job
     where workspace_id = ${workspaceId} and (grounding_id in (select id from used)) is true
       and created_at >= (select min(created_at) - interval '1 minute' from used)
     order by created_at desc, id desc limit ${jobsCountedMax + 1}`
  const rows = await prisma.job.findMany({
    where: { workspaceId, id: { in: newest.slice(0, jobsShownMax).map(({ id }) => id) } },
    select: { id: true, state: true, createdAt: true, artifact: { select: { id: true, versions: newestHeadline } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const jobs = rows.map(({ id, state, createdAt, artifact }) => ({
    job_id: id,
    status: state as JobState,
    created_at: createdAt,
    artifact_id: artifact?.id ?? null,
    headline: artifact?.versions[0]?.headline ?? null,
  }))
  return { count: Math.min(newest.length, jobsCountedMax), has_more: newest.length > jobsCountedMax, jobs }
}
