import { leaseDueJobs, type LeasedJob } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

export const leaseSeconds = 60
/** How many jobs of one workspace one call leases at most. */
export const jobsPerWorkspaceMax = 10
const unlimited = 2 ** 31 - 1

export interface LeaseJobs {
  jobsMax: number
  /** Leases only one job of each workspace without active jobs. */
  idleWorkspacesOnly?: boolean
  /** Number of non-terminal jobs that the caller leased, by workspace. */
  held?: ReadonlyMap<string, number>
  /** Number of the caller's activity slots, of which one workspace gets a share. Unlimited if absent. */
  slots?: number
  /** The workspace that the caller served last; equal workspaces alternate, starting after it. */
  after?: string | undefined
}

/**
 * Leases new jobs for a minute, at most ten per workspace; workspaces with the fewest active jobs come first. Any
 * number of sweeps may lease concurrently. The workspace of the last returned job was served last. A workspace never
 * gets all of the caller's slots, but half of them, or three quarters while no other workspace has an open job, so that
 * the next workspace finds a free slot.
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
