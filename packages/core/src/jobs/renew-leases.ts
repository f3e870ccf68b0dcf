import { renewLeases as renew, type LeasedJob } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'
import { leaseSeconds } from './lease-jobs.ts'

const jobsMax = 100
const holderSeconds = 10

/**
 * Leases jobs with an expired lease again, because their workflow may be lost: the caller's own jobs at once, those
 * of others ten seconds later, when their sweep must be gone; a hundred at a time.
 */
export async function renewLeases({
  ctx,
  input,
}: Call<{ ownJobIds: readonly string[] }, SystemActor>): Promise<LeasedJob[]> {
  permitSystem(ctx)
  return renew(ctx.deps.db.pool, { ownJobIds: input.ownJobIds, jobsMax, holderSeconds, leaseSeconds })
}
