import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@adcopy/telemetry'

export interface LoopOptions {
  name: string
  log: Logger
  /** Ends the loop: immediately during a pause, otherwise after the current call of `turn`. */
  signal: AbortSignal
  /**
   * Returns the milliseconds to pause before the next turn. `rung` is true if a call of `bell.ring` ended the previous
   * pause.
   */
  turn: (rung: boolean) => Promise<number>
  /** The pause after a failed turn is `first`. Each further failure in a row doubles it, up to `most`. */
  backoffMs?: { first: number; most: number }
  bell?: Bell
  onTurn?: (outcome: 'done' | 'failed') => void
}

/**
 * If a turn fails, the loop continues after a backoff, which `bell.ring` does not end. If several turns fail in a row,
 * the loop logs only the first failure and the recovery.
 */
export async function runLoop({
  name,
  log,
  signal,
  turn,
  backoffMs,
  bell = createBell(),
  onTurn,
}: LoopOptions): Promise<void> {
  const { first, most } = backoffMs ?? { first: 200, most: 5_000 }
  let failures = 0
  let rung = false
  while (!signal.aborted) {
    try {
      const pauseMs = await turn(rung)
      if (failures > 0) log.info({ loop: name, failures }, 'the loop goes on')
      failures = 0
      onTurn?.('done')
      rung = await bell.pause(pauseMs, signal)
    } catch (error) {
      if (failures === 0) log.warn({ loop: name, error }, 'the loop is held up and keeps trying')
      const pauseMs = Math.min(most, first * 2 ** Math.min(failures, 30))
      failures += 1
      rung = false
      onTurn?.('failed')
      await pause(pauseMs, signal)
    }
  }
}

export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined)
}

export interface Bell {
  /** Ends the current call of `pause`. If `pause` is not running, its next call is short. */
  ring: () => void
  /** Returns true if the bell rang during the pause or before it. */
  pause: (ms: number, signal: AbortSignal) => Promise<boolean>
}

/**
 * If the bell rings during a turn that it began, the next pause lasts this long, to limit the rate of turns. After other
 * turns, there is no pause.
 */
const ringGapMs = 25

export function createBell(): Bell {
  let isRung = false
  let wasRung = false
  let endPause = () => {}
  return {
    ring() {
      isRung = true
      endPause()
    },
    async pause(ms, signal) {
      if (signal.aborted) return false
      if (isRung) await pause(wasRung ? Math.min(ms, ringGapMs) : 0, signal)
      else {
        // A plain timer, because aborting one of `node:timers/promises` takes five times as long.
        const { promise, resolve } = Promise.withResolvers<void>()
        endPause = () => resolve()
        const timer = setTimeout(endPause, ms)
        signal.addEventListener('abort', endPause)
        await promise
        signal.removeEventListener('abort', endPause)
        clearTimeout(timer)
      }
      wasRung = isRung
      isRung = false
      return wasRung
    },
  }
}
