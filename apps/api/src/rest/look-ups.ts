/** Bounds the concurrent look-ups of unknown tokens, by address. */
export interface LookUps {
  /**
   * Waits, in order of arrival, until an address has fewer than `atOnceMax` look-ups running, or none; returns the
   * function that ends the turn. Undefined if too many of the address wait already.
   */
  take(address: string, atOnceMax: () => number): Promise<(() => void) | undefined>
}

/** Requests of one address that may wait. Each can hold up a hundred answered ones on its connection. */
export const waitingMax = 500

interface Address {
  underWay: number
  waiting: Array<() => void>
}

/**
 * A failed look-up counts against its address only when it is done, so without turns any number of concurrent
 * requests could use the whole pool.
 */
export function createLookUps(): LookUps {
  const addresses = new Map<string, Address>()
  return {
    async take(key, atOnceMax) {
      const address = addresses.get(key) ?? { underWay: 0, waiting: [] }
      addresses.set(key, address)
      if (address.waiting.length >= waitingMax) return undefined
      const mayStart = () => address.underWay < Math.max(1, atOnceMax())
      if (mayStart() && address.waiting.length === 0) address.underWay += 1
      else await new Promise<void>((resolve) => address.waiting.push(resolve)) // the end of another turn counts it
      return () => {
        address.underWay -= 1
        while (address.waiting.length > 0 && mayStart()) {
          address.underWay += 1
          address.waiting.shift()?.()
        }
        if (address.underWay === 0) addresses.delete(key)
      }
    },
  }
}
