import { verbs, type Core } from '@adcopy/core'
import type { Logger } from '@adcopy/telemetry'

const everyMs = 1_000

/** Fails jobs at their deadline while this process runs. */
export interface DeadlineKeeper {
  /** Stops the turns; resolves when no statement is running. */
  close(): Promise<void>
}

/**
 * Fails jobs that are past their deadline, as every worker does too: an API process that answers reads also enforces
 * the deadline, even if every worker is down. One turn repeats until no such job is left. Of consecutive failures only
 * the first is logged; the turns go on.
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
        if (jobIds.length > 0) log.warn({ job_ids: jobIds }, 'jobs failed at their deadline')
      } while (jobIds.length > 0 && !closing.signal.aborted)
    } catch (error) {
      if (!held) log.warn({ error }, 'jobs cannot be failed at their deadline for now')
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
