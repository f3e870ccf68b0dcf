import { slotShare, type JobWork } from '@adcopy/core'
import { yieldsSlot } from './failures.ts'

/**
 * Creates a function that runs work on a job only while the job's workspace uses less than its {@link slotShare} of this
 * worker's slots. The sweep limits the jobs that it starts in the same way, but it does not know the jobs that other
 * workers started, or that this worker started before it was restarted.
 * @throws a failure after which Temporal retries the activity, so that the slot is free for another workspace.
 */
export function createShare(slots: number) {
  const running = new Map<string, number>()
  return async <T>({ workspaceId, alone }: JobWork, work: () => Promise<T>): Promise<T> => {
    const jobs = running.get(workspaceId) ?? 0
    if (jobs >= slotShare(slots, alone)) throw yieldsSlot()
    running.set(workspaceId, jobs + 1)
    try {
      return await work()
    } finally {
      const left = running.get(workspaceId)! - 1
      if (left > 0) running.set(workspaceId, left)
      else running.delete(workspaceId)
    }
  }
}
