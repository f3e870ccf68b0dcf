import { carries } from './concepts.ts'
import { contentOf } from './near.ts'

/** Letters that two forms of one word share at the least. */
const startLength = 3
/** Letters from which on a word is told inside a longer one: "Rollen" in "Förderrollen". */
const partMin = 5
/** Letters beyond which nothing is a word, and its parts are none. */
const wordMax = 60

const startOf = (word: string) => word.slice(0, startLength)

/** What texts speak of: their content words, and in which of them each stands. */
export class Vocabulary {
  readonly #texts = new Map<string, number[]>()
  readonly #byStart = new Map<string, string[]>()
  readonly #longWords: string
  readonly #carriers = new Map<string, readonly string[]>()

  constructor(texts: readonly string[]) {
    for (const [index, text] of texts.entries()) {
      for (const word of new Set(contentOf(text))) {
        const found = this.#texts.get(word)
        if (found === undefined) this.#texts.set(word, [index])
        else found.push(index)
      }
    }
    for (const word of this.#texts.keys()) {
      const found = this.#byStart.get(startOf(word))
      if (found === undefined) this.#byStart.set(startOf(word), [word])
      else found.push(word)
    }
    this.#longWords = `\n${[...this.#texts.keys()].filter((word) => word.length > partMin).join('\n')}\n`
  }

  /** Whether a text uses a word, or a form or a part of it; words as `contentOf` gives them. */
  knows(word: string): boolean {
    return this.#carriersOf(word).length > 0
  }

  /** Places of the texts that use it, each once. */
  textsWith(word: string): ReadonlySet<number> {
    return new Set(this.#carriersOf(word).flatMap((known) => this.#texts.get(known) ?? []))
  }

  #carriersOf(word: string): readonly string[] {
    const known = this.#carriers.get(word)
    if (known !== undefined) return known
    const forms = (this.#byStart.get(startOf(word)) ?? []).filter((form) => carries(form, word))
    const found = [...new Set([...forms, ...this.#partsOf(word), ...this.#wholesWith(word)])]
    this.#carriers.set(word, found)
    return found
  }

  /** Known words that a longer one is made of. */
  #partsOf(word: string): string[] {
    if (word.length > wordMax) return []
    const found: string[] = []
    for (let start = 0; start + partMin <= word.length; start += 1) {
      for (let end = start + partMin; end <= word.length; end += 1) {
        const part = word.slice(start, end)
        if (this.#texts.has(part)) found.push(part)
      }
    }
    return found
  }

  /** Known words that it is a part of. */
  #wholesWith(word: string): string[] {
    if (word.length < partMin) return []
    const found: string[] = []
    for (let at = this.#longWords.indexOf(word); at >= 0; at = this.#longWords.indexOf(word, at + 1)) {
      const start = this.#longWords.lastIndexOf('\n', at) + 1
      found.push(this.#longWords.slice(start, this.#longWords.indexOf('\n', at)))
    }
    return found
  }
}
