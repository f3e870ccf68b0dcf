/**
 * A 32-bit hash, based on FNV-1a. The hash is the same on all machines and in all releases, and is not suitable for
 * secrets.
 */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index)
    value = Math.imul(value, 0x01000193)
  }
  value ^= value >>> 16
  value = Math.imul(value, 0x85ebca6b)
  value ^= value >>> 13
  return value >>> 0
}

/** From 0 (inclusive) to 1 (exclusive). */
export function fraction(text: string): number {
  return hash(text) / 0x1_0000_0000
}

/** The key determines the order. */
export function shuffled<T>(items: readonly T[], key: string): T[] {
  return items
    .map((item, index) => ({ item, rank: hash(`${key}\u0000${index}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
