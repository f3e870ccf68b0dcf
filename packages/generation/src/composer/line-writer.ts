import { graphemes } from '../text.ts'
import type { Desk } from './desk.ts'
import { raised } from './shape.ts'

/** Takes connecting lines from the language's banks, fills them in and keeps count of the room they use. */
export class LineWriter {
  readonly #desk: Desk
  #breath: number
  #spent = 0

  constructor(desk: Desk) {
    this.#desk = desk
    this.#breath = desk.breath
  }

  /** Notes what has been written, so that a short text knows what room is left. */
  note(sentences: readonly string[]): void {
    this.#spent += sentences.reduce((sum, sentence) => sum + graphemes(sentence) + 2, 0)
  }

  /** Instagram breathes: at most so many sentences to a paragraph. */
  laidOut(sentences: readonly string[]): string[] {
    const most = this.#desk.request.platform === 'instagram' ? 2 : 4
    const paragraphs: string[] = []
    for (let index = 0; index < sentences.length; index += most)
      paragraphs.push(sentences.slice(index, index + most).join(' '))
    return paragraphs
  }

  /** A short text takes only what still fits; longer ones are fitted as a whole. */
  hasRoom(line: string): boolean {
    return this.#desk.place.length !== 'short' || graphemes(line) + this.#spent + 2 <= this.#desk.graphemesMax
  }

  fill(line: string, more: Record<string, string> = {}): string {
    const values: Record<string, string> = { ...this.#desk.blanks, ...more }
    return line.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  }

  /** A line all of whose blanks can be filled, as it would stand; `fits` may refuse some. */
  line(bank: readonly string[], fits: (line: string) => boolean = () => true): string[] {
    const found = this.#desk.chooser.take(bank, (line) => {
      const filled = this.fill(line)
      return !/\{\w+\}/.test(filled) && this.hasRoom(filled) && fits(filled)
    })
    return found === null ? [] : [raised(this.fill(found))]
  }

  /** The same, lines that take up the brief before all others. */
  briefed(bank: readonly string[], fits?: (line: string) => boolean): string[] {
    const own = this.line(bank.filter(takesUpBrief), fits)
    return own.length > 0
      ? own
      : this.line(
          bank.filter((line) => !takesUpBrief(line)),
          fits,
        )
  }

  breath(bank: readonly string[], fits?: (line: string) => boolean): string[] {
    if (this.#breath <= 0) return []
    this.#breath -= 1
    return this.line(bank, fits)
  }
}

const takesUpBrief = (line: string) => /\{(?:theme|topic|who|when|aim|Who|When|Aim)\}/u.test(line)
