import { renewLeases as renew, type LeasedJob } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'
import { leaseSeconds } from './lease-jobs.ts'

export const renewedJobsMax = 100
const holderSeconds = 10

/**
 * Renews at most a hundred expired leases of started jobs and returns these jobs. The caller must start the workflows
 * of the returned jobs again, because they may be lost. A worker renews another worker's leases only ten seconds after
 * they expired, because the other worker has probably stopped by then.
 */
export async function renewLeases({
  ctx,
  input,
}: Call<{ ownJobIds: readonly string[] }, SystemActor>): Promise<LeasedJob[]> {
  permitSystem(ctx)
  return renew(ctx.deps.db.pool, { ownJobIds: input.ownJobIds, jobsMax: renewedJobsMax, holderSeconds, leaseSeconds })
}
