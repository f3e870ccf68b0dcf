import type { Fact } from './material.ts'

const groupFacts = 3

/**
 * Facts gathered by the matter they speak of, groups in the order of their weightiest fact; within a group as the
 * grounding tells them. What shares its matter with nothing goes along with its like from the same place.
 */
export function grouped(facts: readonly Fact[]): Fact[][] {
  const byTopic = Map.groupBy(facts, (fact) => fact.topic)
  const groups: Fact[][] = []
  const singles: Fact[] = []
  for (const [topic, members] of byTopic) {
    if (topic === null || members.length === 1) singles.push(...members)
    else groups.push(...chunked(members))
  }
  for (const members of Map.groupBy(singles, (fact) => fact.group).values()) groups.push(...chunked(members))
  const rank = (group: readonly Fact[]) => Math.min(...group.map((fact) => facts.indexOf(fact)))
  return groups.toSorted((a, b) => rank(a) - rank(b)).map((group) => group.toSorted((a, b) => a.id - b.id))
}

/** Groups of at most three, none left with a lone fact where it can be helped. */
function chunked(members: readonly Fact[]): Fact[][] {
  const size = members.length % groupFacts === 1 ? 2 : groupFacts
  const chunks: Fact[][] = []
  for (let index = 0; index < members.length; index += size) chunks.push(members.slice(index, index + size))
  return chunks
}
