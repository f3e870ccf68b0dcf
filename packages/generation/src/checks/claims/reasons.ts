import { isAmong } from './concepts.ts'
import type { SourceIndex, Stated } from './index-sources.ts'
import { contentOf } from './near.ts'
import type { NumberClaim } from './numbers.ts'
import { ofPrices } from './numbers-support.ts'
import { sourceAt } from './place.ts'
import { isMeasure } from './quantities.ts'
import type { TermClaim } from './terms.ts'

/** What binds a brand. */
const binding = new Set(['profile', 'brand_brief', 'offer'])

type Claim = Pick<NumberClaim, 'start' | 'end' | 'statement'>
type Known = Stated<Claim>

/** UTF-16 units on either side of a claim that tell its subject. */
const reach = 150

/** Of sentences that say the same amount or term the one that shares most words with the claim's, and no fewer than asked for. */
function nearestOf({ start, end, statement }: Claim, all: readonly Known[], sharedMin: number): string | null {
  const bound = all.filter(({ source }) => binding.has(source.part.part))
  const near = statement.text.slice(Math.max(0, start - statement.start - reach), end - statement.start + reach)
  const said = contentOf(near).filter((word) => !ofPrices.has(word) && !isMeasure(word))
  const shared = (known: Known) => said.filter((word) => isAmong(word, known.statement.content)).length
  const [best] = bound.toSorted((one, other) => shared(other) - shared(one))
  return best === undefined || shared(best) < sharedMin ? null : shortened(sourceAt(best).sentence.trim())
}

const quoteMax = 110

const shortened = (sentence: string) =>
  sentence.length <= quoteMax ? sentence : `${sentence.slice(0, quoteMax).replace(/\s+\S*$/u, '')} …`

/** Why no source holds an amount that one of them states; null where none does. */
export function whyNoAmount(said: string, claim: NumberClaim, index: SourceIndex): string | null {
  const alike = (index.numbers.get(claim.kind) ?? []).filter(
    ({ value, discount }) => value === claim.value && discount === claim.discount,
  )
  const source = nearestOf(claim, alike, 0)
  return source === null
    ? null
    : `"${said}" is told otherwise, or of another thing, than in its source, which says "${source}"`
}

/** Why no source holds a term of an offer that one of them has of other things or on a condition; null where none has. */
export function whyNoTerm(said: string, claim: TermClaim, index: SourceIndex): string | null {
  if (claim.kind !== 'offer_term') return null
  const source = nearestOf(claim, index.terms.get(claim.key) ?? [], 1)
  return source === null
    ? null
    : `"${said}" is a term of an offer that no source states so: the nearest says "${source}"`
}
