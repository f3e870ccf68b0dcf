/** Takes turns of look-ups of tokens that the limiter does not know, by address. */
export interface LookUps {
  /**
   * Waits until fewer look-ups of an address are under way than `atOnceMax` says, or none is, and returns what ends the
   * turn. In the order of arrival.
   */
  take(address: string, atOnceMax: () => number): Promise<() => void>
}

interface Address {
  underWay: number
  waiting: Array<() => void>
}

/**
 * A failed look-up counts against its address only once it is done: without turns any number of requests on their way could
 * fill the pool. Memory follows the requests under way.
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
