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

/** The shortest text lets the words stand for themselves, so that no longer one has them in the same frame. */
const bareFrames = (question: string) => ['{X}.', question.replace('{theme}', '{X}')]
const standsAlone = new Set<Shape>(['gerund', 'fragment', 'sentence'])

/** "Never", "always": what happens at all times does not happen again. */
const isHabit = /^(?:never|always|often|rarely|still|usually|sometimes|constantly|regularly|nobody|no)\b/iu
/** Longer words of others would be most of the shortest text. */
const shortGramsMax = 5
/** One text in so many opens with a wish. */
const wishTurns = 3
const tellsOfOnce = /again|once more|some days|ordinary day/iu

/** Tells what people struggle with, wish for, doubt and do: avatars and findings, put to the reader. */
export class PeopleWriter {
  readonly #desk: Desk
  readonly #lines: LineWriter
  readonly #facts: FactWriter
  readonly #level: LevelWording
  readonly #left: { pains: Fact[]; desires: Fact[]; objections: Fact[]; findings: Fact[] }
  /** Whether the brand has been named, after which nothing has to be kept from an unaware reader. */
  revealed = false
  /** Whether the text opened with a trouble, which what follows then speaks of. */
  isTroubled = false

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

  /** A trouble, or for some unaware readers a wish, that the grounding knows; else a question of our own. */
  hook(): string[] {
    const { place, chooser, wording } = { ...this.#desk, wording: this.#desk.teller.wording }
    const { hooks: usual, shortHooks } = this.#level
    const hooks = place.length === 'short' && shortHooks.length > 0 ? shortHooks : usual
    const own = () =>
      this.#lines.briefed(hooks, (line) => place.level === 'solution_aware' || !this.#desk.reveals(line))
    if (place.level === 'solution_aware') return own()
    const wishes = place.level === 'unaware' && chooser.turn(wishTurns) === 0
    const told = wishes
      ? this.#framed(this.#left.desires, wording.desireFrames)
      : place.length === 'short' && place.level === 'problem_aware' && chooser.turn(2) === 0
        ? []
        : this.pain()
    this.isTroubled = told.length > 0 && !wishes
    return told.length > 0 ? told : own()
  }

  pain(): string[] {
    return this.#framed(this.#left.pains, this.#level.painFrames)
  }

  desire(): string[] {
    return this.#framed(this.#left.desires, this.#desk.teller.wording.desireFrames)
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
      return [found.doubt, ...this.#facts.answer(found.answer)]
    }
    return []
  }

  get #isEnglish(): boolean {
    return this.#desk.teller.wording.withBrand !== null
  }

  #recast({ text, shape }: Fact): Recast | null {
    return this.#isEnglish ? recastFor(text, shape, this.#desk.teller.common) : { shape, text }
  }

  #framed(facts: Fact[], frames: LevelWording['painFrames']): string[] {
    while (facts.length > 0) {
      const fact = facts.shift()
      const recast = fact === undefined ? null : this.#recast(fact)
      if (fact === undefined || recast === null || this.#isHidden(recast.text)) continue
      if (this.#desk.place.length === 'short' && fact.grams > shortGramsMax) continue
      const text = opened(recast.text)
      const told = (line: string) => inFrame(line, text)
      const frame = this.#desk.chooser.take(
        this.#desk.place.length === 'short' && standsAlone.has(recast.shape)
          ? bareFrames(this.#desk.teller.wording.question)
          : framesOf(frames, recast.shape),
        (line) => !(isHabit.test(text) && tellsOfOnce.test(line)) && this.#lines.hasRoom(told(line)),
      )
      if (frame !== null) return [told(frame)]
    }
    return []
  }
}

/** The words in their frame; a mark that they bring along stands for the frame's. */
const inFrame = (frame: string, text: string) =>
  frame
    .replace(/“\{X\}”/u, () => `“${closed(raised(text))}”`)
    .replace(/\{X\}( ?[.?:,])?/u, (_, mark = '') => raised(text) + (/[.!?…]$/u.test(text) ? '' : mark))
    .replace('{x}', () => text)
