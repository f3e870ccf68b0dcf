import { setTimeout as delay } from 'node:timers/promises'

type Answer<T> = T | undefined | false | null

/**
 * Polls for a change that no event reports, such as a change of a database row. Throws if there is no result within
 * `withinMs`.
 */
export async function until<T>(
  ask: () => Promise<Answer<T>> | Answer<T>,
  { withinMs = 20_000, everyMs = 50, what = 'what was awaited' } = {},
): Promise<T> {
  const end = performance.now() + withinMs // tests may replace the clock
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false && answer !== null) return answer
    if (performance.now() > end) throw new Error(`${what} did not come within ${withinMs} ms`)
    await delay(everyMs)
  }
}
