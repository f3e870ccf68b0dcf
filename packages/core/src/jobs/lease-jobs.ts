import { leaseDueJobs, type LeasedJob } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

export const leaseSeconds = 60
const jobsPerWorkspaceMax = 10
const unlimited = 2 ** 31 - 1

export interface LeaseJobs {
  jobsMax: number
  /** Only jobs of workspaces with nothing at work, one of each. */
  idleWorkspacesOnly?: boolean
  /** The workspace that the caller served last: equals take turns from there. */
  after?: string | undefined
}

/**
 * Leases new jobs for a minute: first those of workspaces with the fewest jobs at work, at most ten of one workspace. Any
 * number of sweeps may do so at once. The last of the answer was served last.
 */
export async function leaseJobs({ ctx, input }: Call<LeaseJobs, SystemActor>): Promise<LeasedJob[]> {
  permitSystem(ctx)
  const { jobsMax, idleWorkspacesOnly = false, after = '' } = input
  const atWorkMax = idleWorkspacesOnly ? 1 : unlimited
  return leaseDueJobs(ctx.deps.db.pool, { jobsMax, jobsPerWorkspaceMax, leaseSeconds, after, atWorkMax })
}
