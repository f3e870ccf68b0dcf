import type { Desk } from './desk.ts'
import type { LineWriter } from './line-writer.ts'
import type { Fact } from './material.ts'
import { isWhole, namedSentence, sentencesOfFacts } from './say.ts'
import { closed, listed, raised } from './shape.ts'

/** Marks in front of listed lines, by length. */
export const marks = { short: '•', medium: '→', long: '✓', extra_long: '•', blog: '–' } as const

/** Statements in passing that make a list rather than a paragraph. */
const listFrom = 3
/** Statements that a heading stands over. */
const headedFrom = 2

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
    this.#told = new Set([...desk.plan.body, ...desk.plan.list])
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

  /** The facts of the weightiest theme left: one paragraph makes one point. */
  takeTheme(): Fact[] {
    const lead = this.next()
    const most = this.#desk.place.length === 'short' ? 1 : 3
    return lead === undefined ? [] : this.#ordered(this.take((fact) => fact.theme === lead.theme, most))
  }

  tell(facts: readonly Fact[]): string[] {
    for (const fact of facts) this.#told.add(fact)
    return facts.length === 0 ? [] : sentencesOfFacts(facts, this.#desk.teller)
  }

  /** What the brand is, or the first theme where that is not told here: a name alone is no paragraph. */
  introduced(): string[] {
    const described = this.take((fact) => fact.kind === 'description', 1)
    return this.tell(described.length > 0 ? described : this.takeTheme())
  }

  /** The first theme, its first sentence said of the brand by name, so that no line is needed to bring it in. */
  named(): string[] {
    const [first, ...others] = this.takeTheme()
    if (first === undefined) return []
    return [namedSentence(first, this.#desk.teller), ...this.tell(others)]
  }

  /** The fact that is told next. */
  next(): Fact | undefined {
    return this.#left.find((fact) => fact.kind !== 'description') ?? this.#left[0]
  }

  get isSpent(): boolean {
    return this.#left.length === 0
  }

  bullets(): string[] {
    return this.#listed(this.#desk.plan.list)
  }

  /** Facts as a list with a line above, its `opening` if it has one, all lines closed alike; too few for one in a row. */
  #listed(facts: readonly Fact[], opening: readonly string[] = []): string[] {
    const { place, teller } = this.#desk
    if (facts.length < 2) {
      const told = this.tell(facts)
      this.#lines.note(told)
      return this.#lines.laidOut(told)
    }
    for (const fact of facts) this.#told.add(fact)
    const lead = opening.length > 0 ? opening : this.#lines.line(teller.wording.proofs)
    if (opening.length === 0) this.#lines.note(lead)
    const lines = listed(this.#ordered(facts).map(({ text }) => text)).map((line) => `${marks[place.length]} ${line}`)
    return [[...lead, ...lines].join('\n')]
  }

  /** Every theme not told yet, a paragraph to each, the first after `opening`; a blog gives it a line to find it by. */
  sections(opening: readonly string[]): string[] {
    const [single, themes] = this.#byTheme()
    this.#left = []
    const headed = new Set<string>()
    const told = themes.map((group) => {
      const [heading, facts] = this.#headed(group, headed)
      const sentences = this.tell(facts)
      this.#lines.note(sentences)
      return { heading, sentences }
    })
    const isList = single.length >= listFrom && this.#desk.plan.list.length === 0
    if (single.length > 0 && !isList) told.push({ heading: null, sentences: this.tell(single) })
    const paragraphs = told.flatMap(({ heading, sentences }, index) => {
      const [first = '', ...others] = this.#lines.laidOut([...(index === 0 ? opening : []), ...sentences])
      return heading === null ? [first, ...others] : [`${heading}\n${first}`, ...others]
    })
    if (!isList) return paragraphs
    return [...paragraphs, ...this.#listed(single, told.length === 0 ? opening : [])]
  }

  /** What is left, by theme; first what a profile says in passing and no section of a file takes up. */
  #byTheme(): [Fact[], Fact[][]] {
    const isAlone = (group: readonly Fact[]) => group.every((fact) => fact.kind === 'value' || fact.kind === 'proof')
    const groups = [...Map.groupBy(this.#left, (fact) => fact.theme).values()]
    return [
      groups.filter(isAlone).flat(),
      groups.filter((group) => !isAlone(group)).map((group) => this.#ordered(group)),
    ]
  }

  /** Facts of a theme, each of which stands by itself, in this text's own order: two that tell the same do not do so alike. */
  #ordered(facts: readonly Fact[]): Fact[] {
    return this.#desk.chooser.order(facts, `${facts[0]?.theme}`)
  }

  /** A section's heading is the brand's own short statement where it has one, else a plain name of its matter. */
  #headed(group: readonly Fact[], headed: Set<string>): [string | null, readonly Fact[]] {
    const { place, teller } = this.#desk
    if (place.length !== 'blog' || group.length < headedFrom) return [null, group]
    const own = group.find((fact) => fact.kind === 'value' && fact.length <= 64 && fact.shape !== 'predicate')
    if (own !== undefined && group.length > headedFrom) return [raised(own.text), group.filter((fact) => fact !== own)]
    const topic = group[0]?.topic ?? null
    const { topics } = teller.wording
    if (topic === null || topics === null || headed.has(topic) || !group.every((fact) => fact.topic === topic))
      return [null, group]
    headed.add(topic)
    const level = ['unaware', 'problem_aware', 'solution_aware'].indexOf(place.level)
    const { headings } = topics[topic]
    return [headings[level] ?? headings[0], group]
  }
}
