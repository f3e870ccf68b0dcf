import type { GenerationRequest } from '../backend.ts'
import type { Angle } from './brief.ts'
import type { Chooser, Place } from './chooser.ts'
import { answerTo } from './doubts.ts'
import { grouped } from './groups.ts'
import { layouts, type Step } from './layouts.ts'
import type { Fact } from './material.ts'
import { offerLines, type QuotableOffer } from './offer.ts'
import type { Plan } from './plan.ts'
import { recastFor } from './recast.ts'
import { bulletOf, sentencesOfFacts, type Teller } from './say.ts'
import { graphemes } from '../text.ts'
import { closed, opened, raised, type Shape } from './shape.ts'
import type { Topic } from './topics.ts'
import type { LevelWording, Wording } from './wording.ts'

/** All that one text is written from. */
export interface Desk {
  request: GenerationRequest
  place: Place
  plan: Plan
  /** How many bridging lines may be spent. */
  breath: number
  angle: Angle
  subject: string | null
  facts: readonly Fact[]
  offer: QuotableOffer | null
  teller: Teller
  chooser: Chooser
  /** Whether a line names what an unaware reader has not heard of yet. */
  reveals: (text: string) => boolean
  graphemesMax: number
}

const marks = { short: '•', medium: '→', long: '✓', extra_long: '•', blog: '–' } as const

const isBodyKind = (kind: Fact['kind']) =>
  kind === 'description' || kind === 'value' || kind === 'proof' || kind === 'knowledge'

const framesOf = (frames: LevelWording['painFrames'], shape: Shape) =>
  (shape === 'participle' ? frames.fragment : frames[shape]) ?? frames.sentence ?? []

/** Writes the primary text: the layout of its place, step by step, from what the plan dealt. */
export class TextWriter {
  readonly #desk: Desk
  readonly #wording: Wording
  readonly #level: LevelWording
  readonly #left: { body: Fact[]; pains: Fact[]; desires: Fact[]; objections: Fact[]; findings: Fact[] }
  #breath: number
  #turned = false
  #spent = 0
  readonly #told: Set<Fact>

  constructor(desk: Desk) {
    this.#desk = desk
    this.#wording = desk.teller.wording
    this.#level = desk.teller.wording.levels[desk.place.level]
    const { body, pains, desires, objections, findings } = desk.plan
    this.#left = {
      body: [...body],
      pains: [...pains],
      desires: [...desires],
      objections: [...objections],
      findings: [...findings],
    }
    this.#breath = desk.breath
    this.#told = new Set(body)
  }

  write(): string {
    const { level, length } = this.#desk.place
    const paragraphs: string[] = []
    for (const steps of layouts[level][length]) {
      if (steps[0] === 'sections') paragraphs.push(...this.#sections())
      else if (steps[0] === 'bullets') paragraphs.push(...this.#bullets())
      else if (steps[0] === 'offer' && length !== 'short' && length !== 'medium')
        paragraphs.push(...this.#offerBlock(), ...this.#paragraph(steps.slice(1)))
      else paragraphs.push(...this.#paragraph(steps))
    }
    return paragraphs.join('\n\n')
  }

  #paragraph(steps: readonly Step[]): string[] {
    const sentences = steps.flatMap((step) => {
      const said = this.#step(step)
      this.#spent += said.reduce((sum, sentence) => sum + graphemes(sentence) + 2, 0)
      return said
    })
    return sentences.length === 0 ? [] : this.#laidOut(sentences)
  }

  /** Instagram breathes: at most so many sentences to a paragraph. */
  #laidOut(sentences: readonly string[]): string[] {
    const most = this.#desk.request.platform === 'instagram' ? 2 : 5
    const paragraphs: string[] = []
    for (let index = 0; index < sentences.length; index += most)
      paragraphs.push(sentences.slice(index, index + most).join(' '))
    return paragraphs
  }

  #step(step: Step): string[] {
    const { plan } = this.#desk
    switch (step) {
      case 'hook':
        return this.#hook()
      case 'linger':
        return this.#breathe(this.#level.lingering)
      case 'bridge':
        return this.#breathe(this.#level.bridges)
      case 'turn':
        this.#turned = true
        return plan.body.length > 0 || this.#desk.offer !== null ? this.#line(this.#level.turns) : []
      case 'pain':
        return this.#pain()
      case 'desire':
        return this.#desire()
      case 'finding':
        return this.#finding()
      case 'doubt':
        return this.#doubt()
      case 'subject':
        return this.#subject()
      case 'address':
        return this.#address()
      case 'description':
        return this.#tell(this.#takeBody((fact) => fact.kind === 'description', 1))
      case 'facts':
        return this.#tell(this.#takeGroup())
      case 'offer':
        return this.#offerShort()
      case 'closer':
        return this.#breath > 0 ? this.#sharedLine(this.#wording.closers) : []
      case 'parting':
        return this.#parting()
      case 'bullets':
      case 'sections':
        return []
    }
  }

  /** A short text takes only what still fits; longer ones are fitted as a whole. */
  #hasRoom(line: string): boolean {
    return this.#desk.place.length !== 'short' || graphemes(line) + this.#spent + 2 <= this.#desk.graphemesMax
  }

  #fill(line: string, more: Record<string, string> = {}): string {
    const values: Record<string, string> = { brand: this.#desk.teller.brand, ...more }
    return line.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  }

  #line(bank: readonly string[], fits?: (line: string) => boolean): string[] {
    const line = this.#desk.chooser.take(bank, (line) => this.#hasRoom(this.#fill(line)) && (fits?.(line) ?? true))
    return line === null ? [] : [raised(this.#fill(line))]
  }

  #sharedLine(bank: readonly string[], more?: Record<string, string>): string[] {
    const line = this.#desk.chooser.takeShared(bank)
    return line === null ? [] : [raised(this.#fill(line, more))]
  }

  #breathe(bank: readonly string[]): string[] {
    if (this.#breath <= 0) return []
    this.#breath -= 1
    return this.#line(bank)
  }

  #hook(): string[] {
    const { place } = this.#desk
    if (place.level === 'solution_aware') return this.#line(this.#level.hooks)
    const pain = this.#pain()
    return pain.length > 0 ? pain : this.#line(this.#level.hooks, (line) => !this.#desk.reveals(line))
  }

  #framed(facts: Fact[], frames: LevelWording['painFrames'], suits: (text: string) => boolean): string[] {
    while (facts.length > 0) {
      const fact = facts.shift()
      const recast = fact === undefined ? null : recastFor(fact.text, fact.shape, this.#desk.teller.common)
      if (recast === null || !suits(recast.text)) continue
      const frame = this.#desk.chooser.take(framesOf(frames, recast.shape), (line) =>
        this.#hasRoom(this.#fill(line, { x: recast.text, X: recast.text })),
      )
      if (frame === null) continue
      const text = opened(recast.text)
      const quoted = frame.includes('“')
      return [this.#fill(frame, { x: text, X: raised(quoted ? closed(text) : text) })]
    }
    return []
  }

  #pain(): string[] {
    const { place, reveals } = this.#desk
    const hidden = place.level === 'unaware' && !this.#turned
    return this.#framed(this.#left.pains, this.#level.painFrames, (text) => !(hidden && reveals(text)))
  }

  #desire(): string[] {
    const hidden = this.#desk.place.level === 'unaware' && !this.#turned
    return this.#framed(this.#left.desires, this.#wording.desireFrames, (text) => !(hidden && this.#desk.reveals(text)))
  }

  #finding(): string[] {
    const hidden = this.#desk.place.level === 'unaware' && !this.#turned
    const index = this.#left.findings.findIndex((fact) => !(hidden && this.#desk.reveals(fact.text)))
    const [fact] = index < 0 ? [] : this.#left.findings.splice(index, 1)
    if (fact === undefined) return []
    return [...this.#sharedLine(this.#wording.findingLeads), closed(raised(fact.text))]
  }

  #doubt(): string[] {
    const { teller, chooser } = this.#desk
    for (
      let objection = this.#left.objections.shift();
      objection !== undefined;
      objection = this.#left.objections.shift()
    ) {
      const found = answerTo(objection, this.#answers(), this.#desk.facts)
      if (found === null) continue
      this.#told.add(found.answer)
      this.#left.body = this.#left.body.filter((fact) => fact !== found.answer)
      const lead = chooser.takeShared(this.#wording.doubts) ?? ''
      return [
        `${lead} “${found.doubt}”`.trim(),
        ...this.#sharedLine(this.#wording.answers),
        ...sentencesOfFacts([found.answer], teller),
      ]
    }
    return []
  }

  /** Facts that may still answer a doubt: whatever has not been told. */
  #answers(): Fact[] {
    const spare = this.#desk.facts.filter((fact) => isBodyKind(fact.kind) && fact.length < 200 && !this.#told.has(fact))
    return [...this.#left.body, ...spare.filter((fact) => !this.#left.body.includes(fact))]
  }

  #subject(): string[] {
    const { place, subject, reveals, chooser } = this.#desk
    if (subject === null || (place.level === 'unaware' && reveals(subject))) return []
    const line = chooser.take(this.#level.subjects)
    return line === null ? [] : [this.#fill(line, { topic: subject }).replace(/:$/, '.')]
  }

  #address(): string[] {
    const { who } = this.#desk.angle
    if (who === null) return []
    return this.#sharedLine(
      this.#wording.addresses.filter((line) => !/[,:]$/.test(line)),
      { who, Who: raised(who) },
    )
  }

  #parting(): string[] {
    const { place, angle, offer, request } = this.#desk
    const line = this.#line(this.#level.partings)[0] ?? ''
    const timed =
      angle.occasion !== null && place.length !== 'short'
        ? this.#sharedLine(this.#wording.occasions, { when: angle.occasion, When: raised(angle.occasion) })
        : []
    const link =
      offer?.url !== null && offer?.url !== undefined && request.platform === 'facebook' && place.length !== 'short'
    const call = line === '' ? timed : [line, ...timed]
    return [...call, ...(link ? [offer.url ?? ''] : [])].filter((part) => part !== '')
  }

  #takeBody(suits: (fact: Fact) => boolean, most: number): Fact[] {
    const taken = this.#left.body.filter(suits).slice(0, most)
    this.#left.body = this.#left.body.filter((fact) => !taken.includes(fact))
    return taken
  }

  /** The first group of facts that belong together, as many as a paragraph of this length carries. */
  #takeGroup(): Fact[] {
    const most = { short: 2, medium: 3, long: 2, extra_long: 3, blog: 3 }[this.#desk.place.length]
    const small =
      this.#desk.place.length === 'short' ||
      (this.#desk.place.length === 'medium' && this.#desk.place.level !== 'solution_aware')
    const group = small ? this.#left.body.slice(0, most) : (grouped(this.#left.body)[0] ?? []).slice(0, most)
    return this.#takeBody((fact) => group.includes(fact), most)
  }

  #tell(facts: readonly Fact[]): string[] {
    for (const fact of facts) this.#told.add(fact)
    return facts.length === 0 ? [] : sentencesOfFacts(facts, this.#desk.teller)
  }

  #bullets(): string[] {
    const { place, teller, chooser } = this.#desk
    const facts = [...this.#left.body]
      .sort((a, b) => a.length - b.length)
      .filter((fact) => fact.kind !== 'description' && fact.length <= 120)
      .slice(0, place.length === 'medium' ? 3 : 4)
    if (facts.length < 2) return this.#laidOut(this.#tell(this.#takeBody((fact) => facts.includes(fact), facts.length)))
    this.#takeBody((fact) => facts.includes(fact), facts.length)
    const lead =
      place.level === 'solution_aware'
        ? chooser.take(this.#wording.proofs)
        : chooser.takeShared(this.#wording.listLeads)
    const lines = facts.map((fact) => `${marks[place.length]} ${bulletOf(fact, teller)}`)
    return [[...(lead === null ? [] : [lead]), ...lines].join('\n')]
  }

  /** All facts not told yet but those that a list at the end will want, a paragraph to each matter. */
  #sections(): string[] {
    const { place } = this.#desk
    const rest =
      layouts[place.level][place.length].findIndex((steps) => steps[0] === 'bullets') >
      layouts[place.level][place.length].findIndex((steps) => steps[0] === 'sections')
    const kept = rest
      ? [...this.#left.body].sort((a, b) => a.length - b.length).slice(0, this.#left.body.length >= 6 ? 3 : 0)
      : []
    const told = this.#takeBody((fact) => !kept.includes(fact), Infinity)
    const headed = new Set<string>()
    return grouped(told).flatMap((group, index) => {
      const topic =
        group.length > 1 && group.every((fact) => fact.topic === group[0]?.topic) ? (group[0]?.topic ?? null) : null
      const lines = sentencesOfFacts(group, this.#desk.teller)
      const breath = index % 2 === 1 ? this.#step('bridge') : []
      if (topic === null || headed.has(topic)) return this.#laidOut([...lines, ...breath])
      headed.add(topic)
      return this.#underTopic(topic, [...lines, ...breath])
    })
  }

  #underTopic(topic: Topic, lines: readonly string[]): string[] {
    const { place } = this.#desk
    const level = ['unaware', 'problem_aware', 'solution_aware'].indexOf(place.level)
    const { topics } = this.#wording
    if (topics === null) return this.#laidOut(lines)
    const { headings, leads } = topics[topic]
    if (place.length === 'blog') {
      const [first = '', ...others] = this.#laidOut(lines)
      return [`${headings[level] ?? headings[0]}\n${first}`, ...others]
    }
    const turn = level + (place.length === 'extra_long' ? 3 : 0)
    return this.#laidOut([leads[turn % leads.length] ?? leads[0], ...lines])
  }

  #offerShort(): string[] {
    const { offer, place, chooser } = this.#desk
    if (offer === null) return []
    return offerLines(
      offer,
      place.length === 'short' ? 'name' : 'brief',
      chooser.number('offer'),
      '•',
      this.#wording.offer,
    )
  }

  #offerBlock(): string[] {
    const { offer, place, chooser } = this.#desk
    return offer === null
      ? []
      : [offerLines(offer, 'full', chooser.number('offer'), marks[place.length], this.#wording.offer).join('\n')]
  }
}
