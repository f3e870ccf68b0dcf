import type { Candidate, Kind, Piece } from './material.ts'
import { joined } from './quotable.ts'

/**
 * Returns the longest text that the copy may contain for the fact. {@link arranged} changes this text only by omitting
 * headings.
 */
export function textOf({ headings, sentence }: Candidate, colon: string): string {
  return under(headings, sentence, colon)
}

const under = (headings: readonly string[], text: string, colon: string) =>
  headings.length === 0 ? text : headings.join(' – ') + colon + text

export interface Plan {
  hook: readonly Piece[]
  lead: Candidate | null
  taken: ReadonlySet<Candidate>
  offer: readonly Piece[]
  closing: readonly Piece[]
}

const kindOrder: Readonly<Record<Kind, number>> = { finding: 0, description: 1, value: 2, proof: 3, knowledge: 4 }
/** Approximate number of sentences in a paragraph without a heading. */
const paragraphPieces = 5

/**
 * The order is hook, facts, offer, call to action. The lead, if any, is the first fact. The other facts are grouped by
 * subject, and the groups are sorted by kind, then by their order in the source.
 */
export function arranged({ hook, lead, taken, offer, closing }: Plan, colon: string): Piece[][] {
  const groups = new Map<string, Candidate[]>()
  const place = (candidate: Candidate) => (isOf(candidate, lead) ? -1 : kindOrder[candidate.kind])
  for (const fact of [...taken].toSorted((a, b) => place(a) - place(b) || a.order - b.order)) {
    const group = isOf(fact, lead) ? '' : fact.group
    groups.set(group, [...(groups.get(group) ?? []), fact])
  }
  let above: readonly string[] = []
  const facts = [...groups.values()].flatMap((group) => {
    const headings = group[0]!.headings
    const shared = headings.findIndex((heading, level) => heading !== above[level])
    // The outer headings that the previous group also has are omitted. If no heading would remain, all are repeated,
    // because a paragraph without a heading would seem to belong to the last heading of the previous group.
    const fresh = headings.slice(Math.max(0, shared))
    above = headings
    const pieces = group.map(({ sentence, facts: ids }, index) => ({
      text: index === 0 ? under(fresh, sentence, colon) : sentence,
      facts: ids,
    }))
    return headings.length > 0 ? [pieces] : paragraphs(pieces, group)
  })
  return [[...hook], ...facts, [...offer], [...closing]].filter((paragraph) => paragraph.length > 0)
}

function isOf(fact: Candidate, lead: Candidate | null): boolean {
  for (let next: Candidate | null = fact; next !== null; next = next.before) if (next === lead) return true
  return false
}

/** Splits pieces into paragraphs of similar length, but never before a fact that continues the previous fact. */
function paragraphs(pieces: readonly Piece[], group: readonly Candidate[]): Piece[][] {
  const length = Math.ceil(pieces.length / Math.ceil(pieces.length / paragraphPieces))
  const cut: Piece[][] = []
  pieces.forEach((piece, index) => {
    const last = cut.at(-1)
    if (last === undefined || (last.length >= length && group[index]!.before === null)) cut.push([piece])
    else last.push(piece)
  })
  return cut
}

export function laidOut(all: readonly (readonly Piece[])[], isShort: boolean): string {
  const texts = all.map((paragraph) => joined(paragraph.map(({ text }) => text)))
  return isShort ? joined(texts) : texts.join('\n\n')
}
