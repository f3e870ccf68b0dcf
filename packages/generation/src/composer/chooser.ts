import { type AwarenessLevel, awarenessLevels, type CopyLength, copyLengths } from '@adcopy/contract'
import { hash, shuffled } from '../random.ts'

/** Where a text stands among the fifteen that one brand and platform can have. */
export interface Place {
  level: AwarenessLevel
  length: CopyLength
}

const mediumGroup: readonly CopyLength[] = ['medium']
const longGroup: readonly CopyLength[] = ['long', 'extra_long', 'blog']

/**
 * Deals out wording. Two fifths of every bank are the medium text's, whatever the brief, and the others the longer ones',
 * so that the smaller is seldom a part of the larger; the order within is fixed by brand and brief, each of the longer
 * lengths owns every third entry, and the seed chooses among a length's own. The shortest text has banks to itself.
 */
export class Chooser {
  readonly #place: Place
  readonly #deal: string
  readonly #seed: string
  readonly #allowed: (line: string) => boolean
  readonly #used = new Set<string>()

  /** `deal` fixes what is dealt to whom, `seed` what is taken of it; lines that are not `allowed` are never taken. */
  constructor(place: Place, deal: string, seed: string, allowed: (line: string) => boolean = () => true) {
    this.#place = place
    this.#deal = deal
    this.#seed = seed
    this.#allowed = allowed
  }

  /** A line of the bank not used in this text yet; null when all are. `fits` may refuse lines. */
  take(bank: readonly string[], fits: (line: string) => boolean = () => true): string | null {
    const dealt = this.#dealt(bank)
    const found = dealt.find((line) => !this.#used.has(line) && this.#allowed(line) && fits(line)) ?? null
    if (found !== null) this.#used.add(found)
    return found
  }

  /** Whether something with this chance (0 to 1) happens here. */
  happens(what: string, chance: number): boolean {
    return this.number(what) % 1000 < chance * 1000
  }

  /** Which of so many ways falls to this place: neighbours in level or length get different ones, whatever the seed. */
  turn(ways: number): number {
    const place =
      copyLengths.length * awarenessLevels.indexOf(this.#place.level) + copyLengths.indexOf(this.#place.length)
    return (hash(this.#deal) + place) % Math.max(1, ways)
  }

  number(what: string): number {
    return hash([this.#place.level, this.#place.length, this.#deal, this.#seed, what].join('\u0000'))
  }

  #dealt(bank: readonly string[]): string[] {
    const key = `${this.#deal}\u0000${bank[0] ?? ''}`
    const order = shuffled(bank, key)
    if (this.#place.length === 'short') return shuffled(order, `${key}\u0000${this.#seed}`)
    const group = this.#place.length === 'medium' ? mediumGroup : longGroup
    const turn = group.indexOf(this.#place.length)
    const isOurs = (line: string) => hash(line) % 5 < 2 === (group === mediumGroup)
    const ours = order.filter(isOurs)
    const own = ours.filter((_, index) => index % group.length === turn)
    const neighbours = ours.filter((_, index) => index % group.length !== turn)
    return [...shuffled(own, `${key}\u0000${this.#seed}`), ...neighbours, ...order.filter((line) => !isOurs(line))]
  }
}
