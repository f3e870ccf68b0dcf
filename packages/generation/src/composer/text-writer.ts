import { FactWriter, marks } from './fact-writer.ts'
import type { Desk } from './desk.ts'
import { layouts, type Step } from './layouts.ts'
import { LineWriter } from './line-writer.ts'
import { offerLines } from './offer.ts'
import { PeopleWriter } from './people-writer.ts'
import { raised } from './shape.ts'
import type { LevelWording, Wording } from './wording.ts'

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
    return this.#desk.request.platform === 'facebook' ? gathered(paragraphs).join('\n\n') : paragraphs.join('\n\n')
  }

  #paragraph(steps: readonly Step[]): string[] {
    const sentences = steps.flatMap((step) => {
      const said = this.#step(step)
      this.#lines.note(said)
      return said
    })
    return sentences.length === 0 ? [] : this.#lines.laidOut(sentences)
  }

  #step(step: Step): string[] {
    const { plan } = this.#desk
    switch (step) {
      case 'hook':
        return this.#people.hook()
      case 'opening':
        return this.#lines.breath(this.#level.hooks)
      case 'linger':
        return this.#lines.breath(this.#level.lingering)
      case 'bridge':
        return this.#lines.breath(this.#level.bridges)
      case 'turn':
        this.#people.revealed = true
        return plan.body.length > 0 || this.#desk.offer !== null || this.#desk.place.length === 'short'
          ? this.#lines.line(this.#level.turns)
          : []
      case 'pain':
        return this.#people.pain()
      case 'desire':
        return this.#people.desire()
      case 'finding':
        return this.#people.finding()
      case 'doubt':
        return this.#people.doubt()
      case 'subject':
        return this.#subject()
      case 'address':
        return this.#address()
      case 'description':
        return this.#facts.tell(this.#facts.take((fact) => fact.kind === 'description', 1))
      case 'facts':
        return this.#facts.tell(this.#facts.takeGroup())
      case 'offer':
        return this.#offerShort()
      case 'closer':
        return this.#lines.hasBreath ? this.#lines.shared(this.#wording.closers) : []
      case 'parting':
        return this.#parting()
      case 'bullets':
      case 'sections':
        return []
    }
  }

  #subject(): string[] {
    const { place, subject, reveals, chooser } = this.#desk
    if (subject === null || (place.level === 'unaware' && reveals(subject))) return []
    const line = chooser.take(this.#level.subjects, (found) =>
      this.#lines.hasRoom(this.#lines.fill(found, { topic: subject })),
    )
    return line === null ? [] : [this.#lines.fill(line, { topic: subject }).replace(/:$/, '.')]
  }

  #address(): string[] {
    const { who } = this.#desk.angle
    if (who === null) return []
    return this.#lines.shared(
      this.#wording.addresses.filter((line) => !/[,:]$/.test(line)),
      { who, Who: raised(who) },
    )
  }

  #parting(): string[] {
    const { place, angle, offer, request } = this.#desk
    const line = this.#lines.line(this.#level.partings)[0] ?? ''
    const timed =
      angle.occasion !== null && place.length !== 'short'
        ? this.#lines.shared(this.#wording.occasions, { when: angle.occasion, When: raised(angle.occasion) })
        : []
    const link =
      offer?.url !== null && offer?.url !== undefined && request.platform === 'facebook' && place.length !== 'short'
    const call = line === '' ? timed : [line, ...timed]
    return [...call, ...(link ? [offer.url ?? ''] : [])].filter((part) => part !== '')
  }

  #offerShort(): string[] {
    const { offer, place, chooser } = this.#desk
    if (offer === null) return []
    return offerLines(offer, place.length === 'short' ? 'name' : 'brief', chooser.turn(12), '•', this.#wording.offer)
  }

  #offerBlock(): string[] {
    const { offer, place, chooser } = this.#desk
    return offer === null
      ? []
      : [offerLines(offer, 'full', chooser.turn(12), marks[place.length], this.#wording.offer).join('\n')]
  }
}

const briefGraphemes = 75
const paragraphGraphemesMax = 420

/** Facebook is read in paragraphs: a lone short sentence joins what follows it, but the hook, lists and headed sections stand alone. */
function gathered(paragraphs: readonly string[]): string[] {
  const joined: string[] = []
  for (const [index, paragraph] of paragraphs.entries()) {
    const last = joined.at(-1)
    const joins =
      index > 1 &&
      last !== undefined &&
      last.length < briefGraphemes &&
      !last.includes('\n') &&
      !paragraph.includes('\n') &&
      last.length + paragraph.length < paragraphGraphemesMax
    if (joins) joined[joined.length - 1] = `${last} ${paragraph}`
    else joined.push(paragraph)
  }
  return joined
}
