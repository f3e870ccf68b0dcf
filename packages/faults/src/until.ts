import { setTimeout as delay } from 'node:timers/promises'

export interface UntilOptions {
  withinMs: number
  everyMs?: number
  /** Completes "… did not come". */
  what: string
}

/** Asks until the answer is there. For what has no event: rows of a database, processes that are not our children. */
export async function until<T>(
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  { withinMs, everyMs = 50, what }: UntilOptions,
): Promise<T> {
  const end = Date.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > end) throw new Error(`${what} did not come within ${withinMs / 1000} s`)
    await delay(everyMs)
  }
}
