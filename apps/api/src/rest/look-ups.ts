/** Bounds the concurrent look-ups of unknown tokens, by address. */
export interface LookUps {
  /**
   * Waits, in order of arrival, until an address has fewer than `atOnceMax` look-ups running, or none; returns the
   * function that ends the turn.
   */
  take(address: string, atOnceMax: () => number): Promise<() => void>
}

interface Address {
  underWay: number
  waiting: Array<() => void>
}

/**
 * A failed look-up counts against its address only when it is done, so without turns any number of concurrent
 * requests could use the whole pool. Memory is proportional to the running requests.
 */
export function createLookUps(): LookUps {
  const addresses = new Map<string, Address>()
  return {
    async take(key, atOnceMax) {
      const address = addresses.get(key) ?? { underWay: 0, waiting: [] }
      addresses.set(key, address)
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
