import { type AwarenessLevel, awarenessLevels, type CopyLength, copyLengths } from '@adcopy/contract'
import { fraction } from '../random.ts'
import type { Angle } from './brief.ts'
import type { Place } from './chooser.ts'
import type { Fact, FactKind } from './material.ts'

/** What one text is to say, each list in order of weight. `reserve` is further body, for when it comes out short. */
export interface Plan {
  body: Fact[]
  reserve: Fact[]
  pains: Fact[]
  desires: Fact[]
  objections: Fact[]
  findings: Fact[]
}

interface Quota {
  bodyGraphemes: number
  factGraphemesMax: number
  pains: number
  desires: number
  objections: number
  findings: number
}

const quota = (
  bodyGraphemes: number,
  factGraphemesMax: number,
  counts: readonly [number, number, number, number],
): Quota => ({
  bodyGraphemes,
  factGraphemesMax,
  pains: counts[0],
  desires: counts[1],
  objections: counts[2],
  findings: counts[3],
})

const quotas: Readonly<Record<AwarenessLevel, Readonly<Record<CopyLength, Quota>>>> = {
  unaware: {
    short: quota(0, 0, [1, 0, 0, 0]),
    medium: quota(110, 150, [1, 0, 0, 0]),
    long: quota(300, 200, [1, 1, 0, 1]),
    extra_long: quota(760, 300, [2, 1, 0, 2]),
    blog: quota(1500, 300, [2, 2, 1, 3]),
  },
  problem_aware: {
    short: quota(55, 70, [1, 0, 0, 0]),
    medium: quota(150, 160, [1, 0, 0, 0]),
    long: quota(350, 200, [2, 1, 0, 0]),
    extra_long: quota(850, 300, [2, 1, 1, 1]),
    blog: quota(1600, 300, [3, 2, 2, 1]),
  },
  solution_aware: {
    short: quota(45, 50, [0, 0, 0, 0]),
    medium: quota(210, 160, [0, 0, 0, 0]),
    long: quota(480, 200, [0, 1, 1, 0]),
    extra_long: quota(1000, 300, [0, 1, 2, 0]),
    blog: quota(1800, 300, [1, 1, 3, 0]),
  },
}

/** How well a kind of fact suits a reader's level. */
const fit: Readonly<Record<AwarenessLevel, Partial<Record<FactKind, number>>>> = {
  unaware: { description: 1.1, value: 0.7, knowledge: 0.8, proof: 0.4 },
  problem_aware: { description: 0.5, value: 1, knowledge: 0.8, proof: 0.5 },
  solution_aware: { description: 0.3, value: 0.6, knowledge: 0.8, proof: 1 },
}

const wordsAimedAt: Readonly<Record<CopyLength, number>> = {
  short: 12,
  medium: 45,
  long: 110,
  extra_long: 235,
  blog: 420,
}
/** Share of the smaller of two texts that facts quoted in both may make up. */
const sharedShareMax = 0.4

const shortFactGraphemesMax = 90

const bodyKinds = new Set<FactKind>(['description', 'value', 'proof', 'knowledge'])

/** How much a fact has to do with the brief: rare words in common weigh more; 0 to 1. */
export function relevanceOf(facts: readonly Fact[], angle: Angle): Map<Fact, number> {
  const weigh = (word: string) => Math.log(1 + facts.length / (1 + facts.filter((fact) => fact.stems.has(word)).length))
  const weights = new Map([...angle.stems].map((word) => [word, weigh(word)] as const))
  const raw = facts.map((fact) =>
    [...weights].reduce((sum, [word, weight]) => sum + (fact.stems.has(word) ? weight : 0), 0),
  )
  const most = Math.max(...raw, 1e-9)
  return new Map(facts.map((fact, index) => [fact, (raw[index] ?? 0) / most]))
}

const isAvoided = (fact: Fact, angle: Angle) => [...angle.avoided].some((word) => fact.stems.has(word))

/**
 * Deals the facts out to all fifteen places in turn, so that no two texts of one brand quote more than a part of the
 * smaller one in common; returns what falls to the place asked for. Depends on facts, angle and key alone.
 */
export function planFor(place: Place, facts: readonly Fact[], angle: Angle, key: string): Plan {
  const usable = facts.filter((fact) => !isAvoided(fact, angle))
  const dealer = new Dealer(usable.length >= 3 ? usable : facts, angle, key)
  for (const length of copyLengths) {
    for (const level of awarenessLevels) {
      const plan = dealer.deal({ level, length })
      if (level === place.level && length === place.length) return plan
    }
  }
  throw new RangeError('a place outside levels and lengths')
}

class Dealer {
  readonly #facts: readonly Fact[]
  readonly #relevance: Map<Fact, number>
  readonly #key: string
  readonly #uses = new Map<Fact, number>()
  readonly #dealt: Array<{ words: number; facts: Set<Fact> }> = []

  constructor(facts: readonly Fact[], angle: Angle, key: string) {
    this.#facts = facts
    this.#relevance = relevanceOf(facts, angle)
    this.#key = key
  }

  deal(place: Place): Plan {
    const wanted = quotas[place.level][place.length]
    const taken = new Set<Fact>()
    const hand = { words: wordsAimedAt[place.length], facts: taken }
    const of = (kind: FactKind, count: number) => this.#pick(place, hand, (fact) => fact.kind === kind, { count })
    const plan = {
      pains: of('pain', wanted.pains),
      desires: of('desire', wanted.desires),
      objections: of('objection', wanted.objections),
      findings: of('finding', wanted.findings),
      body: this.#pick(place, hand, (fact) => bodyKinds.has(fact.kind) && fact.length <= wanted.factGraphemesMax, {
        graphemes: wanted.bodyGraphemes,
      }),
    }
    if (plan.body.length === 0 && wanted.bodyGraphemes > 0) plan.body = this.#atLeastOne(place, hand)
    for (const fact of taken) this.#uses.set(fact, (this.#uses.get(fact) ?? 0) + 1)
    const body = new Set(taken)
    const spare = wanted.bodyGraphemes === 0 ? 0 : wanted.bodyGraphemes * 0.8
    const reserve = this.#pick(
      place,
      { words: hand.words, facts: body },
      (fact) => bodyKinds.has(fact.kind) && fact.length <= wanted.factGraphemesMax,
      { graphemes: spare },
    )
    const isRich = this.#facts.filter((fact) => bodyKinds.has(fact.kind)).length > 30
    if (place.length === 'short' && isRich) for (const fact of reserve) taken.add(fact)
    this.#dealt.push(hand)
    return { ...plan, reserve }
  }

  /** Where sharing rules everything out, the fact used least still has to be said. */
  #atLeastOne(place: Place, hand: { facts: Set<Fact> }): Fact[] {
    const found = this.#facts
      .filter((fact) => bodyKinds.has(fact.kind) && (place.length !== 'short' || fact.length <= shortFactGraphemesMax))
      .toSorted(
        (a, b) => (this.#uses.get(a) ?? 0) - (this.#uses.get(b) ?? 0) || this.#score(b, place) - this.#score(a, place),
      )[0]
    if (found === undefined) return []
    hand.facts.add(found)
    return [found]
  }

  #pick(
    place: Place,
    hand: { words: number; facts: Set<Fact> },
    suits: (fact: Fact) => boolean,
    until: { count?: number; graphemes?: number },
  ): Fact[] {
    const picked: Fact[] = []
    const ranked = this.#facts
      .filter((fact) => suits(fact) && !hand.facts.has(fact))
      .map((fact) => ({ fact, score: this.#score(fact, place) }))
      .toSorted((a, b) => b.score - a.score)
    let room = until.graphemes ?? Infinity
    while (ranked.length > 0 && picked.length < (until.count ?? Infinity) && room > 0) {
      const [next] = ranked.splice(nextOf(ranked, picked), 1)
      if (next === undefined || this.#repeats(next.fact, hand.facts) || !this.#mayShare(next.fact, hand)) continue
      picked.push(next.fact)
      hand.facts.add(next.fact)
      room -= next.fact.length
    }
    return picked.toSorted((a, b) => (this.#relevance.get(b) ?? 0) - (this.#relevance.get(a) ?? 0))
  }

  #score(fact: Fact, place: Place): number {
    const noise = fraction([this.#key, place.level, place.length, fact.text].join('\u0000'))
    const suited = fit[place.level][fact.kind] ?? 0
    return (
      2.2 * (this.#relevance.get(fact) ?? 0) +
      0.8 * suited +
      (place.length === 'short' ? 1.6 : 0.9) * noise -
      0.7 * (this.#uses.get(fact) ?? 0)
    )
  }

  /** Whether a text that holds these facts has said most of this one already. */
  #repeats(fact: Fact, held: ReadonlySet<Fact>): boolean {
    const { telling } = fact
    return [...held].some((other) => {
      const common = telling.filter((stem) => other.stems.has(stem)).length
      const fewest = Math.min(telling.length, other.telling.length)
      return common >= 3 && common / fewest >= 0.55
    })
  }

  #mayShare(fact: Fact, hand: { words: number; facts: Set<Fact> }): boolean {
    return this.#dealt.every((other) => {
      if (!other.facts.has(fact)) return true
      let shared = fact.grams
      for (const held of hand.facts) if (other.facts.has(held)) shared += held.grams
      return shared <= sharedShareMax * Math.min(hand.words, other.words)
    })
  }
}

const companyBonus = 0.45
const companyMax = 3

/** Index of what to say next: the best score, where a fact that keeps another one company counts for more. */
function nextOf(ranked: ReadonlyArray<{ fact: Fact; score: number }>, picked: readonly Fact[]): number {
  const company = Map.groupBy(picked, (fact) => fact.topic)
  let best = 0
  let most = -Infinity
  for (const [index, { fact, score }] of ranked.entries()) {
    if (score + companyBonus <= most) break
    const count = fact.topic === null ? 0 : (company.get(fact.topic)?.length ?? 0)
    const total = score + (count > 0 && count < companyMax ? companyBonus : 0)
    if (total > most) [best, most] = [index, total]
  }
  return best
}
