import { renewLeases as renew, type LeasedJob } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'
import { leaseSeconds } from './lease-jobs.ts'

const jobsMax = 100
const holderSeconds = 10

/**
 * Leases jobs again whose lease ran out before they did: their workflow may be lost. The caller's own at once, those of
 * others ten seconds later, when their sweep must be gone; a hundred at a time, whatever else is due.
 */
export async function renewLeases({
  ctx,
  input,
}: Call<{ ownJobIds: readonly string[] }, SystemActor>): Promise<LeasedJob[]> {
  permitSystem(ctx)
  return renew(ctx.deps.db.pool, { ownJobIds: input.ownJobIds, jobsMax, holderSeconds, leaseSeconds })
}
