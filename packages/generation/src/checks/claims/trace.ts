import type { ClaimKind, ClaimSource, CopyClaim } from '@adcopy/contract'
import type { GenerationRequest } from '../../backend.ts'
import { foldedText } from '../../folding.ts'
import { words } from '../../text.ts'
import { addressesOf, codesOf, withoutAddresses } from './addresses.ts'
import { type Source, type SourceIndex, sourceIndexOf, type Stated } from './index-sources.ts'
import { formsOfName, type NameMention, namesOf } from './names.ts'
import { related } from './near.ts'
import { type NumberClaim, numbersOf } from './numbers.ts'
import { isInflated, isSupportedNumber } from './numbers-support.ts'
import { type TermClaim, termsOf } from './terms.ts'

/** A claim of one text, traced or not; places are UTF-16 units of the written text. */
export interface TracedClaim {
  start: number
  end: number
  text: string
  kind: ClaimKind
  source: ClaimSource | null
  /** Why no source carries it; null where one does. */
  reason: string | null
}

interface Place {
  start: number
  end: number
}
type Support = Stated<Place> | undefined

/** Every claim of a text with the source that carries it, or the reason that none does, in the order of the text. */
export function traceText(written: string, request: Pick<GenerationRequest, 'grounding' | 'offer'>): TracedClaim[] {
  const index = sourceIndexOf(request)
  const folded = foldedText(written)
  const prose = withoutAddresses(folded.text)
  const likeness = likenessTo(written)
  const codes = codesOf(prose)
  const numbers = numbersOf(prose, index.language)
  const found: Array<{ place: Place; kind: ClaimKind; support: Support; because: (text: string) => string }> = [
    ...addressesOf(folded.text).map((link) => ({
      place: link,
      kind: 'link' as const,
      support: index.links.get(link.key),
      because: (text: string) => `the address ${text} is in no source`,
    })),
    ...codes.map((code) => ({
      place: code,
      kind: 'code' as const,
      support: index.codes.get(code.key),
      because: (text: string) => `the code ${text} is in no source`,
    })),
    ...numbers.map((number) => ({
      place: number,
      kind: kindOfNumber(number),
      support: closest(statedNumbers(number, index), likeness),
      because: (text: string) => whyNot(text, number, index),
    })),
    ...termsOf(prose, index.language).map((term) => ({
      place: term,
      kind: term.kind,
      support: closest(statedTerms(term, index), likeness),
      because: (text: string) => `"${text}" is ${wordOfTerm[term.kind]} that no source states`,
    })),
    ...namesOf(prose, index.language)
      .filter(({ start, end }) => ![...codes, ...numbers].some((claim) => claim.start <= start && end <= claim.end))
      .filter(({ text }) => !formsOfName(text).some((form) => form.every((part) => index.ownName.has(part))))
      .map((name) => ({
        place: name,
        kind: 'name' as const,
        support: statedName(name, index),
        because: (text: string) => `the name ${text} is in no source`,
      })),
  ]
  return found
    .map(({ place, kind, support, because }) => {
      const [start, end] = [folded.from(place.start), folded.to(place.end)]
      const text = written.slice(start, end)
      const source = support === undefined ? null : sourceAt(support)
      return { start, end, text, kind, source, reason: source === null ? because(text.trim()) : null }
    })
    .toSorted((one, other) => one.start - other.start || one.end - other.end)
}

const wordOfTerm = {
  superlative: 'a superlative',
  guarantee: 'a promise',
  offer_term: 'a term of an offer',
} as const satisfies Record<TermClaim['kind'], string>

function kindOfNumber({ kind }: NumberClaim): ClaimKind {
  if (kind === 'percent') return 'percentage'
  return kind === 'plain' ? 'number' : 'price'
}

/** What commits the brand is said by its profile, its files or the offer; what people feel or research found does not. */
function commits({ part }: Source): boolean {
  if (part.part === 'profile') return part.field !== 'audience'
  return part.part === 'brand_brief' || part.part === 'offer'
}

function statedNumbers(claim: NumberClaim, index: SourceIndex): Array<Stated<NumberClaim>> {
  return (index.numbers.get(claim.kind) ?? []).filter(
    (known) =>
      isSupportedNumber(claim, known, index.oneLanguage) &&
      ((claim.kind === 'plain' && !claim.discount) || claim.kind === 'percent' || commits(known.source)),
  )
}

function statedTerms(claim: TermClaim, index: SourceIndex): Array<Stated<TermClaim>> {
  return (index.terms.get(claim.key) ?? []).filter(
    (known) =>
      (claim.kind === 'superlative' || commits(known.source)) &&
      (claim.denied || !known.denied) &&
      isOfOneThing(claim, known, index),
  )
}

function isOfOneThing(claim: TermClaim, known: TermClaim, { ownName, oneLanguage }: SourceIndex): boolean {
  const near = claim.near.filter((word) => !ownName.has(word))
  return !oneLanguage || near.length === 0 || known.near.length === 0 || related(near, known.near)
}

function statedName({ text }: NameMention, index: SourceIndex): Support {
  const form = formsOfName(text).find((parts) => parts.every((part) => index.words.has(part)))
  return form === undefined ? undefined : index.words.get(form[0] ?? '')
}

/** How many words a source shares with a text; each source is read once. */
function likenessTo(written: string): (source: Source) => number {
  const told = new Set(words(written))
  const shared = new Map<Source, number>()
  return (source) => {
    const known = shared.get(source) ?? words(source.folded.text).filter((word) => told.has(word)).length
    shared.set(source, known)
    return known
  }
}

/** Of several sources the one that says it most like the copy does, the first of equals. */
function closest<Claim extends Place>(
  stated: ReadonlyArray<Stated<Claim>>,
  likeness: (source: Source) => number,
): Support {
  let best = stated[0]
  for (const claim of stated) if (best !== undefined && likeness(claim.source) > likeness(best.source)) best = claim
  return best
}

function whyNot(text: string, claim: NumberClaim, index: SourceIndex): string {
  const lesser = (index.numbers.get(claim.kind) ?? []).find((known) => isInflated(claim, known))
  if (lesser === undefined) return `"${text}" is stated by no source`
  const { folded } = lesser.source
  const said = folded.written.slice(folded.from(lesser.start), folded.to(lesser.end)).trim()
  return `"${text}" says more than its source, which has "${said}"`
}

function sourceAt({ source, start, end }: Stated<Place>): ClaimSource {
  const { part, folded } = source
  const span = { start: folded.from(start), end: folded.to(end) }
  const around = source.sentenceAt(span.start, span.end)
  return {
    part: part.part,
    item: part.item,
    title: part.title,
    field: part.field,
    entry: part.entry,
    start: part.offset + span.start,
    end: part.offset + span.end,
    sentence: quoted(part.text, around, span),
    file: part.file,
  }
}

const quoteMax = 300

/** The sentence, or as much of it as a person wants to read around the span. */
function quoted(text: string, sentence: Place, span: Place): string {
  if (sentence.end - sentence.start <= quoteMax) return text.slice(sentence.start, sentence.end)
  const start = Math.max(sentence.start, span.start - 100)
  const end = Math.min(sentence.end, start + quoteMax)
  const cut = text.slice(start, end).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
  return `${start > sentence.start ? '…' : ''}${cut.trim()}${end < sentence.end ? '…' : ''}`
}

/** Claims of a copy's fields that a source carries, as they are kept on the artifact. */
export function carriedClaims(
  fields: ReadonlyArray<{ field: CopyClaim['field']; text: string }>,
  request: Pick<GenerationRequest, 'grounding' | 'offer'>,
): CopyClaim[] {
  return fields.flatMap(({ field, text }) =>
    traceText(text, request).flatMap(({ reason: _reason, source, ...claim }) =>
      source === null ? [] : [{ field, ...claim, source }],
    ),
  )
}
