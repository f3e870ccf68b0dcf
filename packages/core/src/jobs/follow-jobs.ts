import type { Job, List, ListJobsInput } from '@adcopy/contract'
import type { Call, MemberActor } from '../context.ts'
import { presentJob } from './present-job.ts'
import { readJobPage } from './read-job-page.ts'

export interface FollowedJobs extends List<Job> {
  /** Null if all jobs are terminal. */
  retry_after_seconds: number | null
}

export async function followJobs({ ctx, input }: Call<ListJobsInput, MemberActor>): Promise<FollowedJobs> {
  const { deps, actor } = ctx
  const page = await readJobPage({ ctx, input })
  const waits = page.data
    .filter((row) => row.completed_at === null)
    .map((row) => deps.pace.retryAfterSeconds(row, actor.now))
  return {
    ...page,
    data: page.data.map((row) => presentJob(row, deps.settings)),
    retry_after_seconds: waits.length === 0 ? null : Math.min(...waits),
  }
}
