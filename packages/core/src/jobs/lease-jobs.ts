import { leaseDueJobs, type LeasedJob } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

export const leaseSeconds = 60
const jobsPerWorkspaceMax = 10
const unlimited = 2 ** 31 - 1

export interface LeaseJobs {
  jobsMax: number
  /** Only one job of each workspace with nothing at work. */
  idleWorkspacesOnly?: boolean
  /** Jobs that the caller leased and that are not terminal, by workspace. */
  held?: ReadonlyMap<string, number>
  /** The caller's activity slots: one workspace gets a share of them. Without it, any number. */
  slots?: number
  /** The workspace that the caller served last: equal workspaces take turns from there. */
  after?: string | undefined
}

/**
 * Leases new jobs for a minute: workspaces with the fewest jobs at work come first, with at most ten jobs of one
 * workspace. Any number of sweeps may do so concurrently. The last job of the result was served last. A workspace
 * never gets every slot of the caller: half of them, or three quarters while no other workspace has an open job, so
 * that the next workspace finds a slot.
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
