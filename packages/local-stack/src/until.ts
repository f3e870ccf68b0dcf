import { setTimeout as delay } from 'node:timers/promises'

type Answer<T> = T | undefined | false | null

/**
 * Polls until the condition is met and throws after `withinMs`. For conditions that cause no event, such as database
 * rows.
 */
export async function until<T>(
  ask: () => Promise<Answer<T>> | Answer<T>,
  { withinMs = 20_000, everyMs = 50, what = 'what was awaited' } = {},
): Promise<T> {
  const end = Date.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false && answer !== null) return answer
    if (Date.now() > end) throw new Error(`${what} did not come within ${withinMs} ms`)
    await delay(everyMs)
  }
}
