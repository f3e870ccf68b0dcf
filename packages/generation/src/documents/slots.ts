import { once } from 'node:events'

/**
 * At most `atOnceMax` pieces of work run concurrently. Further work waits in order of arrival. If the signal aborts
 * while work waits, the work never runs and its promise rejects. Running work is not interrupted.
 */
export function createSlots(atOnceMax: number) {
  let running = 0
  const waiting: EventTarget[] = []
  return async function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    if (running < atOnceMax) running += 1
    else {
      const place = new EventTarget()
      waiting.push(place)
      try {
        await once(place, 'turn', { signal })
      } catch (error) {
        waiting.splice(waiting.indexOf(place), 1)
        throw error
      }
    }
    try {
      return await work()
    } finally {
      next()
    }
  }

  function next(): void {
    const place = waiting.shift()
    if (place === undefined) running -= 1
    else place.dispatchEvent(new Event('turn'))
  }
}
