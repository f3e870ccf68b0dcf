import { limits } from '@adcopy/contract'
import { acceptJob, acceptJobs, DatabaseError, type Accepted, type Database, type JobToAccept } from '@adcopy/db'
import type { Observe } from '../events.ts'
import { createBatches, keysMax } from '../support/batches.ts'
import { createLanes } from '../support/lanes.ts'

// Maximum time for repeated statements. Equals the session's `lock_timeout`.
const waitMsMax = 2_000
/** A replay waits for its place until the creates before it, which wait for a lock, are refused. */
const placeMsMax = 4_000
/** After a shared statement has failed, its workspaces share no statements with each other for this long. */
const apartMs = 1_000

// Invalid values, violated constraints, deadlocks, locks and lost units. PostgreSQL rolls back the transaction in all these
// cases, and a job without a part in the error can still be accepted.
const spoiled = /^(?:2[23]|40|55|AC)/
/** The same statement may succeed a moment later. */
const passing = /^(?:40|55|AC)/

interface Failed {
  position: number
  failure: DatabaseError
}

interface Options {
  db: Database
  deadlineSeconds: number
  observe: Observe
}

/**
 * Requests that arrive while a statement runs share the next statement and its transaction. If that statement does not
 * decide about a job, the job gets a transaction of its own. If a shared statement fails, only requests of the same
 * workspace share statements for a while, so that others do not keep waiting for a workspace whose rows are locked. All
 * statements of one workspace together use at most half of the connections, or two.
 */
export function createAcceptJob({ db, deadlineSeconds, observe }: Options): (job: JobToAccept) => Promise<Accepted> {
  const { pool } = db
  const { groundingFieldBytesMax, groundingTotalBytesMax } = limits
  const bounds = { groundingFieldBytesMax, groundingTotalBytesMax, deadlineSeconds }
  const half = Math.floor(pool.options.max / 2)
  const lanes = createLanes({ widthMax: keysMax, waitMsMax: placeMsMax })
  const alone = createLanes({ widthMax: Math.max(1, half - 1), waitMsMax })
  const apart = new Map<string, NodeJS.Timeout>()

  function setApart(workspaceId: string): void {
    clearTimeout(apart.get(workspaceId))
    apart.set(workspaceId, setTimeout(() => apart.delete(workspaceId), apartMs).unref())
  }

  async function acceptAll(jobs: readonly JobToAccept[]): Promise<Array<(Accepted & { position: number }) | Failed>> {
    try {
      return await acceptJobs(pool, jobs, bounds)
    } catch (error) {
      if (!(error instanceof DatabaseError && spoiled.test(error.code))) throw error
      observe({ kind: 'shared_accept_failed', code: error.code })
      for (const { workspaceId } of jobs) setApart(workspaceId)
      const failed = jobs.map((_, position) => ({ position, failure: error }))
      // No grounding has a negative size, so the statement creates nothing. Replays need no lock of a row.
      const replays = await acceptJobs(pool, jobs, { ...bounds, groundingTotalBytesMax: -1 }).catch(() => [])
      return [...failed, ...replays]
    }
  }

  const acceptTogether = createBatches(acceptAll, {
    groupOf: ({ workspaceId }) => workspaceId,
    apart,
    apartMax: Math.max(1, half),
  })

  async function accept(job: JobToAccept, endMs: number): Promise<Accepted> {
    for (;;) {
      const accepted = await acceptTogether(job)
      if (accepted === undefined) break
      if (!('failure' in accepted)) return accepted
      if (!passing.test(accepted.failure.code)) break
      if (performance.now() > endMs) throw accepted.failure
    }
    return alone.run(job.workspaceId, () => acceptJob(pool, job, bounds))
  }

  return (job) => {
    const endMs = performance.now() + waitMsMax
    return lanes.run(job.workspaceId, () => accept(job, endMs))
  }
}
