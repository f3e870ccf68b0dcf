export interface Slots {
  /**
   * Returns a function that frees the slot and must be called exactly once. Returns undefined if all of the key's slots
   * are taken.
   */
  take: (key: string) => (() => void) | undefined
}

export function createSlots(perKeyMax: number): Slots {
  const taken = new Map<string, number>()
  return {
    take(key) {
      const before = taken.get(key) ?? 0
      if (before >= perKeyMax) return undefined
      taken.set(key, before + 1)
      return () => {
        const left = (taken.get(key) ?? 1) - 1
        if (left === 0) taken.delete(key)
        else taken.set(key, left)
      }
    },
  }
}
