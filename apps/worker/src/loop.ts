import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@adcopy/telemetry'

export interface LoopOptions {
  /** The loop's name in the log. */
  name: string
  log: Logger
  /** Ends the loop: at once during a pause, otherwise after the current turn. */
  signal: AbortSignal
  /** Runs one turn, `rung` if the bell ended the pause; returns the pause before the next one, in milliseconds. */
  turn: (rung: boolean) => Promise<number>
  /** Pauses after failed turns: `first`, doubled after each failure, at most `most`. */
  backoffMs?: { first: number; most: number }
  /** Can end the pause after a successful turn early. */
  bell?: Bell
  /** Called with each turn's outcome. */
  onTurn?: (outcome: 'done' | 'failed') => void
}

/**
 * Runs turns until the signal aborts. A failed turn never ends the loop: the loop backs off, and logs only the first of
 * consecutive failures and the recovery.
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

/** Waits `ms` milliseconds or until the signal aborts. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined)
}

/** Ends pauses early. */
export interface Bell {
  /** Ends the current pause at once; without one, shortens the next pause to a short wait. */
  ring: () => void
  /** Waits until the time is over, the bell rings or the signal aborts, whichever is first; returns whether it rang. */
  pause: (ms: number, signal: AbortSignal) => Promise<boolean>
}

/** Pause after a turn during which the bell rang: limits turns, however often it rings. */
const ringGapMs = 25

export function createBell(): Bell {
  let rung = new AbortController()
  return {
    ring: () => rung.abort(),
    async pause(ms, signal) {
      if (signal.aborted) return false
      if (rung.signal.aborted) await pause(Math.min(ms, ringGapMs), signal)
      const ring = () => rung.abort()
      signal.addEventListener('abort', ring, { once: true })
      await pause(ms, rung.signal)
      signal.removeEventListener('abort', ring)
      const { aborted } = rung.signal
      rung = new AbortController()
      return aborted
    },
  }
}
