import { isId, type Job, type ReadJobInput } from '@adcopy/contract'
import { entitle } from '../access/entitle.ts'
import type { Call, WorkspaceActor } from '../context.ts'
import { Problem } from '../problem.ts'
import { presentJob } from './present-job.ts'

export interface ReadJob {
  job: Job
  /** Absent if the job is terminal. */
  retryAfterSeconds?: number
}

/** Throws `not_found` if the id is malformed or unknown, or belongs to another workspace. Source: READ-2, D-ID-2. */
export async function readJob({ ctx, input }: Call<ReadJobInput, WorkspaceActor>): Promise<ReadJob> {
  const { deps, actor } = ctx
  entitle(actor, 'read', deps.settings)
  const { workspaceId } = actor
  const row = isId('job', input.id) ? await deps.readJobRow({ workspaceId, jobId: input.id }) : undefined
  if (row === undefined) throw new Problem('not_found')
  const job = presentJob(row, deps.settings)
  if (row.completed_at !== null) return { job }
  return { job, retryAfterSeconds: deps.pace.retryAfterSeconds(row, actor.now) }
}
