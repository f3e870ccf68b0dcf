import type { Angle } from './brief.ts'
import type { Fact } from './material.ts'

/** How much a fact has to do with the brief: rare words in common weigh more; 0 to 1. */
export function relevanceOf(facts: readonly Fact[], angle: Angle): Map<Fact, number> {
  const weigh = (word: string) => Math.log(1 + facts.length / (1 + facts.filter((fact) => fact.stems.has(word)).length))
  const weights = new Map([...angle.stems].map((word) => [word, weigh(word)] as const))
  const raw = facts.map((fact) =>
    [...weights].reduce((sum, [word, weight]) => sum + (fact.stems.has(word) ? weight : 0), 0),
  )
  const most = Math.max(...raw, 1e-9)
  const known = facts.some((fact) => meets(fact.people, angle.stems))
  return new Map(
    facts.map((fact, index) => {
      const topical = fact.topic !== null && fact.topic === angle.topic ? 0.35 : 0
      const owned = !known || fact.people.size === 0 ? 0 : meets(fact.people, angle.stems) ? 0.5 : -1
      return [fact, Math.min(1, (raw[index] ?? 0) / most + topical) + owned]
    }),
  )
}

const meets = (some: ReadonlySet<string>, others: ReadonlySet<string>) => [...some].some((word) => others.has(word))

/** How much a fact has to do with the trouble it is told after. */
export function affinity(fact: Fact, about: readonly Fact[]): number {
  return about.reduce((most, other) => {
    const common = other.telling.filter((word) => word.length > 3 && fact.stems.has(word)).length
    return Math.max(most, Math.min(1, common * 0.5) + (fact.topic !== null && fact.topic === other.topic ? 0.4 : 0))
  }, 0)
}

/** Whether a text that holds these facts has said most of this one already, or all of it where it is short. */
export function repeats({ telling }: Fact, held: ReadonlySet<Fact>): boolean {
  return [...held].some((other) => {
    const common = telling.filter((stem) => other.stems.has(stem)).length
    const fewest = Math.min(telling.length, other.telling.length)
    return fewest > 0 && common >= Math.min(3, fewest) && common / fewest >= 0.5
  })
}
