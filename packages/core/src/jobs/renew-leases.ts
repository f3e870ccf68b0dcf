import { renewLeases as renew, type LeasedJob } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'
import { leaseSeconds } from './lease-jobs.ts'

/** How many leases one call renews at most. */
export const renewedJobsMax = 100
const holderSeconds = 10

/**
 * Leases jobs again whose lease has expired, because their workflow may be lost: the caller's own jobs immediately,
 * those of other workers ten seconds later, when their sweep must be dead. At most a hundred per call.
 */
export async function renewLeases({
  ctx,
  input,
}: Call<{ ownJobIds: readonly string[] }, SystemActor>): Promise<LeasedJob[]> {
  permitSystem(ctx)
  return renew(ctx.deps.db.pool, { ownJobIds: input.ownJobIds, jobsMax: renewedJobsMax, holderSeconds, leaseSeconds })
}
