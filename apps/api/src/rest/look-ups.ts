/** Limits the concurrent look-ups of unknown tokens per address. */
export interface LookUps {
  /**
   * Waits until the address has fewer than `atOnceMax` running look-ups, or no running look-up if `atOnceMax` is 0.
   * Requests of one address start in order of arrival. Returns a function to call when the look-up ends, or undefined
   * if too many requests of the address already wait.
   */
  take(address: string, atOnceMax: () => number): Promise<(() => void) | undefined>
}

/** Maximum number of waiting requests per address. */
export const waitingMax = 500

interface Address {
  underWay: number
  waiting: Array<() => void>
}

/**
 * Creates the limit on concurrent look-ups. A failed look-up counts against its address only when it ends, so without
 * this limit any number of concurrent requests could use the whole database connection pool.
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
      // The look-up that ends also increments `underWay` for the next one.
      else await new Promise<void>((resolve) => address.waiting.push(resolve))
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
