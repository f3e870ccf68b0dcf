import { verbs, type Core } from '@adcopy/core'
import type { Generator } from '@adcopy/generation'
import type { Logger } from '@adcopy/telemetry'

/**
 * A draft may contain words of the brief, which must be deleted when the job ends. The function asks the database which
 * jobs have ended, because another process may have ended them.
 */
export function createForgetting({
  core,
  kept,
  log,
}: {
  core: Core
  kept: Generator['kept']
  log: Logger
}): () => Promise<void> {
  const ctx = core.as({ kind: 'system' })
  return async function forget() {
    const jobIds = kept.seeds()
    if (jobIds.length === 0) return
    const unfinished = new Set((await verbs.findUnfinishedJobs({ ctx, input: { jobIds } })).map(({ job_id }) => job_id))
    const ended = jobIds.filter((jobId) => !unfinished.has(jobId))
    for (const jobId of ended) kept.take(jobId)
    if (ended.length > 0) log.debug({ job_ids: ended }, 'drafts of ended jobs were dropped')
  }
}
