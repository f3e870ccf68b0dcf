import type { CopyLength, Grounding } from '@adcopy/contract'
import { sourceTexts } from '../facts/sources.ts'
import { wordNgrams } from '../text.ts'
import type { Studio } from './desk.ts'

type Shares = Readonly<Record<Exclude<CopyLength, 'short'>, number>>

/** Shares of a text's word 4-grams that may be quoted: what is left keeps it apart from the brand's other texts. */
const shares = {
  /** Where a blog tells half of all that is known. */
  few: { medium: 0.38, long: 0.4, extra_long: 0.43, blog: 0.46 },
  some: { medium: 0.5, long: 0.52, extra_long: 0.6, blog: 0.75 },
  /** Where texts differ by what they quote. */
  many: { medium: 1, long: 1, extra_long: 1, blog: 1 },
} as const satisfies Record<string, Shares>

/** The shares for a grounding of so many word 4-grams. */
const sharesFor = (grams: number): Shares => (grams > 5_000 ? shares.many : grams > 700 ? shares.some : shares.few)

/** Share of the shortest text that another one may have too, which tells the same and has a line in common with it. */
const recurringMax = 0.6

const gramsIn = (texts: readonly string[]) => new Set(texts.flatMap((text) => [...wordNgrams(text)]))
const known = new WeakMap<Grounding, ReadonlySet<string>>()

/** Word 4-grams of everything that the grounding says; read once, as a snapshot never changes. */
function gramsOf(grounding: Grounding): ReadonlySet<string> {
  const found = known.get(grounding) ?? gramsIn(sourceTexts({ grounding, offer: null }))
  known.set(grounding, found)
  return found
}

/** By how much texts together hold more than their share of what others may hold; 0 where they do not. */
export function echoExcess(texts: readonly string[], { request, place }: Studio): number {
  const own = gramsIn(texts)
  if (own.size === 0) return 1
  const sources = gramsOf(request.grounding)
  const offered = gramsIn(Object.values(request.offer ?? {}).flatMap((value) => value ?? []))
  const isQuoted = (gram: string) => sources.has(gram) || offered.has(gram)
  if (place.length === 'short') return Math.max(0, recurring(texts, isQuoted) / own.size - recurringMax)
  return Math.max(0, [...own].filter(isQuoted).length / own.size - sharesFor(sources.size)[place.length])
}

const sentencesIn = (text: string) => text.split(/\n+|(?<=[.!?…]["”’»“)]*)\s+/u)

/** Word 4-grams that texts have in common with others which quote the same sentences and have one of their lines, the longest. */
function recurring(texts: readonly string[], isQuoted: (gram: string) => boolean): number {
  const fields = texts.map(sentencesIn)
  const quoted = new Set(fields.flat().filter((sentence) => [...wordNgrams(sentence)].some(isQuoted)))
  const sizes = [null, ...fields.flat().filter((sentence) => !quoted.has(sentence))].map((line) => {
    const recurs = (sentence: string) => quoted.has(sentence) || sentence === line
    return gramsIn(fields.flatMap((sentences) => runsOf(sentences, recurs))).size
  })
  return Math.max(...sizes)
}

/** Neighbours that are all wanted, as one text: a 4-gram may reach from one into the next. */
function runsOf(sentences: readonly string[], isWanted: (sentence: string) => boolean): string[] {
  const runs: string[][] = [[]]
  for (const sentence of sentences) {
    if (isWanted(sentence)) runs.at(-1)?.push(sentence)
    else runs.push([])
  }
  return runs.map((run) => run.join(' '))
}
