import { leaseDueJobs, type LeasedJob } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

export const leaseSeconds = 60
export const jobsPerWorkspaceMax = 10
const unlimited = 2 ** 31 - 1

export interface LeaseJobs {
  jobsMax: number
  /** If true, leases jobs only in workspaces without active jobs, and only one job per workspace. */
  idleWorkspacesOnly?: boolean
  held?: ReadonlyMap<string, number>
  /** Unlimited if absent. */
  slots?: number
  /**
   * The workspace of the last job in the previous call's result. Among workspaces with the same number of active jobs,
   * those with an id greater than this one come first, so that the workspaces take turns.
   */
  after?: string | undefined
  /** A random number of the caller, by which it recognizes its leases. */
  sweep?: number | undefined
}

/**
 * Leases jobs that were never started, at most ten per workspace. Each lease lasts one minute. Workspaces with the
 * fewest active jobs come first. Several workers may call this concurrently.
 * A workspace gets at most its {@link slotShare} of the caller's slots.
 */
export async function leaseJobs({ ctx, input }: Call<LeaseJobs, SystemActor>): Promise<LeasedJob[]> {
  permitSystem(ctx)
  const { jobsMax, idleWorkspacesOnly = false, after = '', held = new Map(), slots = unlimited, sweep = null } = input
  const atWorkMax = idleWorkspacesOnly ? 1 : unlimited
  const heldMax = { alone: slotShare(slots, true), amongOthers: slotShare(slots, false) }
  const options = { jobsMax, jobsPerWorkspaceMax, leaseSeconds, after, atWorkMax, held, heldMax, sweep }
  return leaseDueJobs(ctx.deps.db.pool, options)
}

/**
 * Returns how many of a worker's slots one workspace may use at the same time. `alone` means that no other workspace
 * has an open job.
 */
export function slotShare(slots: number, alone: boolean): number {
  return Math.max(1, Math.floor(slots * (alone ? 0.75 : 0.5)))
}
