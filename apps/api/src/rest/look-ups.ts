/** Limits the concurrent look-ups of unknown tokens per address. */
export interface LookUps {
  /**
   * Waits, in order of arrival, until an address has fewer than `atOnceMax` look-ups running, or none; returns a function
   * to call when the look-up ends. Undefined if too many requests of the address already wait.
   */
  take(address: string, atOnceMax: () => number): Promise<(() => void) | undefined>
}

/** Maximum number of waiting requests per address. Each can delay a hundred answered ones on its connection. */
export const waitingMax = 500

interface Address {
  underWay: number
  waiting: Array<() => void>
}

/**
 * A failed look-up counts against its address only when it ends, so without this limit any number of concurrent
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
      else await new Promise<void>((resolve) => address.waiting.push(resolve)) // the look-up that ends counts it
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
