import { renewLeases as renew, type LeasedJob } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'
import { leaseSeconds } from './lease-jobs.ts'

export const renewedJobsMax = 100
const holderSeconds = 10

interface RenewLeases {
  ownJobIds: readonly string[]
  /**
   * Seconds since a statement that leases jobs failed. Its response may have been lost after its leases were committed,
   * so the call also renews all leases since then, except those of `ownJobIds`.
   */
  lostSeconds?: number | undefined
}

/**
 * Renews at most a hundred expired leases of started jobs, and as many lost ones, and returns these jobs. The caller
 * must start their workflows again, because a workflow may be lost. Another worker's lease is renewed only ten seconds
 * after its expiry, because a running worker would have renewed it by then.
 */
export async function renewLeases({ ctx, input }: Call<RenewLeases, SystemActor>): Promise<LeasedJob[]> {
  permitSystem(ctx)
  const { ownJobIds, lostSeconds = 0 } = input
  return renew(ctx.deps.db.pool, { ownJobIds, lostSeconds, jobsMax: renewedJobsMax, holderSeconds, leaseSeconds })
}
