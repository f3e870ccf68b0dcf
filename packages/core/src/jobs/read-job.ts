import { isId, type Job, type ReadJobInput } from '@adcopy/contract'
import { readJobRow } from '@adcopy/db'
import { entitle } from '../access/entitle.ts'
import type { Call, WorkspaceActor } from '../context.ts'
import { Problem } from '../problem.ts'
import { presentJob } from './present-job.ts'

export interface ReadJob {
  job: Job
  /** Whole seconds until the job is worth reading again; absent if it is terminal. */
  retryAfterSeconds?: number
}

/**
 * Returns a job of the caller's workspace in any state. An id that is malformed, unknown or of another workspace is
 * `not_found`. Source: contract, "GET /api/v1/ad-copy-generations/{id}".
 */
export async function readJob({ ctx, input }: Call<ReadJobInput, WorkspaceActor>): Promise<ReadJob> {
  const { deps, actor } = ctx
  entitle(actor, 'read', deps.settings)
  const row = isId('job', input.id) ? await readJobRow(deps.db.pool, actor.workspaceId, input.id) : undefined
  if (row === undefined) throw new Problem('not_found')
  const job = presentJob(row, deps.settings)
  if (row.completed_at !== null) return { job }
  return { job, retryAfterSeconds: deps.pace.retryAfterSeconds(row, actor.now) }
}
