import { findUnfinished, type UnfinishedJob } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

export async function findUnfinishedJobs({
  ctx,
  input,
}: Call<{ jobIds: readonly string[] }, SystemActor>): Promise<UnfinishedJob[]> {
  permitSystem(ctx)
  return findUnfinished(ctx.deps.db.pool, input.jobIds)
}
