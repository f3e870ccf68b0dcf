import type { CopyLength, Platform } from '@adcopy/contract'
import { jobsPerWorkspaceMax, renewedJobsMax, verbs, type Core } from '@adcopy/core'
import type { WorkMetrics } from '@adcopy/telemetry'
import { startAll } from './call-all.ts'
import type { Starter } from './starter.ts'

/** Pause while this worker has active jobs: as they end, waiting ones take their places. */
const busyPollMs = 200
/** Pause without active jobs: a turn then finds jobs of missed notifications, and expired leases. */
const idlePollMs = 2_000
const crowdedJobsMax = 4

export interface JobSweepOptions {
  core: Core
  starter: Starter
  metrics: WorkMetrics
  /** New jobs are leased while fewer than this are started and unfinished; a workspace without active jobs still gets one. */
  jobsMax: number
  /** Maximum number of concurrent activities in this worker; no workspace gets all of them. */
  slots: number
}

export interface JobSweep {
  /** Runs one turn; returns the milliseconds until the next one. If `rung`, it may only look for new jobs. */
  (rung?: boolean): Promise<number>
  /** Whether this sweep has room for a job of any workspace. */
  hasRoom: () => boolean
}

type Leased = Awaited<ReturnType<typeof verbs.leaseJobs>>

/**
 * Starts jobs, and restarts them after a lost workflow or a lost Temporal, by one mechanism. Each turn leases jobs in one
 * statement and then, with no transaction open, starts their workflows. Any number of sweeps may run.
 */
export function createJobSweep({ core, starter, metrics, jobsMax, slots }: JobSweepOptions): JobSweep {
  const ctx = core.as({ kind: 'system' })
  // This sweep's leases by job, each with its number in the row: if that number changes, another sweep has the job.
  const held = new Map<string, { lease: number; workspaceId: string }>()
  let servedLast: string | undefined
  let temporalAnswers = true
  let upkeepAt = -Infinity

  return Object.assign(turn, { hasRoom: () => held.size < jobsMax })

  async function turn(rung = false): Promise<number> {
    if (!temporalAnswers) await ping()
    temporalAnswers = true
    const renewed = rung && performance.now() < upkeepAt ? 0 : await keepUp()
    // Without room, a workspace without active jobs still gets one: jobs that wait out a failure, perhaps until their
    // deadlines, must not keep other workspaces' jobs from starting.
    const room = jobsMax - held.size
    const share = room > 0 ? { jobsMax: room } : { jobsMax: crowdedJobsMax, idleWorkspacesOnly: true }
    const input = { ...share, after: servedLast, held: countHeld(), slots }
    const fresh = await verbs.leaseJobs({ ctx, input })
    servedLast = fresh.at(-1)?.workspace_id ?? servedLast
    metrics.leased('new', fresh.length)
    await start(fresh)
    // Below these numbers nothing was left that this sweep may lease now.
    if (renewed === renewedJobsMax || fresh.length >= jobsPerWorkspaceMax) return 0
    return held.size > 0 ? busyPollMs : idlePollMs
  }

  /** Forgets finished jobs and renews expired leases; returns the number of renewed leases. */
  async function keepUp(): Promise<number> {
    await forget()
    // Starting an open workflow changes nothing: renewed jobs are started again, so a lost one need not wait for room.
    const renewed = await verbs.renewLeases({ ctx, input: { ownJobIds: [...held.keys()] } })
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
      // CHECKs allow only these values.
      const [platform, copyLength] = [job.platform as Platform, job.copy_length as CopyLength]
      return starter.startJob({ jobId, workspaceId, platform, copyLength, traceParent: job.trace_parent })
    })
    metrics.started('generateAdCopy', 'started', outcome.started.length)
    metrics.started('generateAdCopy', 'failed', outcome.failed.length)
    for (const job of outcome.started) {
      held.set(job.job_id, { lease: job.attempts, workspaceId: job.workspace_id })
    }
    if (outcome.failed.length === 0) return
    temporalAnswers = false
    await verbs.releaseJobs({ ctx, input: { jobIds: outcome.failed.map((job) => job.job_id) } })
    throw outcome.error
  }

  /** Forgets the leases of finished jobs and of jobs that another sweep took over. */
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
