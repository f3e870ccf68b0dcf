import { FactWriter, marks } from './fact-writer.ts'
import type { Desk } from './desk.ts'
import { layouts, type Step } from './layouts.ts'
import { LineWriter } from './line-writer.ts'
import { offerLines } from './offer.ts'
import { PeopleWriter } from './people-writer.ts'
import { raised } from './shape.ts'
import type { LevelWording, Wording } from './wording.ts'

/** Breath from which on even those who compare get a beat between the facts. */
const manyBeats = 4

/** A brand with fewer facts is told in fewer words, and with a beat between them. */
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

  get #lingering(): readonly string[] {
    const { lingering, shortLingering } = this.#level
    return this.#desk.place.length === 'short' && shortLingering.length > 0 ? shortLingering : lingering
  }

  /** The shortest text has a beat of its own for everybody. */
  get #isComparing(): boolean {
    return this.#desk.place.level === 'solution_aware' && this.#desk.place.length !== 'short'
  }

  get #isThin(): boolean {
    return this.#desk.facts.length < fewFacts
  }

  write(): string {
    const { level, length } = this.#desk.place
    const paragraphs: string[] = []
    for (const steps of layouts[level][length]) {
      if (steps[0] === 'sections') paragraphs.push(...this.#facts.sections())
      else if (steps[0] === 'bullets') paragraphs.push(...this.#facts.bullets())
      else if (steps[0] === 'offer' && length !== 'short' && length !== 'medium')
        paragraphs.push(...this.#offerBlock(), ...this.#paragraph(steps.slice(1)))
      else paragraphs.push(...this.#paragraph(steps))
    }
    return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
  }

  #paragraph(steps: readonly Step[]): string[] {
    const sentences = steps.flatMap((step) => {
      const said = this.#step(step)
      this.#lines.note(said)
      return said
    })
    return sentences.length === 0 ? [] : this.#lines.laidOut(sentences).map((text) => this.#introduced(text))
  }

  /** The way out, by name alone where no fact may stand here. */
  #named(): string[] {
    const told = this.#facts.named()
    if (told.length > 0 || this.#desk.place.level !== 'problem_aware') return told
    // Nothing follows that could answer a question.
    return this.#lines.line(this.#level.turns, (line) => !line.includes('?'))
  }

  /** "Meet Zotero. Zotero is a …" in one breath: "Meet Zotero, a …". */
  #introduced(text: string): string {
    const { brand, wording } = this.#desk.teller
    const isA = wording.withBrand === null ? (wording.isA ?? '') : ''
    const plain = text
      .replace(`: ${brand}: `, () => `. ${brand}: `)
      .replace(` : ${brand} : `, () => `. ${brand} : `)
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
        // Those who compare want facts; only where there are few is anything said between them.
        return this.#isComparing && !this.#isThin && this.#desk.breath < manyBeats
          ? []
          : this.#lines.breath(this.#lingering)
      case 'turn':
        this.#people.revealed = true
        return plan.body.length > 0 || this.#desk.offer !== null || this.#desk.place.length === 'short'
          ? this.#lines.line(this.#level.turns)
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
        return this.#offerShort()
      case 'invite':
        return this.#lines.breath(this.#level.partings, (line) => !line.includes('{brand}'))
      case 'parting':
        return this.#parting()
      case 'bullets':
      case 'sections':
        return []
    }
  }

  /** The call to action: what the brief asks people to do and when, where it says so in words that can be used. */
  #parting(): string[] {
    const { place, angle, subject, offer, request, chooser } = this.#desk
    const blanks = {
      ...(angle.aim === null ? {} : { aim: angle.aim, Aim: raised(angle.aim) }),
      ...(angle.occasion === null ? {} : { when: angle.occasion, When: raised(angle.occasion) }),
      ...(subject === null ? {} : { topic: subject }),
    }
    const asked = [angle.aim === null ? null : '{aim', angle.occasion === null ? null : '{when'].filter(
      (mark) => mark !== null,
    )
    const obeys = (line: string) => asked.every((mark) => line.toLowerCase().includes(mark))
    // The shortest text calls in its own words: a call that others share would be half of it.
    const suited =
      asked.length === 0 || place.length === 'short' || (place.level === 'unaware' && this.#isThin)
        ? []
        : this.#wording.occasions.filter((found) => obeys(found) && !/\{\w+\}/.test(this.#lines.fill(found, blanks)))
    const { partings: usual, shortPartings } = this.#level
    const partings = place.length === 'short' && shortPartings.length > 0 ? shortPartings : usual
    const line = this.#lines.line(suited.slice(chooser.turn(suited.length)).slice(0, 1), undefined, blanks)
    const call = line.length > 0 ? line : this.#lines.line(partings)
    const link = offer?.url ?? null
    return [...call, ...(link !== null && request.platform === 'facebook' && place.length !== 'short' ? [link] : [])]
  }

  /** To whom the brief wants to speak, where it says so in words that can be used. */
  #address(): string[] {
    const { who } = this.#desk.angle
    return who === null ? [] : this.#lines.line(this.#wording.addresses, undefined, { who, Who: raised(who) })
  }

  #offerShort(): string[] {
    const { offer, place, chooser } = this.#desk
    if (offer === null) return []
    // Beside little else, price and terms are left to those who compare.
    const bare = place.length === 'medium' && place.level !== 'solution_aware' && this.#isThin
    return offerLines(
      bare ? { ...offer, price: null, terms: [] } : offer,
      place.length === 'short' ? 'name' : 'brief',
      chooser.turn(12),
      '•',
      this.#wording.offer,
    ).filter((line) => this.#lines.hasRoom(line))
  }

  #offerBlock(): string[] {
    const { offer, place, chooser } = this.#desk
    return offer === null
      ? []
      : [
          offerLines(
            offer,
            place.level === 'unaware' && this.#isThin ? 'brief' : 'full',
            chooser.turn(12),
            marks[place.length],
            this.#wording.offer,
          ).join('\n'),
        ]
  }
}
