import { isTerminal, type JobState } from '@adcopy/contract'
import { readJobState as read } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/**
 * `gone` means that the job does not exist. `overdue` means that the job is still open, but work on it must stop
 * because its deadline is near or has passed.
 */
export async function readJobState({
  ctx,
  input,
}: Call<{ jobId: string }, SystemActor>): Promise<JobState | 'overdue' | 'gone'> {
  permitSystem(ctx)
  const row = await read(ctx.deps.db.pool, input.jobId)
  if (row === undefined) return 'gone'
  return row.overdue && !isTerminal(row.state) ? 'overdue' : row.state
}
