import { verbs, type Core } from '@adcopy/core'
import type { Logger } from '@adcopy/telemetry'

const everyMs = 1_000

/** Ends jobs at their published time for as long as this process lives. */
export interface DeadlineKeeper {
  /** Resolves when nothing is under way any more. */
  close(): Promise<void>
}

/**
 * Fails jobs on which the time to work is over, as every worker does too: whoever asks an api for a job is answered by a
 * process that keeps its published time, be all workers dead. A turn goes on until none is left, however many have one
 * deadline. A failure is told once, and the next turn comes all the same.
 */
export function keepDeadlines({ core, log }: { core: Core; log: Logger }): DeadlineKeeper {
  const ctx = core.as({ kind: 'system' })
  const closing = new AbortController()
  let held = false
  let turn: Promise<void> | undefined
  const timer = setInterval(() => {
    turn ??= expire().finally(() => (turn = undefined))
  }, everyMs).unref()
  async function expire(): Promise<void> {
    try {
      let jobIds: string[]
      do {
        jobIds = await verbs.expireJobs({ ctx, input: {} })
        held = false
        if (jobIds.length > 0) log.warn({ job_ids: jobIds }, 'jobs ended at their published time')
      } while (jobIds.length > 0 && !closing.signal.aborted)
    } catch (error) {
      if (!held) log.warn({ error }, 'jobs cannot be ended at their published time for now')
      held = true
    }
  }
  return {
    async close() {
      closing.abort()
      clearInterval(timer)
      await turn
    },
  }
}
