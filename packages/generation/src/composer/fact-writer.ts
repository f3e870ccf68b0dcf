import type { Desk } from './desk.ts'
import { grouped } from './groups.ts'
import { layouts } from './layouts.ts'
import type { LineWriter } from './line-writer.ts'
import type { Fact } from './material.ts'
import { bulletOf, isWhole, sentencesOfFacts } from './say.ts'
import { closed, raised } from './shape.ts'
import type { Topic } from './topics.ts'

/** Marks in front of listed lines, by length. */
export const marks = { short: '•', medium: '→', long: '✓', extra_long: '•', blog: '–' } as const

const isBodyKind = (kind: Fact['kind']) =>
  kind === 'description' || kind === 'value' || kind === 'proof' || kind === 'knowledge'

/** Tells the facts of the brand, each once: in a sentence, a list or a section of its own. */
export class FactWriter {
  readonly #desk: Desk
  readonly #lines: LineWriter
  #left: Fact[]
  readonly #told: Set<Fact>

  constructor(desk: Desk, lines: LineWriter) {
    this.#desk = desk
    this.#lines = lines
    this.#left = [...desk.plan.body]
    this.#told = new Set(desk.plan.body)
  }

  /** Tells one fact out of turn, as the answer to a doubt. */
  answer(fact: Fact): string[] {
    this.#told.add(fact)
    this.#left = this.#left.filter((other) => other !== fact)
    return isWhole(fact) ? sentencesOfFacts([fact], this.#desk.teller) : [closed(raised(fact.text))]
  }

  /** Facts that may still answer a doubt: whatever has not been told. */
  spare(): Fact[] {
    const spare = this.#desk.facts.filter((fact) => isBodyKind(fact.kind) && fact.length < 200 && !this.#told.has(fact))
    return [...this.#left, ...spare.filter((fact) => !this.#left.includes(fact))]
  }

  take(suits: (fact: Fact) => boolean, most: number): Fact[] {
    const taken = this.#left.filter(suits).slice(0, most)
    this.#left = this.#left.filter((fact) => !taken.includes(fact))
    return taken
  }

  /** The first group of facts that belong together, as many as a paragraph of this length carries. */
  takeGroup(): Fact[] {
    const most = { short: 2, medium: 3, long: 2, extra_long: 3, blog: 3 }[this.#desk.place.length]
    const small =
      this.#desk.place.length === 'short' ||
      (this.#desk.place.length === 'medium' && this.#desk.place.level !== 'solution_aware')
    const group = small ? this.#left.slice(0, most) : (grouped(this.#left)[0] ?? []).slice(0, most)
    return this.take((fact) => group.includes(fact), most)
  }

  tell(facts: readonly Fact[]): string[] {
    for (const fact of facts) this.#told.add(fact)
    return facts.length === 0 ? [] : sentencesOfFacts(facts, this.#desk.teller)
  }

  bullets(): string[] {
    const { place, teller, chooser } = this.#desk
    const { wording } = teller
    const facts = [...this.#left]
      .toSorted((a, b) => a.length - b.length)
      .filter((fact) => fact.kind !== 'description' && fact.length <= 120)
      .slice(0, place.length === 'medium' ? 3 : 4)
    if (facts.length < 2) return this.#lines.laidOut(this.tell(this.take((fact) => facts.includes(fact), facts.length)))
    this.take((fact) => facts.includes(fact), facts.length)
    const lead = place.level === 'solution_aware' ? chooser.take(wording.proofs) : chooser.takeShared(wording.listLeads)
    const lines = facts.map((fact) => `${marks[place.length]} ${bulletOf(fact, teller)}`)
    return [[...(lead === null ? [] : [lead]), ...lines].join('\n')]
  }

  /** All facts not told yet but those that a list at the end will want, a paragraph to each matter. */
  sections(): string[] {
    const { place } = this.#desk
    const rest =
      layouts[place.level][place.length].findIndex((steps) => steps[0] === 'bullets') >
      layouts[place.level][place.length].findIndex((steps) => steps[0] === 'sections')
    const kept = rest ? this.#left.toSorted((a, b) => a.length - b.length).slice(0, this.#left.length >= 6 ? 3 : 0) : []
    const told = this.take((fact) => !kept.includes(fact), Infinity)
    const headed = new Set<string>()
    return grouped(told).flatMap((group, index) => {
      const topic =
        group.length > 1 && group.every((fact) => fact.topic === group[0]?.topic) ? (group[0]?.topic ?? null) : null
      const lines = sentencesOfFacts(group, this.#desk.teller)
      const breath = index % 2 === 1 ? this.#lines.breath(this.#desk.teller.wording.levels[place.level].bridges) : []
      if (topic === null || headed.has(topic)) return this.#lines.laidOut([...lines, ...breath])
      headed.add(topic)
      return this.#underTopic(topic, [...lines, ...breath])
    })
  }

  #underTopic(topic: Topic, lines: readonly string[]): string[] {
    const { place } = this.#desk
    const level = ['unaware', 'problem_aware', 'solution_aware'].indexOf(place.level)
    const { topics } = this.#desk.teller.wording
    if (topics === null) return this.#lines.laidOut(lines)
    const { headings, leads } = topics[topic]
    if (place.length === 'blog') {
      const [first = '', ...others] = this.#lines.laidOut(lines)
      return [`${headings[level] ?? headings[0]}\n${first}`, ...others]
    }
    const turn = level + (place.length === 'extra_long' ? 3 : 0)
    return this.#lines.laidOut([leads[turn % leads.length] ?? leads[0], ...lines])
  }
}
