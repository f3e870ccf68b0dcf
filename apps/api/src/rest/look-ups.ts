export interface LookUps {
  /**
   * Waits until fewer than `atOnceMax` look-ups are running for the address. One look-up may always run, even if
   * `atOnceMax` is 0. Look-ups for one address start in order of arrival. Returns a function to call when the look-up
   * ends, or undefined if `waitingMax` look-ups for the address are already waiting.
   */
  take(address: string, atOnceMax: () => number): Promise<(() => void) | undefined>
}

export const waitingMax = 500

interface Address {
  underWay: number
  waiting: Array<() => void>
}

/**
 * Creates the limit on concurrent look-ups. The rate limiter counts a failed look-up only when the look-up ends.
 * Without this limit, one address could therefore occupy the whole database connection pool with concurrent look-ups.
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
      // The loop below increments `underWay` for this look-up before it resolves the promise.
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
