import { FactWriter, marks } from './fact-writer.ts'
import type { Desk } from './desk.ts'
import { layouts, type Step } from './layouts.ts'
import { LineWriter } from './line-writer.ts'
import { offerLines } from './offer.ts'
import { PeopleWriter } from './people-writer.ts'
import { isNamedBy } from './say.ts'
import type { LevelWording, Wording } from './wording.ts'

/** A brand with fewer facts is told in fewer words. */
const fewFacts = 10

/** Writes the primary text: the layout of its place, step by step, from what the plan dealt. */
export class TextWriter {
  readonly #desk: Desk
  readonly #wording: Wording
  readonly #level: LevelWording
  readonly #lines: LineWriter
  readonly #facts: FactWriter
  readonly #people: PeopleWriter

  constructor(desk: Desk) {
    this.#desk = desk
    this.#wording = desk.teller.wording
    this.#level = desk.teller.wording.levels[desk.place.level]
    this.#lines = new LineWriter(desk)
    this.#facts = new FactWriter(desk, this.#lines)
    this.#people = new PeopleWriter(desk, this.#lines, this.#facts)
  }

  /** What may be said after the opening: of the trouble where one was told, of nothing in particular where not. */
  get #lingering(): readonly string[] {
    const { lingering, musing, shortLingering, shortMusing } = this.#level
    const [troubled, open] = this.#isShort ? [shortLingering, shortMusing] : [lingering, musing]
    return this.#people.isTroubled || open.length === 0 ? troubled : open
  }

  get #isShort(): boolean {
    return this.#desk.place.length === 'short'
  }

  get #turns(): readonly string[] {
    const { turns, shortTurns } = this.#level
    return this.#isShort && shortTurns.length > 0 ? shortTurns : turns
  }

  get #isThin(): boolean {
    return this.#desk.facts.length < fewFacts
  }

  write(): string {
    const { level, length } = this.#desk.place
    const paragraphs: string[] = []
    for (const steps of layouts[level][length]) {
      if (steps.at(-1) === 'sections')
        paragraphs.push(...this.#facts.sections(steps.slice(0, -1).flatMap((step) => this.#said(step))))
      else if (steps[0] === 'bullets') paragraphs.push(...this.#facts.bullets())
      else if (steps[0] === 'offer' && length !== 'short' && length !== 'medium')
        paragraphs.push(this.#offer().join('\n'), ...this.#paragraph(steps.slice(1)))
      else paragraphs.push(...this.#paragraph(steps, paragraphs.length === 0))
    }
    return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
  }

  #paragraph(steps: readonly Step[], isOpening = false): string[] {
    const sentences: string[] = []
    for (const step of steps) {
      // A second thought follows a first one.
      if (step !== 'linger' || sentences.length > 0 || steps.length === 1) sentences.push(...this.#said(step))
    }
    return sentences.length === 0 ? [] : this.#lines.laidOut(sentences, isOpening).map((text) => this.#introduced(text))
  }

  #said(step: Step): string[] {
    const said = this.#step(step)
    this.#lines.note(said)
    return said
  }

  /** The brand by name and what is told of it; by name alone where no fact may stand here. */
  #named(): string[] {
    const first = this.#facts.next()
    if (first !== undefined && isNamedBy(first, this.#desk.teller)) return this.#facts.named()
    // Nothing follows that could answer a question.
    const suits = (line: string) => first !== undefined || !line.includes('?') || this.#isShort
    const turn = this.#lines.hasSaid(this.#desk.teller.brand) ? [] : this.#lines.line(this.#turns, suits)
    return [...turn, ...this.#facts.tell(this.#facts.takeTheme())]
  }

  /** "Meet Zotero. Zotero is a …" in one breath: "Meet Zotero, a …". */
  #introduced(text: string): string {
    const { brand, wording } = this.#desk.teller
    const isA = wording.withBrand === null ? (wording.isA ?? '') : ''
    const plain = (text.startsWith(`${brand}. ${brand} `) ? text.slice(brand.length + 2) : text)
      .replaceAll(`${brand}.`, () => (brand.endsWith('.') ? brand : `${brand}.`))
      .replace(`${brand}. ${brand} is a`, () => `${brand}, a`)
      .replace(`${brand}. ${brand}: `, () => `${brand}: `)
      .replace(`${brand}? ${brand} is a`, () => `${brand}? It is a`)
    return isA === '' ? plain : plain.replace(`${brand}. ${brand} ${isA} `, () => `${brand}, `)
  }

  #step(step: Step): string[] {
    const { plan } = this.#desk
    switch (step) {
      case 'hook':
        return this.#people.hook()
      case 'linger':
        return this.#lines.idle(this.#lingering)
      case 'turn':
        this.#people.revealed = true
        return plan.body.length > 0 || this.#desk.offer !== null || this.#desk.place.length === 'short'
          ? this.#lines.line(this.#turns, (line) => !this.#facts.isSpent || !line.includes('?'))
          : []
      case 'address':
        return this.#address()
      case 'pain':
        return this.#people.pain()
      case 'desire':
        return this.#people.desire()
      case 'finding':
        return this.#people.finding()
      case 'doubt':
        return this.#people.doubt()
      case 'description':
        return this.#facts.introduced()
      case 'facts':
        return this.#facts.tell(this.#facts.takeTheme())
      case 'named':
        this.#people.revealed = true
        return this.#named()
      case 'offer':
        return this.#offer()
      case 'parting':
        return this.#parting()
      case 'bullets':
      case 'sections':
        return []
    }
  }

  /** The call to action: what the brief asks people to do and when, else what is on offer, else a call of the level's. */
  #parting(): string[] {
    const { offer, request } = this.#desk
    const { partings, shortPartings } = this.#level
    const own = this.#isShort ? this.#lines.briefed(shortPartings) : this.#lines.line(partings)
    const call = this.#asked() ?? own
    const link = offer?.url ?? null
    return [...call, ...(link !== null && request.platform === 'facebook' && !this.#isShort ? [link] : [])]
  }

  /** A call in the brief's own words or for its offer; null where there are none, or a shorter one has to do. */
  #asked(): string[] | null {
    const { place, blanks, offer } = this.#desk
    const wanted = ['aim', 'when'].filter((name) => blanks[name] !== undefined)
    const obeys = (line: string) => wanted.every((name) => line.toLowerCase().includes(`{${name}}`))
    const bank =
      wanted.length > 0 && place.length !== 'short'
        ? this.#wording.occasions.filter(obeys)
        : offer !== null && place.level !== 'unaware'
          ? this.#wording.offered
          : []
    const line = this.#lines.line(bank)
    return line.length > 0 ? line : null
  }

  /** Whom the brief has in mind, in front of facts that may be of interest to them. */
  #address(): string[] {
    const { who } = this.#desk.blanks
    const isNamed = who !== undefined && this.#lines.hasSaid(who)
    return this.#facts.isSpent || isNamed ? [] : this.#lines.line(this.#wording.addresses)
  }

  /** The offer in the words that there is room for; price and terms are left to those who compare, or to longer texts. */
  #offer(): string[] {
    const { offer, place, chooser } = this.#desk
    if (offer === null) return []
    const room = place.level === 'unaware' && this.#isThin ? 0 : offerRoom[place.length]
    const isNamed = place.length === 'medium' && (place.level !== 'solution_aware' || this.#isThin)
    const lines = offerLines(offer, isNamed ? 0 : room, chooser.turn(12), marks[place.length], this.#wording.offer)
    return lines.filter((line) => this.#lines.mayStand(line))
  }
}

/** Graphemes for name, price, terms and period; null where everything is told. */
const offerRoom = { short: 45, medium: 90, long: 120, extra_long: 200, blog: null } as const
