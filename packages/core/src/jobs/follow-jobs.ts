import { draftNoticeOf, type Job, type List, type ListJobsInput } from '@adcopy/contract'
import type { Call, MemberActor } from '../context.ts'
import { presentJob } from './present-job.ts'
import { readJobPage } from './read-job-page.ts'

export interface FollowedJobs extends List<Job> {
  /** Null if all jobs are terminal. */
  retry_after_seconds: number | null
  /** Ids of the artifacts whose copy the composer wrote. */
  offline_drafts: string[]
}

export async function followJobs({ ctx, input }: Call<ListJobsInput, MemberActor>): Promise<FollowedJobs> {
  const { deps, actor } = ctx
  const page = await readJobPage({ ctx, input })
  const waits = page.data
    .filter((row) => row.completed_at === null)
    .map((row) => deps.pace.retryAfterSeconds(row, actor.now))
  // Without the lateral look-up, PostgreSQL could read all versions of the workspace.
  const versions = await deps.db.prisma.$queryRaw<Array<{ artifact_id: string; backend: string | null }>>`
    select id as artifact_id, card ->> 'backend' as backend
      from unnest(${page.data.flatMap((row) => row.artifact_id ?? [])}::text[]) as shown (id) cross join lateral (
             select card from artifact_version
              where workspace_id = ${actor.workspaceId} and artifact_id = shown.id and number = 1 limit 1) version`
  return {
    ...page,
    data: page.data.map((row) => presentJob(row, deps.settings)),
    offline_drafts: versions.flatMap(({ artifact_id, backend }) =>
      draftNoticeOf(backend) === null ? [] : [artifact_id],
    ),
    retry_after_seconds: waits.length === 0 ? null : Math.min(...waits),
  }
}
