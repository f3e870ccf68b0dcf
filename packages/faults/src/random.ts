/** The same seed always yields the same sequence. */
export interface Random {
  /** Returns a number from 0, inclusive, to 1, exclusive. */
  next(): number
  /** Returns an integer from `least` to `most`, both inclusive. */
  whole(least: number, most: number): number
  chance(share: number): boolean
  pick<T>(from: readonly T[]): T
  /**
   * Returns a new source, determined by this source's seed and the name. Using the new source does not affect this one.
   */
  branch(name: string): Random
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  // The generator is Mulberry32, whose 32 bits of state suffice for choosing faults.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick(from) {
      const picked = from[whole(0, from.length - 1)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
    branch: (name) => createRandom(Array.from(name).reduce(mix, seed)),
  }
}

/** Performs the FNV-1a step for one character. */
function mix(hash: number, character: string): number {
  return Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
}
