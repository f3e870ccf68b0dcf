import type { Desk } from './desk.ts'
import { answerTo } from './doubts.ts'
import type { FactWriter } from './fact-writer.ts'
import type { LineWriter } from './line-writer.ts'
import type { Fact } from './material.ts'
import { recastFor } from './recast.ts'
import { closed, opened, raised, type Shape } from './shape.ts'
import type { LevelWording } from './wording.ts'

const framesOf = (frames: LevelWording['painFrames'], shape: Shape) =>
  (shape === 'participle' ? frames.fragment : frames[shape]) ?? frames.sentence ?? []

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
    const { place } = this.#desk
    const { category } = this.#desk
    if (place.level === 'solution_aware')
      return this.#lines.line(this.#level.hooks, undefined, category === null ? {} : { category })
    const pain = this.pain()
    return pain.length > 0 ? pain : this.#lines.line(this.#level.hooks, (line) => !this.#desk.reveals(line))
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
      const found = answerTo(objection, this.#facts.spare(), this.#desk.facts)
      if (found === null) continue
      return [`“${found.doubt}”`, ...this.#facts.answer(found.answer)]
    }
    return []
  }

  #framed(facts: Fact[], frames: LevelWording['painFrames'], suits: (text: string) => boolean): string[] {
    while (facts.length > 0) {
      const fact = facts.shift()
      const recast = fact === undefined ? null : recastFor(fact.text, fact.shape, this.#desk.teller.common)
      if (recast === null || !suits(recast.text)) continue
      const frame = this.#desk.chooser.take(framesOf(frames, recast.shape), (line) =>
        this.#lines.hasRoom(this.#lines.fill(line, { x: recast.text, X: recast.text })),
      )
      if (frame === null) continue
      const text = opened(recast.text)
      const quoted = frame.includes('“')
      return [this.#lines.fill(frame, { x: text, X: raised(quoted ? closed(text) : text) })]
    }
    return []
  }
}
