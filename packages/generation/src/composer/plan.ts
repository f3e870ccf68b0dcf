import { awarenessLevels, copyLengths, type OfferContent } from '@adcopy/contract'
import { fraction } from '../random.ts'
import type { Angle } from './brief.ts'
import type { Place } from './chooser.ts'
import type { Fact, FactKind } from './material.ts'
import { affinity, relevanceOf, repeats } from './relevance.ts'
import { fit, paragraphFacts, quotas, wordsAimedAt } from './quotas.ts'

/**
 * What one text is to say, each list in order of weight. `reserve` is further body, for when it comes out short, and `rest`
 * whatever else may be told here, though other texts tell it too.
 */
export interface Plan {
  body: Fact[]
  reserve: Fact[]
  rest: Fact[]
  /** What is told as a list, line by line. */
  list: Fact[]
  pains: Fact[]
  desires: Fact[]
  objections: Fact[]
  findings: Fact[]
}

/** Share of the smaller of two texts that facts quoted in both may make up. */
const sharedShareMax = 0.45
const mostFor = ({ length }: Place) => (length === 'short' ? 90 : Infinity)
/** Facts from which on, and the share of them that, a brief leaves to others. */
const setAsideFrom = 15
const setAsideShare = 0.4
/** Further facts that the longest text of a small brand may fall back on. */
const restMax = 40

const bodyKinds = new Set<FactKind>(['description', 'value', 'proof', 'knowledge'])

const isAvoided = (fact: Fact, angle: Angle) => [...angle.avoided].some((word) => fact.stems.has(word))

/**
 * Deals the facts out to all fifteen places in turn, so that no two texts of one brand quote more than a part of the
 * smaller one in common; returns what falls to the place asked for. Depends on facts, angle and key alone.
 */
export function planFor(
  place: Place,
  facts: readonly Fact[],
  angle: Angle,
  key: string,
  offer: OfferContent | null,
): Plan {
  const usable = facts.filter((fact) => !isAvoided(fact, angle))
  const dealer = new Dealer(usable.length >= 3 ? usable : facts, angle, key, offer !== null)
  for (const length of copyLengths) {
    for (const level of awarenessLevels) {
      const isAsked = level === place.level && length === place.length
      const plan = dealer.deal({ level, length }, isAsked)
      if (isAsked) return plan
    }
  }
  throw new RangeError('a place outside levels and lengths')
}

const introduces: ReadonlySet<string> = new Set(['long', 'extra_long', 'blog'])

interface Hand {
  words: number
  facts: Set<Fact>
}

class Dealer {
  readonly #facts: readonly Fact[]
  readonly #relevance: Map<Fact, number>
  readonly #key: string
  readonly #hasOffer: boolean
  readonly #uses = new Map<Fact, number>()
  readonly #dealt: Hand[] = []
  /** Words that the longest text of so much material comes to. */
  readonly #wordsMax: number

  constructor(facts: readonly Fact[], angle: Angle, key: string, hasOffer: boolean) {
    this.#facts = facts
    this.#relevance = relevanceOf(facts, angle)
    this.#key = key
    this.#hasOffer = hasOffer
    this.#wordsMax = 15 + 0.5 * facts.reduce((sum, fact) => sum + fact.grams + 3, 0)
  }

  /** `isLast` where nobody is dealt to afterwards: only then is it asked what else may be told. */
  deal(place: Place, isLast: boolean): Plan {
    const wanted = quotas[place.level][place.length]
    const hand: Hand = { words: Math.min(wordsAimedAt[place.length], this.#wordsMax), facts: new Set() }
    const of = (kind: FactKind, count: number, about: readonly Fact[] = []) =>
      this.#pick(place, hand, (fact) => fact.kind === kind, count, about)
    const pains = of('pain', wanted.pains)
    const people = {
      pains,
      desires: of('desire', wanted.desires, pains),
      objections: of('objection', wanted.objections),
      findings: of('finding', wanted.findings, pains),
    }
    // Whoever knows of no problem is met with a scene, though another text may have it too.
    const isBare = () => place.level === 'unaware' && Object.values(people).flat().length === 0
    if (isBare()) pains.push(...this.#leastUsed(place, hand, ({ kind }) => kind === 'pain'))
    if (isBare()) people.findings.push(...this.#leastUsed(place, hand, ({ kind }) => kind === 'finding'))
    const tellable = this.#bodyOf(place, wanted.factGraphemesMax)
    const fits = this.#setAside(tellable).filter(
      ({ role }) => role !== 'small print' || place.level === 'solution_aware',
    )
    const described = introduces.has(place.length)
      ? this.#pick(place, hand, (fact) => fact.kind === 'description', 1)
      : []
    const list = this.#pick(
      place,
      hand,
      (fact) => (fact.kind === 'value' || fact.kind === 'proof') && fact.length <= 90 && fits.includes(fact),
      place.length === 'medium' && this.#hasOffer ? wanted.list - 1 : wanted.list,
    )
    const body = [...described, ...this.#themes(place, hand, fits, wanted.bodyGraphemes, pains)]
    if (body.length === 0 && list.length === 0 && wanted.bodyGraphemes > 0)
      body.push(...this.#leastUsed(place, hand, (fact) => bodyKinds.has(fact.kind) && fact.length <= mostFor(place)))
    for (const fact of hand.facts) this.#uses.set(fact, (this.#uses.get(fact) ?? 0) + 1)
    const dealt = { words: hand.words, facts: new Set(hand.facts) }
    const reserve = this.#themes(place, hand, fits, wanted.bodyGraphemes * 0.8, pains)
    const rest = isLast ? this.#restOf(place, hand, fits, tellable, pains) : []
    this.#dealt.push(place.length === 'short' && this.#facts.length > 40 ? hand : dealt)
    return { ...people, list, body, reserve, rest }
  }

  /** Some of what has nothing to do with the brief is left to other briefs, so that two of them tell different things. */
  #setAside(facts: readonly Fact[]): Fact[] {
    if (facts.length < setAsideFrom) return [...facts]
    return facts.filter(
      (fact) => (this.#relevance.get(fact) ?? 0) > 0.3 || fraction(`${this.#key}\u0000${fact.text}`) > setAsideShare,
    )
  }

  /** What is left to other briefs comes last, for texts that would be too short without it. */
  #restOf(place: Place, hand: Hand, fits: readonly Fact[], all: readonly Fact[], about: readonly Fact[]): Fact[] {
    const own = this.#rest(place, hand, fits, about)
    return [...own, ...this.#rest(place, { ...hand, facts: new Set([...hand.facts, ...own]) }, all, about)]
  }

  /** What else may be told here, whoever tells it too: nothing twice. */
  #rest(place: Place, hand: Hand, fits: readonly Fact[], about: readonly Fact[]): Fact[] {
    const held = new Set(hand.facts)
    const ranked = fits
      .filter((fact) => !held.has(fact))
      .map((fact) => ({ fact, score: this.#score(fact, place, about) }))
      .toSorted((a, b) => b.score - a.score)
    return ranked.slice(0, restMax).flatMap(({ fact }) => {
      if (repeats(fact, held)) return []
      held.add(fact)
      return [fact]
    })
  }

  /**
   * Facts that may be told here: prices with an offer or to those who compare, provenance where there is room for proof, small
   * print in texts that may need more to say.
   */
  #bodyOf({ level, length }: Place, longest: number): Fact[] {
    const body = this.#facts.filter(
      (fact) =>
        bodyKinds.has(fact.kind) && fact.length <= longest && (fact.kind !== 'description' || length !== 'short'),
    )
    const proves = level === 'solution_aware' && (length === 'extra_long' || length === 'blog')
    const fitting = body.filter(
      ({ role }) =>
        role === 'matter' ||
        proves ||
        (role === 'small print' && (length === 'extra_long' || length === 'blog')) ||
        (role === 'price' && level === 'solution_aware' && this.#hasOffer && length === 'long'),
    )
    // A brand of whom little else is known has nothing to be choosy about.
    return fitting.length < 12 ? body : fitting
  }

  /** Facts theme by theme: the theme that answers the brief and the trouble at hand first, no more of it than a paragraph. */
  #themes(place: Place, hand: Hand, fits: readonly Fact[], graphemes: number, about: readonly Fact[]): Fact[] {
    const told: Fact[] = []
    const themes = [...Map.groupBy(fits, (fact) => fact.theme).values()]
      .map((members) => ({ members, score: this.#themeScore(members, place, about) }))
      .toSorted((a, b) => b.score - a.score)
    let room = graphemes
    for (const least of [2, 1]) {
      for (const { members } of themes) {
        if (room <= 0) return told
        if (told.some((fact) => fact.theme === members[0]?.theme)) continue
        const picked = this.#run(place, hand, members, about, Math.min(paragraphFacts[place.length], room / 45))
        if (picked.length < Math.min(least, paragraphFacts[place.length])) {
          for (const fact of picked) hand.facts.delete(fact)
          continue
        }
        told.push(...picked.toSorted(inTelling))
        room -= picked.reduce((sum, fact) => sum + fact.length, 0)
      }
    }
    return told
  }

  #themeScore(members: readonly Fact[], place: Place, about: readonly Fact[]): number {
    const best = (of: (fact: Fact) => number) =>
      members
        .map(of)
        .toSorted((a, b) => b - a)
        .slice(0, 3)
        .reduce((sum, value, _, all) => sum + value / all.length, 0)
    const theme = members[0]?.theme ?? ''
    return (
      3 * best((fact) => this.#relevance.get(fact) ?? 0) +
      (place.length === 'short' || place.length === 'medium' ? 2.5 : 1.2) * best((fact) => affinity(fact, about)) +
      0.5 * best((fact) => fit[place.level][fact.kind] ?? 0) +
      1.4 * fraction([this.#key, place.level, place.length, theme].join('\u0000')) -
      0.4 * best((fact) => this.#uses.get(fact) ?? 0) -
      (members.every((fact) => fact.role !== 'matter') ? 1.5 : 0)
    )
  }

  /** The weightiest facts of a theme, its neighbours in the source rather than its far ends. */
  #run(place: Place, hand: Hand, members: readonly Fact[], about: readonly Fact[], most: number): Fact[] {
    const picked: Fact[] = []
    const left = new Map(
      members
        .filter((fact) => !hand.facts.has(fact))
        .map((fact) => [fact, this.#score(fact, place, about)] as const)
        .toSorted(([, a], [, b]) => b - a),
    )
    const neighbours: Array<readonly [Fact, number]> = []
    while (picked.length < most) {
      const [first] = left
      const open = [...(first === undefined ? [] : [first]), ...neighbours.filter(([fact]) => left.has(fact))]
      const next = open.toSorted(([, a], [, b]) => b - a)[0]?.[0]
      if (next === undefined) break
      left.delete(next)
      if (!this.#mayTell(next, hand)) continue
      picked.push(next)
      hand.facts.add(next)
      for (const [fact, score] of left) if (Math.abs(fact.id - next.id) === 1) neighbours.push([fact, score + 0.6])
    }
    return picked
  }

  /** Where sharing rules everything out, the fact used least still has to be said. */
  #leastUsed(place: Place, hand: Hand, suits: (fact: Fact) => boolean): Fact[] {
    const found = this.#facts
      .filter(suits)
      .toSorted(
        (a, b) =>
          (this.#uses.get(a) ?? 0) - (this.#uses.get(b) ?? 0) || this.#score(b, place, []) - this.#score(a, place, []),
      )[0]
    if (found === undefined) return []
    hand.facts.add(found)
    return [found]
  }

  #pick(place: Place, hand: Hand, suits: (fact: Fact) => boolean, count: number, about: readonly Fact[] = []): Fact[] {
    if (count === 0) return []
    const picked: Fact[] = []
    const ranked = this.#facts
      .filter((fact) => suits(fact) && !hand.facts.has(fact))
      .map((fact) => ({ fact, score: this.#score(fact, place, about) }))
      .toSorted((a, b) => b.score - a.score)
    for (const { fact } of ranked) {
      if (picked.length >= count) break
      if (!this.#mayTell(fact, hand)) continue
      picked.push(fact)
      hand.facts.add(fact)
    }
    return picked
  }

  #score(fact: Fact, place: Place, about: readonly Fact[]): number {
    const noise = fraction([this.#key, place.level, place.length, fact.text].join('\u0000'))
    return (
      2.2 * (this.#relevance.get(fact) ?? 0) +
      affinity(fact, about) +
      0.8 * (fit[place.level][fact.kind] ?? 0) +
      (place.length === 'short' ? 2.2 : 1.4) * noise -
      0.6 * (this.#uses.get(fact) ?? 0)
    )
  }

  #mayTell(fact: Fact, hand: Hand): boolean {
    return !repeats(fact, hand.facts) && this.#mayShare(fact, hand)
  }

  #mayShare(fact: Fact, hand: Hand): boolean {
    return this.#dealt.every((other) => {
      if (!other.facts.has(fact)) return true
      let shared = toldGrams(fact)
      for (const held of hand.facts) if (other.facts.has(held)) shared += toldGrams(held)
      // An offer is quoted in all of them, and takes its part of what may be shared.
      const most =
        (this.#hasOffer ? 0.33 : sharedShareMax) - (this.#wordsMax < 150 ? (this.#hasOffer ? 0.13 : 0.18) : 0)
      return shared <= most * Math.min(hand.words, other.words)
    })
  }
}

const toldGrams = ({ grams, shape }: Fact) => grams + (shape === 'predicate' || shape === 'participle' ? 3 : 0)

const inTelling = (a: Fact, b: Fact) => Number(a.kind === 'knowledge') - Number(b.kind === 'knowledge') || a.id - b.id
