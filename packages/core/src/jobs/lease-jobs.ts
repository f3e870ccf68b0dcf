import { leaseDueJobs, type LeasedJob } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

export const leaseSeconds = 60
const jobsPerWorkspaceMax = 10

/** Leases due jobs for a minute, at most ten of one workspace. Any number of sweeps may do so at once. */
export async function leaseJobs({ ctx, input }: Call<{ jobsMax: number }, SystemActor>): Promise<LeasedJob[]> {
  permitSystem(ctx)
  return leaseDueJobs(ctx.deps.db.pool, { jobsMax: input.jobsMax, jobsPerWorkspaceMax, leaseSeconds })
}
