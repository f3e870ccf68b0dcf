import type { CopyLength, Platform } from '@adcopy/contract'
import { leaseSeconds, verbs, type Core } from '@adcopy/core'
import { startAll } from './start-all.ts'
import type { Starter } from './starter.ts'

const pollMs = 200

export interface JobSweepOptions {
  core: Core
  starter: Starter
  /** Jobs that may be started and unfinished at once, as far as this sweep knows. */
  jobsMax: number
}

/**
 * Start, restart after a lost workflow, and restart after a lost Temporal: one mechanism. Each turn leases due jobs in one
 * statement and then, with no transaction open, starts their workflows. Any number of sweeps may run.
 */
export function createJobSweep({ core, starter, jobsMax }: JobSweepOptions): () => Promise<number> {
  const ctx = core.as({ kind: 'system' })
  // Jobs leased here for the first time, by when. A job that is due again has a workflow already, as a rule: starting it
  // once more adds no work, so it must not keep new jobs waiting, nor wait for them itself.
  const started = new Map<string, number>()
  let temporalAnswers = true

  return async function turn() {
    if (!temporalAnswers) await starter.ping()
    temporalAnswers = true
    await forgetFinished()
    const room = jobsMax - started.size
    if (room <= 0) return pollMs
    const leased = await verbs.leaseJobs({ ctx, input: { jobsMax: room } })
    if (leased.length === 0) return pollMs
    const now = performance.now()
    const outcome = await startAll(leased, (job) =>
      starter.startJob({
        jobId: job.job_id,
        workspaceId: job.workspace_id,
        platform: job.platform as Platform, // held by CHECKs
        copyLength: job.copy_length as CopyLength,
      }),
    )
    for (const job of outcome.started) if (job.attempts === 1) started.set(job.job_id, now)
    if (outcome.failed.length === 0) return 0
    temporalAnswers = false
    await verbs.releaseJobs({ ctx, input: { jobIds: outcome.failed.map((job) => job.job_id) } })
    throw outcome.error
  }

  async function forgetFinished(): Promise<void> {
    const leaseEnd = performance.now() - leaseSeconds * 1000
    for (const [jobId, at] of started) if (at < leaseEnd) started.delete(jobId)
    if (started.size === 0) return
    const unfinished = new Set(await verbs.findUnfinishedJobs({ ctx, input: { jobIds: [...started.keys()] } }))
    for (const jobId of started.keys()) if (!unfinished.has(jobId)) started.delete(jobId)
  }
}
