import { slotShare, type JobWork } from '@adcopy/core'
import { yieldsSlot } from './failures.ts'

/**
 * Work on a job does not run in two cases:
 * - All of this worker's slots are busy. Temporal's SDK does not prevent this, because it counts local attempts and
 *   activities separately.
 * - The job's workspace uses its {@link slotShare} of the slots, and the job would take the last free slot. The sweep
 *   has the same limit, but it counts only its own leases. This worker also runs jobs that other sweeps leased, or that
 *   its own sweep leased before a restart.
 * @throws a failure after which Temporal retries the activity, so that the slot is free for another job.
 */
export function createShare(slots: number) {
  const running = new Map<string, number>()
  let busy = 0
  return async <T>({ workspaceId, alone }: JobWork, work: () => Promise<T>): Promise<T> => {
    const jobs = running.get(workspaceId) ?? 0
    const room = jobs >= slotShare(slots, alone) ? slots - 1 : slots
    if (busy >= room) throw yieldsSlot()
    running.set(workspaceId, jobs + 1)
    busy += 1
    try {
      return await work()
    } finally {
      busy -= 1
      const left = running.get(workspaceId)! - 1
      if (left > 0) running.set(workspaceId, left)
      else running.delete(workspaceId)
    }
  }
}
