import type { CopyLength, Grounding } from '@adcopy/contract'
import { sourceTexts } from '../facts/sources.ts'
import { wordNgrams, words } from '../text.ts'
import type { Studio } from './desk.ts'

type Shares = Readonly<Record<CopyLength, number>>

/** Shares of a text's word 4-grams that may be quoted: what is left keeps it apart from the brand's other texts. */
const shares = {
  /** Where a blog tells half of all that is known. */
  few: { short: 0.36, medium: 0.4, long: 0.42, extra_long: 0.45, blog: 0.48 },
  some: { short: 0.42, medium: 0.5, long: 0.52, extra_long: 0.6, blog: 0.75 },
  /** Where texts differ by what they quote, and only the shortest may be a part of another. */
  many: { short: 0.42, medium: 1, long: 1, extra_long: 1, blog: 1 },
} as const satisfies Record<string, Shares>

/** The shares for a grounding of so many word 4-grams. */
const sharesFor = (grams: number): Shares => (grams > 5_000 ? shares.many : grams > 700 ? shares.some : shares.few)

const gramsIn = (texts: readonly string[]) => new Set(texts.flatMap((text) => [...wordNgrams(text)]))
const known = new WeakMap<Grounding, ReadonlySet<string>>()

/** Word 4-grams of everything that the grounding says; read once, as a snapshot never changes. */
function gramsOf(grounding: Grounding): ReadonlySet<string> {
  const found = known.get(grounding) ?? gramsIn(sourceTexts({ grounding, offer: null }))
  known.set(grounding, found)
  return found
}

/** Fewer word 4-grams than this, and two of the shortest texts that tell the same fact are much the same. */
const shortGramsMin = 20

/**
 * By how much texts together quote more than their share; 0 where it does not. In the shortest text the name counts as a
 * quotation: with what stands around it, it is in every other one.
 */
export function echoExcess(texts: readonly string[], { request, place, brand }: Studio): number {
  const own = gramsIn(texts)
  if (own.size === 0) return 0
  const isShort = place.length === 'short'
  const name = isShort ? words(brand).join(' ') : null
  const sources = gramsOf(request.grounding)
  const offered = gramsIn(Object.values(request.offer ?? {}).flatMap((value) => value ?? []))
  let quoted = 0
  for (const gram of own)
    if (sources.has(gram) || offered.has(gram) || (name !== null && ` ${gram} `.includes(` ${name} `))) quoted += 1
  const lacking = isShort ? Math.max(0, shortGramsMin - own.size) / shortGramsMin : 0
  return Math.max(0, quoted / own.size - sharesFor(sources.size)[place.length]) + lacking
}
