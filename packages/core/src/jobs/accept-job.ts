import { limits } from '@adcopy/contract'
import { acceptJob, acceptJobs, DatabaseError, type Accepted, type Database, type JobToAccept } from '@adcopy/db'
import type { Observe } from '../events.ts'
import { createBatches } from '../support/batches.ts'
import { createLanes } from '../support/lanes.ts'

// Equals `lock_timeout`, the maximum time that a statement waits for a lock.
const waitMsMax = 2_000
const sharedMax = 64
const sharedPerWorkspaceMax = 64

// Invalid values, violated constraints, deadlocks, locks and lost units. PostgreSQL rolls back the transaction in all these
// cases, and a job without a part in the error can still be accepted.
const spoiled = /^(?:2[23]|40|55|AC)/

interface Options {
  db: Database
  deadlineSeconds: number
  observe: Observe
}

/**
 * Requests that arrive while a statement runs share the next statement and its transaction. If that statement does not
 * decide about a job, the job gets a transaction of its own. After a shared statement has failed, each of its workspaces
 * gets such transactions only, until one of them has created a job: so a workspace whose rows are locked soon delays no
 * other workspace. For these transactions, a workspace has at most half of the connections.
 */
export function createAcceptJob({ db, deadlineSeconds, observe }: Options): (job: JobToAccept) => Promise<Accepted> {
  const { pool } = db
  const { groundingFieldBytesMax, groundingTotalBytesMax } = limits
  const bounds = { groundingFieldBytesMax, groundingTotalBytesMax, deadlineSeconds }
  const shares = createLanes({ widthMax: sharedPerWorkspaceMax, waitMsMax })
  const alone = createLanes({ widthMax: Math.max(1, Math.floor(pool.options.max / 2)), waitMsMax })
  const suspects = new Set<string>()

  const acceptTogether = createBatches(async (jobs: readonly JobToAccept[]) => {
    try {
      return await acceptJobs(pool, jobs, bounds)
    } catch (error) {
      if (!(error instanceof DatabaseError && spoiled.test(error.code))) throw error
      observe({ kind: 'shared_accept_failed', code: error.code })
      for (const { workspaceId } of jobs) suspects.add(workspaceId)
      return []
    }
  }, sharedMax)

  return async (job) => {
    const { workspaceId } = job
    const shared = await shares.run(workspaceId, async () =>
      suspects.has(workspaceId) ? undefined : acceptTogether(job),
    )
    if (shared !== undefined) return shared
    const accepted = await alone.run(workspaceId, () => acceptJob(pool, job, bounds))
    if (accepted.outcome === 'created') suspects.delete(workspaceId)
    return accepted
  }
}
