import { setTimeout as delay } from 'node:timers/promises'
import { verbs, type Core } from '@adcopy/core'
import type { Logger } from '@adcopy/telemetry'

const retryMs = 1_000

export interface DeadlineKeeper {
  /** Stops the loop and waits for a running database call to finish. */
  close(): Promise<void>
}

/**
 * Fails unfinished jobs shortly before their deadline. Workers do the same, but the API's loop also runs while every
 * worker is down. Only the first of consecutive database errors is logged.
 */
export function keepDeadlines({ core, log }: { core: Core; log: Logger }): DeadlineKeeper {
  const ctx = core.as({ kind: 'system' })
  const closing = new AbortController()
  const { signal } = closing
  let held = false
  async function expire(): Promise<number> {
    try {
      const { jobIds, pauseMs } = await verbs.expireJobs({ ctx, input: {} })
      held = false
      if (jobIds.length > 0) log.warn({ job_ids: jobIds }, 'jobs failed at their deadline')
      return pauseMs
    } catch (error) {
      if (!held) log.warn({ error }, 'jobs cannot be failed at their deadline for now')
      held = true
      return retryMs
    }
  }
  async function keep(): Promise<void> {
    while (!signal.aborted) await delay(await expire(), undefined, { signal, ref: false }).catch(() => undefined)
  }
  const kept = keep()
  return {
    async close() {
      closing.abort()
      await kept
    },
  }
}
