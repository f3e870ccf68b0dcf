import { graphemes } from '../text/graphemes.ts'
import { fraction } from '../text/random.ts'
import { textOf } from './arrange.ts'
import { type Candidate, worth } from './material.ts'

/**
 * The rank of a fact includes this share of the highest relevance in its group, so that facts about one subject are
 * chosen together.
 */
const groupShare = 0.3
const chanceShare = 0.15
/** Maximum number of facts from one group in the first pass of {@link fill}. The second pass has no such limit. */
const perGroup = 6
/**
 * Maximum number of facts that are tried for a text, best first. The limit bounds the number of facts whose length is
 * measured. No text has room for this many facts.
 */
const consideredMax = 400

export function rankedFor(candidates: readonly Candidate[], key: string, told: ReadonlySet<string>): Candidate[] {
  const groups = new Map<string, number>()
  for (const { group, relevance } of candidates) groups.set(group, Math.max(relevance, groups.get(group) ?? 0))
  return candidates
    .map((candidate) => {
      const { id, kind, group, relevance } = candidate
      const chance = chanceShare * fraction(`${key}\u0000${id}`)
      const rank = relevance + groupShare * groups.get(group)! + worth[kind] + chance - (told.has(id) ? 10 : 0)
      return { candidate, rank }
    })
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ candidate }) => candidate)
}

/** Returns the best fact that begins its paragraph and fits into `room` graphemes. */
export function bestWithin(
  ranked: readonly Candidate[],
  room: number,
  isRight: (candidate: Candidate) => boolean,
  text: (candidate: Candidate) => string,
): Candidate | null {
  let considered = 0
  for (const candidate of ranked) {
    if (candidate.before !== null || !isRight(candidate)) continue
    if (graphemes(text(candidate)) <= room) return candidate
    considered += 1
    if (considered === consideredMax) break
  }
  return null
}

/** All lengths are in graphemes. */
export interface Space {
  taken: Set<Candidate>
  /** Other texts of the copy, such as the headline, which this text must not repeat. */
  elsewhere: readonly string[]
  size: number
  aim: number
  max: number
  /** Length of the longest white space after a sentence. */
  gap: number
  colon: string
}

/**
 * Adds the best facts first, until the text has its target length (`aim`). Returns the new length. A fact that
 * continues a paragraph is added together with the earlier facts of the paragraph.
 */
export function fill(space: Space, ranked: readonly Candidate[]): number {
  const { taken, aim, max, gap, colon } = space
  let { size } = space
  const sizes = new Map<Candidate, number>()
  const sizeOf = (candidate: Candidate) => {
    const known = sizes.get(candidate) ?? graphemes(textOf(candidate, colon)) + gap
    sizes.set(candidate, known)
    return known
  }
  const counts = new Map<string, number>()
  const told = new Set(
    [...space.elsewhere, ...[...taken].map(({ words }) => words)].flatMap((text) => [...wordNgrams(text)]),
  )
  const add = (candidate: Candidate, limit: number) => {
    const needed: Candidate[] = []
    let room = max - size
    for (let next: Candidate | null = candidate; next !== null && !taken.has(next); next = next.before) {
      room -= sizeOf(next)
      if (room < 0) return
      needed.push(next)
    }
    const count = (counts.get(candidate.group) ?? 0) + needed.length
    if (needed.length === 0 || count > limit || repeats(candidate, told)) return
    counts.set(candidate.group, count)
    size = max - room
    for (const fact of needed) {
      taken.add(fact)
      for (const gram of wordNgrams(fact.words)) told.add(gram)
    }
  }
  for (const limit of [perGroup, Infinity]) {
    for (const candidate of ranked.slice(0, consideredMax)) {
      if (size >= aim) return size
      add(candidate, limit)
    }
  }
  return size
}

function repeats({ words }: Candidate, told: ReadonlySet<string>): boolean {
  const grams = [...wordNgrams(words)]
  return grams.length > 0 && grams.filter((gram) => told.has(gram)).length * 2 >= grams.length
}

const wordPattern = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu

/** In lower case, with straight apostrophes. `10,000` and `open-source` are one word each. */
function wordsOf(text: string): string[] {
  return (text.normalize('NFKC').toLowerCase().match(wordPattern) ?? []).map((word) => word.replaceAll('’', "'"))
}

function wordNgrams(text: string, size = 4): Set<string> {
  const all = wordsOf(text)
  const found = new Set<string>()
  for (let index = 0; index + size <= all.length; index += 1) found.add(all.slice(index, index + size).join(' '))
  return found
}
