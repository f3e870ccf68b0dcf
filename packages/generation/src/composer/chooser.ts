import { type AwarenessLevel, awarenessLevels, type CopyLength, copyLengths } from '@adcopy/contract'
import { hash, shuffled } from '../random.ts'
import { squeezed } from '../text.ts'
import { type Form, phrased } from './phrasing.ts'

/** Where a text stands among the fifteen that one brand and platform can have. */
export interface Place {
  level: AwarenessLevel
  length: CopyLength
}

/** Wordings of one line that are tried before the next line is. */
const triesMax = 3

/**
 * Deals out wording: which line and which of its wordings, fixed by brand, brief, offer, platform, place and seed. No two
 * texts are likely to agree in more than a few.
 */
export class Chooser {
  readonly #place: Place
  readonly #deal: string
  readonly #seed: string
  readonly #form: Form
  readonly #allowed: (line: string) => boolean
  readonly #used = new Set<string>()

  /** `deal` fixes what is dealt to whom, `seed` what is taken of it; lines that are not `allowed` are never taken. */
  constructor(place: Place, deal: string, seed: string, form: Form, allowed: (line: string) => boolean) {
    this.#place = place
    this.#form = form
    this.#deal = deal
    this.#seed = seed
    this.#allowed = allowed
  }

  /** A line of the bank not used in this text yet, in one of its wordings; null when all are. `fits` may refuse some. */
  take(bank: readonly string[], fits: (line: string) => boolean = () => true): string | null {
    for (const line of this.#dealt(bank)) {
      if (this.#used.has(line)) continue
      const found = this.#wordings(line).find((said) => this.#allowed(said) && fits(said))
      if (found === undefined) continue
      this.#used.add(line)
      return found
    }
    return null
  }

  #wordings(line: string): string[] {
    return Array.from({ length: triesMax }, (_, attempt) =>
      squeezed(phrased(line, this.#form, (ways, at) => this.number(`${line}\u0000${at}\u0000${attempt}`) % ways)),
    )
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
    return hash(this.#key(what))
  }

  /** The items in an order of this text's own. */
  order<T>(items: readonly T[], what: string): T[] {
    return shuffled(items, this.#key(what))
  }

  #dealt(bank: readonly string[]): string[] {
    return this.order(bank, bank[0] ?? '')
  }

  #key(what: string): string {
    return [this.#place.level, this.#place.length, this.#deal, this.#seed, what].join('\u0000')
  }
}
