import { randomInt } from 'node:crypto'
import type { CopyLength, Platform } from '@adcopy/contract'
import { jobsPerWorkspaceMax, renewedJobsMax, verbs, type Core } from '@adcopy/core'
import type { WorkMetrics } from '@adcopy/telemetry'
import { startAll } from './call-all.ts'
import type { Starter } from './starter.ts'

/** Pause between turns while the sweep has leases. It is short, so that a waiting job soon replaces a finished one. */
const busyPollMs = 200
/** Pause while the sweep has no leases. Polling finds expired leases and jobs whose notification was lost. */
const idlePollMs = 2_000
const crowdedJobsMax = 4
/** A statement ends within six seconds, even if its connection is lost. */
const doubtMs = 10_000

export interface JobSweepOptions {
  core: Core
  starter: Starter
  metrics: WorkMetrics
  /**
   * While the sweep has leases on this many unfinished jobs or more, it leases new jobs only for workspaces without
   * active jobs.
   */
  jobsMax: number
  /** The worker's slots for jobs. `leaseJobs` limits how many of them one workspace gets. */
  slots: number
  /** After an abort, the current turn leases no new jobs. */
  signal?: AbortSignal
}

export interface JobSweep {
  /**
   * Returns the milliseconds until the next turn. `rung` is true if a notification of a new job ended the pause. The
   * turn then first starts new jobs, and afterwards renews leases if no turn has done so in the last 200 ms.
   */
  (rung?: boolean): Promise<number>
  hasRoom: () => boolean
}

type Leased = Awaited<ReturnType<typeof verbs.leaseJobs>>

/**
 * Also restarts jobs whose workflow is lost, for example after Temporal has lost its data. The workflows are started
 * outside of any transaction. Any number of sweeps may run concurrently.
 */
export function createJobSweep({ core, starter, metrics, jobsMax, slots, signal }: JobSweepOptions): JobSweep {
  const ctx = core.as({ kind: 'system' })
  const sweep = randomInt(2 ** 31)
  // This sweep's leases by job id. `lease` is the value of `attempts` in the job's row, which every lease increments.
  // If the row has a different value, another sweep has leased the job.
  const held = new Map<string, { lease: number; workspaceId: string }>()
  let servedLast: string | undefined
  let temporalAnswers = true
  let upkeepAt = -Infinity
  let doubtUntil = -Infinity

  return Object.assign(turn, { hasRoom: () => held.size < jobsMax })

  async function turn(rung = false): Promise<number> {
    try {
      return await leaseAndStart(rung)
    } catch (error) {
      // Perhaps a statement leased jobs, and its response was lost.
      doubtUntil = performance.now() + doubtMs
      throw error
    }
  }

  async function leaseAndStart(rung: boolean): Promise<number> {
    if (!temporalAnswers) await ping()
    temporalAnswers = true
    let renewed = rung ? 0 : await keepUp()
    const mayStartMore = !signal?.aborted && (await startNew())
    if (rung && performance.now() >= upkeepAt) renewed = await keepUp()
    // If the number of renewed leases reached the limit, there may be more to renew.
    if (mayStartMore || renewed === renewedJobsMax) return 0
    return held.size > 0 ? busyPollMs : idlePollMs
  }

  /** Returns whether there may be more jobs to start now. */
  async function startNew(): Promise<boolean> {
    // A sweep with `jobsMax` jobs still leases jobs for workspaces without active jobs. Otherwise, jobs that retry
    // until their deadlines could prevent the jobs of other workspaces from starting.
    const room = jobsMax - held.size
    const share = room > 0 ? { jobsMax: room } : { jobsMax: crowdedJobsMax, idleWorkspacesOnly: true }
    const input = { ...share, after: servedLast, held: countHeld(), slots, sweep }
    const fresh = await verbs.leaseJobs({ ctx, input })
    servedLast = fresh.at(-1)?.workspace_id ?? servedLast
    metrics.leased('new', fresh.length)
    await start(fresh)
    // If the number of new leases reached a limit, there may be more to lease, unless the sweep now has `jobsMax` jobs.
    const mayLeaseMore = room <= 0 || held.size < jobsMax
    return mayLeaseMore && fresh.length >= Math.min(share.jobsMax, jobsPerWorkspaceMax)
  }

  /** Returns the number of renewed leases. */
  async function keepUp(): Promise<number> {
    await forget()
    // If a lease has expired, the workflow of its job may be lost. Even a sweep that already has `jobsMax` jobs
    // therefore renews the lease and starts the workflow again. The start has no effect while the workflow is running.
    const input = { ownJobIds: [...held.keys()], sweep, alsoUnknown: performance.now() < doubtUntil }
    const renewed = await verbs.renewLeases({ ctx, input })
    metrics.leased('renewed', renewed.length)
    await start(renewed)
    upkeepAt = performance.now() + busyPollMs
    return renewed.length
  }

  async function ping(): Promise<void> {
    try {
      await starter.ping()
    } catch (error) {
      metrics.temporalFailed('ping')
      throw error
    }
  }

  async function start(leased: Leased): Promise<void> {
    const outcome = await startAll(leased, (job) => {
      const { job_id: jobId, workspace_id: workspaceId } = job
      // CHECK constraints ensure that the columns contain only values of these types.
      const [platform, copyLength] = [job.platform as Platform, job.copy_length as CopyLength]
      return starter.startJob({ jobId, workspaceId, platform, copyLength, traceParent: job.trace_parent })
    })
    metrics.started('generateAdCopy', 'started', outcome.done.length)
    metrics.started('generateAdCopy', 'failed', outcome.failed.length)
    for (const job of outcome.done) {
      held.set(job.job_id, { lease: job.attempts, workspaceId: job.workspace_id })
    }
    if (outcome.failed.length === 0) return
    temporalAnswers = false
    for (const job of outcome.failed) held.delete(job.job_id)
    await verbs.releaseJobs({ ctx, input: { jobIds: outcome.failed.map((job) => job.job_id), sweep } })
    throw outcome.error
  }

  async function forget(): Promise<void> {
    if (held.size === 0) return
    const unfinished = await verbs.findUnfinishedJobs({ ctx, input: { jobIds: [...held.keys()] } })
    const leases = new Map(unfinished.map((job) => [job.job_id, job.attempts]))
    for (const [jobId, { lease }] of held) if (leases.get(jobId) !== lease) held.delete(jobId)
  }

  function countHeld(): Map<string, number> {
    const counts = new Map<string, number>()
    for (const { workspaceId } of held.values()) counts.set(workspaceId, (counts.get(workspaceId) ?? 0) + 1)
    return counts
  }
}
