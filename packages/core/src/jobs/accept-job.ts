import { limits } from '@adcopy/contract'
import { acceptJob, acceptJobs, type Accepted, type Database, type JobToAccept } from '@adcopy/db'
import { createBatches } from '../support/batches.ts'
import { createLanes } from '../support/lanes.ts'

// Equals `lock_timeout`, the maximum time that a statement waits for a lock.
const waitMsMax = 2_000

/**
 * Requests that arrive while a statement runs share the next statement and its transaction. If that statement does not
 * decide about a job, the job gets its own transaction. A workspace has at most half of the connections for such
 * transactions, so that a workspace whose rows are locked leaves connections to the others.
 */
export function createAcceptJob({ pool }: Database, deadlineSeconds: number): (job: JobToAccept) => Promise<Accepted> {
  const { groundingFieldBytesMax, groundingTotalBytesMax } = limits
  const bounds = { groundingFieldBytesMax, groundingTotalBytesMax, deadlineSeconds }
  const lanes = createLanes({ widthMax: Math.max(1, Math.floor(pool.options.max / 2)), waitMsMax })
  const acceptTogether = createBatches((jobs: readonly JobToAccept[]) => acceptJobs(pool, jobs, bounds))
  return async (job) => {
    const accepted = lanes.isStuck(job.workspaceId) ? undefined : await acceptTogether(job)
    return accepted ?? lanes.run(job.workspaceId, () => acceptJob(pool, job, bounds))
  }
}
