import type { Desk } from './desk.ts'
import { answerTo } from './doubts.ts'
import type { FactWriter } from './fact-writer.ts'
import type { LineWriter } from './line-writer.ts'
import type { Fact } from './material.ts'
import { type Recast, recastFor } from './recast.ts'
import { closed, opened, raised, type Shape } from './shape.ts'
import type { LevelWording } from './wording.ts'

const framesOf = (frames: LevelWording['painFrames'], shape: Shape) =>
  (shape === 'participle' ? frames.fragment : frames[shape]) ?? frames.sentence ?? []

/** "Never", "always": what happens at all times does not happen again. */
const isHabit = /^(?:never|always|often|rarely|still|usually|sometimes|constantly|regularly|nobody|no)\b/iu
const tellsOfOnce = /again|once more|some days|ordinary day|notice how/iu

/** Tells what people struggle with, wish for, doubt and do: avatars and findings, put to the reader. */
export class PeopleWriter {
  readonly #desk: Desk
  readonly #lines: LineWriter
  readonly #facts: FactWriter
  readonly #level: LevelWording
  readonly #left: { pains: Fact[]; desires: Fact[]; objections: Fact[]; findings: Fact[] }
  /** Whether the brand has been named, after which nothing has to be kept from an unaware reader. */
  revealed = false

  constructor(desk: Desk, lines: LineWriter, facts: FactWriter) {
    this.#desk = desk
    this.#lines = lines
    this.#facts = facts
    this.#level = desk.teller.wording.levels[desk.place.level]
    const { pains, desires, objections, findings } = desk.plan
    this.#left = { pains: [...pains], desires: [...desires], objections: [...objections], findings: [...findings] }
  }

  #isHidden(text: string): boolean {
    return this.#desk.place.level === 'unaware' && !this.revealed && this.#desk.reveals(text)
  }

  hook(): string[] {
    const { place, category } = this.#desk
    const { hooks: usual, shortHooks } = this.#level
    const hooks = place.length === 'short' && shortHooks.length > 0 ? shortHooks : usual
    if (place.level === 'solution_aware')
      return this.#lines.line(hooks, undefined, category === null ? {} : { category })
    const pain = place.length === 'short' && this.#desk.chooser.happens('own words', 0.75) ? [] : this.pain()
    return pain.length > 0 ? pain : this.#lines.line(hooks, (line) => !this.#desk.reveals(line))
  }

  pain(): string[] {
    return this.#framed(this.#left.pains, this.#level.painFrames, (text) => !this.#isHidden(text))
  }

  desire(): string[] {
    return this.#framed(this.#left.desires, this.#desk.teller.wording.desireFrames, (text) => !this.#isHidden(text))
  }

  finding(): string[] {
    const index = this.#left.findings.findIndex((fact) => !this.#isHidden(fact.text))
    const [fact] = index < 0 ? [] : this.#left.findings.splice(index, 1)
    return fact === undefined ? [] : [closed(raised(fact.text))]
  }

  doubt(): string[] {
    for (
      let objection = this.#left.objections.shift();
      objection !== undefined;
      objection = this.#left.objections.shift()
    ) {
      const found = answerTo(objection, this.#facts.spare(), this.#desk.facts, this.#isEnglish)
      if (found === null) continue
      const [opening, closing] = this.#desk.teller.wording.quotes
      return [`${opening}${found.doubt}${closing}`, ...this.#facts.answer(found.answer)]
    }
    return []
  }

  get #isEnglish(): boolean {
    return this.#desk.teller.wording.withBrand !== null
  }

  #recast({ text, shape }: Fact): Recast | null {
    return this.#isEnglish ? recastFor(text, shape, this.#desk.teller.common) : { shape, text }
  }

  #framed(facts: Fact[], frames: LevelWording['painFrames'], suits: (text: string) => boolean): string[] {
    while (facts.length > 0) {
      const fact = facts.shift()
      const recast = fact === undefined ? null : this.#recast(fact)
      if (recast === null || !suits(recast.text)) continue
      const frame = this.#desk.chooser.take(
        framesOf(frames, recast.shape),
        (line) =>
          !(isHabit.test(recast.text) && tellsOfOnce.test(line)) &&
          this.#lines.hasRoom(this.#lines.fill(line, { x: recast.text, X: recast.text })),
      )
      if (frame === null) continue
      const text = opened(recast.text)
      const quoted = frame.includes('“')
      const opening = this.#desk.teller.wording.afterColon
      const small = opening?.test(text) === true && frame.includes(': {X}')
      const shown = small ? text.charAt(0).toLowerCase() + text.slice(1) : raised(quoted ? closed(text) : text)
      return [this.#lines.fill(frame, { x: text, X: shown })]
    }
    return []
  }
}
