import type { Desk } from './desk.ts'
import { answerTo } from './doubts.ts'
import type { FactWriter } from './fact-writer.ts'
import { type LineWriter, takesUpBrief } from './line-writer.ts'
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
const shortGramsMax = 7
/** The same of words that stand in a frame, which others may have them in too. */
const framedGramsMax = 5
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
  /** Whether what was told last of people is a trouble, which a second thought then speaks of. */
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

  /** A scene of the grounding's, whatever kind of it there is; else a line of our own, one that takes up the brief first. */
  hook(): string[] {
    const { place, chooser } = this.#desk
    if (place.level === 'solution_aware') return this.#own()
    const isShort = place.length === 'short'
    if (isShort && place.level === 'problem_aware' && chooser.turn(2) === 0) {
      const own = this.#own(takesUpBrief)
      if (own.length > 0) return own
    }
    const wishes = place.level === 'unaware' && chooser.turn(wishTurns) === 0
    for (const kind of wishes ? (['desire', 'pain'] as const) : (['pain', 'desire'] as const)) {
      const told = kind === 'desire' && place.level === 'problem_aware' ? [] : this[kind]()
      if (told.length > 0) return told
    }
    const found = isShort || place.level === 'problem_aware' ? [] : this.finding()
    return found.length > 0 ? found : this.#own()
  }

  #own(suits: (line: string) => boolean = () => true): string[] {
    const { place, reveals } = this.#desk
    const { hooks, shortHooks } = this.#level
    const bank = place.length === 'short' && shortHooks.length > 0 ? shortHooks : hooks
    return this.#lines.briefed(bank.filter(suits), (line) => place.level === 'solution_aware' || !reveals(line))
  }

  pain(): string[] {
    const told = this.#framed(this.#left.pains, this.#level.painFrames)
    if (told.length > 0) this.isTroubled = true
    return told
  }

  desire(): string[] {
    const told = this.#framed(this.#left.desires, this.#desk.teller.wording.desireFrames)
    if (told.length > 0) this.isTroubled = false
    return told
  }

  finding(): string[] {
    const index = this.#left.findings.findIndex((fact) => !this.#isHidden(fact.text))
    const [fact] = index < 0 ? [] : this.#left.findings.splice(index, 1)
    if (fact === undefined) return []
    this.isTroubled = false
    return [closed(raised(fact.text))]
  }

  doubt(): string[] {
    for (
      let objection = this.#left.objections.shift();
      objection !== undefined;
      objection = this.#left.objections.shift()
    ) {
      const found = answerTo(objection, this.#facts.spare(), this.#desk.facts, this.#isEnglish)
      if (found === null || !this.#lines.mayStand(found.doubt)) continue
      this.isTroubled = false
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
      const isBare = this.#desk.place.length === 'short' && standsAlone.has(recast.shape)
      if (this.#desk.place.length === 'short' && fact.grams > (isBare ? shortGramsMax : framedGramsMax)) continue
      const text = opened(recast.text)
      const told = (line: string) => inFrame(line, text)
      const frame = this.#desk.chooser.take(
        isBare ? bareFrames(this.#desk.teller.wording.question) : framesOf(frames, recast.shape),
        (line) => !(isHabit.test(text) && tellsOfOnce.test(line)) && this.#lines.mayStand(told(line)),
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
