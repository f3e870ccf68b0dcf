import type { CopyLength } from '@adcopy/contract'

/** Lines of a text that say nothing of the brand: at most so many, and never two in a row. */
export const idleMax: Readonly<Record<CopyLength, number>> = { short: 1, medium: 1, long: 2, extra_long: 4, blog: 7 }
/** Sentences to each question after the first. */
const sentencesPerQuestion = 4

const sentenceEnd = /(?<=[.!?…。！？]["”’»“)]*)\s+(?![”»])/u
const asks = (sentence: string) => /[?？]/u.test(sentence)

/** Keeps a text from being all talk: whatever is said passes here, and so do the lines that would like to be. */
export class Pace {
  #idle: number
  #said = 0
  #asked = 0
  #lastAsks = false
  #lastIsIdle = false

  constructor(idle: number) {
    this.#idle = idle
  }

  /** Whether a text may stand next: no question after a question, nor one too many. */
  allows(text: string): boolean {
    const questions = text.split(sentenceEnd).map(asks)
    if ([this.#lastAsks, ...questions].some((one, index, all) => one && all[index + 1] === true)) return false
    const count = questions.filter(Boolean).length
    const asked = this.#asked + count
    return count === 0 || asked <= Math.max(1, (this.#said + questions.length) / sentencesPerQuestion)
  }

  /** Whether a line that says nothing of the brand may stand next. */
  get mayIdle(): boolean {
    return this.#idle > 0 && !this.#lastIsIdle
  }

  /** Notes what has been said, idle or not. */
  note(text: string, isIdle = false): void {
    const questions = text.split(sentenceEnd).map(asks)
    this.#said += questions.length
    this.#asked += questions.filter(Boolean).length
    this.#lastAsks = questions.at(-1) === true
    this.#lastIsIdle = isIdle
    if (isIdle) this.#idle -= 1
  }
}
