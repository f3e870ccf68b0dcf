import { verbs, type Core } from '@adcopy/core'
import type { Logger } from '../log.ts'
import { startAll } from './start-all.ts'

const pollMs = 5_000

export interface ExpiryOptions {
  core: Core
  log: Logger
  /** Ends a job's workflow, where Temporal can be reached; one that stays finds its job ended and ends by itself. */
  terminate: (jobId: string) => Promise<void>
}

/** Keeps the published time: fails what is past its deadline in PostgreSQL, with or without Temporal. */
export function createExpiry({ core, log, terminate }: ExpiryOptions): () => Promise<number> {
  const ctx = core.as({ kind: 'system' })
  return async function turn() {
    const jobIds = await verbs.expireJobs({ ctx, input: {} })
    if (jobIds.length === 0) return pollMs
    log.warn({ jobIds }, 'jobs ended at their published time')
    await startAll(jobIds, terminate)
    return 0
  }
}
