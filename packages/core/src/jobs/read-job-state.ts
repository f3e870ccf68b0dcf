import { isTerminal, type JobState } from '@adcopy/contract'
import { readJobState as read } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/** The state of a job; `overdue` if it is not terminal and work on it must have ended, `gone` for an unknown job. */
export async function readJobState({
  ctx,
  input,
}: Call<{ jobId: string }, SystemActor>): Promise<JobState | 'overdue' | 'gone'> {
  permitSystem(ctx)
  const row = await read(ctx.deps.db.pool, input.jobId)
  if (row === undefined) return 'gone'
  return row.overdue && !isTerminal(row.state) ? 'overdue' : row.state
}
