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
  /** Jobs that the caller leased and that are not terminal, by workspace. */
  held?: ReadonlyMap<string, number>
  /** Activities that the caller has at work at once, at most: one workspace is leased a share of them. Without it, any number. */
  slots?: number
  /** The workspace that the caller served last: equals take turns from there. */
  after?: string | undefined
}

/**
 * Leases new jobs for a minute: first those of workspaces with the fewest jobs at work, at most ten of one workspace. Any
 * number of sweeps may do so at once. The last of the answer was served last. No workspace holds every slot of the caller:
 * half of them, or three quarters while no other workspace has an open job, so that the next one to come finds a slot.
 */
export async function leaseJobs({ ctx, input }: Call<LeaseJobs, SystemActor>): Promise<LeasedJob[]> {
  permitSystem(ctx)
  const { jobsMax, idleWorkspacesOnly = false, after = '', held = new Map(), slots = unlimited } = input
  const atWorkMax = idleWorkspacesOnly ? 1 : unlimited
  const share = (of: number) => Math.max(1, Math.floor(slots * of))
  const heldMax = { alone: share(0.75), amongOthers: share(0.5) }
  const options = { jobsMax, jobsPerWorkspaceMax, leaseSeconds, after, atWorkMax, held, heldMax }
  return leaseDueJobs(ctx.deps.db.pool, options)
}
