import type { CopyLength } from '@adcopy/contract'
import { graphemes } from '../text.ts'
import type { Desk } from './desk.ts'
import { Pace } from './pace.ts'
import { raised } from './shape.ts'

/** Graphemes of a caption that Instagram shows before "more". */
const captionShown = 125

/** Takes connecting lines from the language's banks, fills them in and keeps count of the room they use. */
export class LineWriter {
  readonly #desk: Desk
  readonly #pace: Pace
  #idle: string | null = null
  #spent = 0
  #told = ''

  constructor(desk: Desk) {
    this.#desk = desk
    this.#pace = new Pace(desk.idle)
  }

  /** Notes what has been written, which decides what may follow and what room a short text has left. */
  note(sentences: readonly string[]): void {
    for (const sentence of sentences) {
      this.#spent += graphemes(sentence) + 2
      this.#told += `${sentence}\n`
      this.#pace.note(sentence, sentence === this.#idle)
    }
  }

  /** Whether these words stand in the text already. */
  hasSaid(what: string): boolean {
    return this.#told.toLowerCase().includes(what.toLowerCase())
  }

  /** Sentences as paragraphs: few in each on Instagram, and in its opening no more than is shown, or one sentence. */
  laidOut(sentences: readonly string[], isOpening = false): string[] {
    const isInstagram = this.#desk.request.platform === 'instagram'
    const most = isInstagram ? 2 : 4
    const paragraphs: string[][] = []
    for (const sentence of sentences) {
      const last = paragraphs.at(-1)
      const isShown = !isInstagram || !isOpening || graphemes([...(last ?? []), sentence].join(' ')) <= captionShown
      if (last !== undefined && last.length < most && (paragraphs.length > 1 || isShown)) last.push(sentence)
      else paragraphs.push([sentence])
    }
    return paragraphs.map((paragraph) => paragraph.join(' '))
  }

  /** Whether a text may stand next: its questions, and in a short text its length. Longer ones are fitted as a whole. */
  mayStand(text: string): boolean {
    const { place, graphemesMax } = this.#desk
    return this.#pace.allows(text) && (place.length !== 'short' || graphemes(text) + this.#spent + 2 <= graphemesMax)
  }

  fill(line: string, more: Record<string, string> = {}): string {
    const values: Record<string, string> = { ...this.#desk.blanks, ...more }
    return line.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  }

  /** A line all of whose blanks can be filled, as it would stand; `fits` may refuse some. */
  line(bank: readonly string[], fits: (line: string) => boolean = () => true): string[] {
    const found = this.#desk.chooser.take(bank, (line) => {
      const filled = this.fill(line)
      return !/\{\w+\}/.test(filled) && this.mayStand(filled) && fits(filled)
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

  /** A line that says nothing of the brand, as long as the text can bear one here. */
  idle(bank: readonly string[]): string[] {
    if (!this.#pace.mayIdle) return []
    const own = this.line(dealtTo(this.#desk.place.length, bank))
    const said = own.length > 0 ? own : this.line(bank)
    this.#idle = said[0] ?? this.#idle
    return said
  }
}

/** Lengths that draw on lines of their own first: a blog uses up so many that it would have most of a shorter text's. */
const drawers: ReadonlyArray<readonly CopyLength[]> = [['medium', 'long', 'extra_long'], ['blog']]

/** The lines of a bank that fall to a length; the shortest texts have banks of their own. */
function dealtTo(length: CopyLength, bank: readonly string[]): readonly string[] {
  const drawer = drawers.findIndex((lengths) => lengths.includes(length))
  return drawer < 0 ? bank : bank.filter((_, index) => index % drawers.length === drawer)
}

/** Whether a line holds words of the brief's. */
export const takesUpBrief = (line: string) => /\{(?:theme|topic|who|when|aim|Who|When|Aim)\}/u.test(line)
