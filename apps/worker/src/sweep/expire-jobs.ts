import { verbs, type Core } from '@adcopy/core'
import type { Logger } from '@adcopy/telemetry'
import { callAll } from './call-all.ts'

export interface ExpiryOptions {
  core: Core
  log: Logger
  /**
   * Terminates a job's workflow if Temporal is reachable. Otherwise the workflow completes by itself once it finds that
   * its job has ended.
   */
  terminate: (jobId: string) => Promise<void>
}

/** The returned function does not wait for workflows to terminate, so it works without Temporal. */
export function createExpiry({ core, log, terminate }: ExpiryOptions): () => Promise<number> {
  const ctx = core.as({ kind: 'system' })
  let terminated = Promise.resolve()
  return async function turn() {
    const { jobIds, pauseMs } = await verbs.expireJobs({ ctx, input: {} })
    if (jobIds.length === 0) return pauseMs
    log.warn({ job_ids: jobIds }, 'jobs ended at their deadline')
    terminated = terminated.then(async () => {
      const { failed, error } = await callAll(jobIds, terminate)
      if (failed.length > 0)
        log.warn({ job_ids: failed, error }, 'workflows of ended jobs are left to end by themselves')
    })
    return pauseMs
  }
}
