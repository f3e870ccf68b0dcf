import { releaseJobs as release } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/** Gives up the leases of jobs whose workflow could not be started. These leases do not count as attempts. */
export async function releaseJobs({ ctx, input }: Call<{ jobIds: readonly string[] }, SystemActor>): Promise<void> {
  permitSystem(ctx)
  await release(ctx.deps.db.pool, input.jobIds)
}
