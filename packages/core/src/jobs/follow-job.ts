import type { Call, MemberActor } from '../context.ts'
import { showJob, type JobView } from './show-job.ts'

export interface FollowedJob extends JobView {
  /** Null if the job is terminal. */
  retry_after_seconds: number | null
}

export async function followJob({ ctx, input }: Call<{ jobId: string }, MemberActor>): Promise<FollowedJob> {
  const job = await showJob({ ctx, input })
  const { copy_length, completed_at } = job
  const created_at = new Date(job.created_at)
  return {
    ...job,
    retry_after_seconds:
      completed_at === null ? ctx.deps.pace.retryAfterSeconds({ copy_length, created_at }, ctx.actor.now) : null,
  }
}
