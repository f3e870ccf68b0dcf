import { releaseJobs as release } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

interface ReleaseJobs {
  jobIds: readonly string[]
  sweep?: number | undefined
}

/**
 * Gives up the leases of jobs whose workflow could not be started. These leases do not count as attempts. Jobs that another
 * sweep has leased since then are skipped.
 */
export async function releaseJobs({ ctx, input }: Call<ReleaseJobs, SystemActor>): Promise<void> {
  permitSystem(ctx)
  await release(ctx.deps.db.pool, input.jobIds, input.sweep ?? null)
}
