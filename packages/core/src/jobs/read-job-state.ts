import { isTerminal, type JobState } from '@adcopy/contract'
import { readJobState as read } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/** Returns a job's state; `overdue` if it is not terminal but the time to work on it is over, `gone` for an unknown job. */
export async function readJobState({
  ctx,
  input,
}: Call<{ jobId: string }, SystemActor>): Promise<JobState | 'overdue' | 'gone'> {
  permitSystem(ctx)
  const row = await read(ctx.deps.db.pool, input.jobId)
  if (row === undefined) return 'gone'
  return row.overdue && !isTerminal(row.state) ? 'overdue' : row.state
}
