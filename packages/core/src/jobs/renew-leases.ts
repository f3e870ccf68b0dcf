import { renewLeases as renew, type LeasedJob } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'
import { leaseSeconds } from './lease-jobs.ts'

export const renewedJobsMax = 100
const holderSeconds = 10

interface RenewLeases {
  ownJobIds: readonly string[]
  sweep?: number | undefined
  /**
   * If true, also renews leases of the sweep that are not in `ownJobIds`. There are such leases if the response of the
   * statement that leased them was lost.
   */
  alsoUnknown?: boolean
}

/**
 * Renews at most a hundred expired leases of started jobs and returns these jobs. The caller must start their workflows
 * again, because a workflow may be lost. Another worker's lease is renewed only ten seconds after its expiry, because a
 * running worker would have renewed it by then.
 */
export async function renewLeases({ ctx, input }: Call<RenewLeases, SystemActor>): Promise<LeasedJob[]> {
  permitSystem(ctx)
  const { ownJobIds, sweep = null, alsoUnknown = false } = input
  const limits = { jobsMax: renewedJobsMax, holderSeconds, leaseSeconds }
  return renew(ctx.deps.db.pool, { ownJobIds, sweep, alsoUnknown, ...limits })
}
