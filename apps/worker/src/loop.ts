import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@adcopy/telemetry'

export interface LoopOptions {
  /** What the log calls it. */
  name: string
  log: Logger
  /** Ends the loop: at once while it pauses, else after the turn. */
  signal: AbortSignal
  /** One turn; answers with the pause before the next one, in milliseconds. */
  turn: () => Promise<number>
  /** Pauses after failed turns: the first, doubled each time, up to the last. */
  backoffMs?: { first: number; most: number }
  /** Ends the pause after a turn that did not fail. */
  bell?: Bell
  /** Told how every turn ended. */
  onTurn?: (outcome: 'done' | 'failed') => void
}

/**
 * Takes turns until the signal. A turn that fails never ends the loop: it backs off, and says so when the trouble begins
 * and when it is over, not on every turn.
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
  while (!signal.aborted) {
    try {
      const pauseMs = await turn()
      if (failures > 0) log.info({ loop: name, failures }, 'the loop goes on')
      failures = 0
      onTurn?.('done')
      await bell.pause(pauseMs, signal)
    } catch (error) {
      if (failures === 0) log.warn({ loop: name, error }, 'the loop is held up and keeps trying')
      const pauseMs = Math.min(most, first * 2 ** Math.min(failures, 30))
      failures += 1
      onTurn?.('failed')
      await pause(pauseMs, signal)
    }
  }
}

/** Waits; cut short by the signal, without a word. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined)
}

/** Ends pauses early. */
export interface Bell {
  /** Ends the pause under way at once, or else the next one after a short wait. */
  ring: () => void
  /** Waits until the time is over, a ring or the signal, whichever comes first. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Rings during turns are as many as notifications; turns are not. */
const ringGapMs = 25

export function createBell(): Bell {
  let rung = new AbortController()
  return {
    ring: () => rung.abort(),
    async pause(ms, signal) {
      if (signal.aborted) return
      if (rung.signal.aborted) await pause(Math.min(ms, ringGapMs), signal)
      const ring = () => rung.abort()
      signal.addEventListener('abort', ring, { once: true })
      await pause(ms, rung.signal)
      signal.removeEventListener('abort', ring)
      rung = new AbortController()
    },
  }
}
