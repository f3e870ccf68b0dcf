import { verbs, type Core } from '@adcopy/core'
import type { Logger } from '@adcopy/telemetry'

const everyMs = 1_000

/** Ends jobs at their published time for as long as this process lives. */
export interface DeadlineKeeper {
  /** Resolves when nothing is under way any more. */
  close(): Promise<void>
}

/**
 * Fails jobs on which the time to work is over, as every worker does too: whoever can still read a job is answered by a
 * process that keeps its published time, be all workers dead. A failure is told once, and the next turn comes all the same.
 */
export function keepDeadlines({ core, log }: { core: Core; log: Logger }): DeadlineKeeper {
  const ctx = core.as({ kind: 'system' })
  let held = false
  let turn: Promise<void> | undefined
  const timer = setInterval(() => {
    turn ??= expire().finally(() => (turn = undefined))
  }, everyMs).unref()
  async function expire(): Promise<void> {
    try {
      const jobIds = await verbs.expireJobs({ ctx, input: {} })
      held = false
      if (jobIds.length > 0) log.warn({ job_ids: jobIds }, 'jobs ended at their published time')
    } catch (error) {
      if (!held) log.warn({ error }, 'jobs cannot be ended at their published time for now')
      held = true
    }
  }
  return {
    async close() {
      clearInterval(timer)
      await turn
    },
  }
}
