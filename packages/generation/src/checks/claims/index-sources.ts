import type { GenerationRequest } from '../../backend.ts'
import { type SourcePart, sourceParts } from '../../facts/sources.ts'
import { sentenceSpans } from '../../facts/sentences.ts'
import { type FoldedText, foldedText } from '../../folding.ts'
import { languageOf, writtenIn } from '../../language.ts'
import { matchesOf, words } from '../../text.ts'
import { categoryOf } from '../category.ts'
import { hostOf, type Mention, readAddresses } from './addresses.ts'
import { codesOf } from './codes.ts'
import { plainVowels } from './concepts.ts'
import { contentOf } from './near.ts'
import { type Offered, offeredIn } from './offer-price.ts'
import { type NumberClaim, numbersOf } from './numbers.ts'
import { allStatements, type Statement, statementsOf } from './statement.ts'
import { type TermClaim, termsOf } from './terms.ts'
import { Vocabulary } from './vocabulary.ts'

/** A text of the grounding, read for what it states. */
export interface Source {
  part: SourcePart
  folded: FoldedText
  /** What it promises and offers, by which a measure beside it is told: "30-day" of a trial or of a return. */
  terms: readonly TermClaim[]
  /** Sentences in the written text, found when one is asked for. */
  sentenceAt: (start: number, end: number) => { start: number; end: number }
}

/** What a source states at a place of its folded text. */
export type Stated<Claim> = Claim & { source: Source }

/** All that a snapshot and an offer state, by what makes two statements comparable. */
export interface SourceIndex {
  /** Of the copy. */
  language: string
  /** Whether the facts are written in it: only then can words of the two be compared. */
  oneLanguage: boolean
  /** Of the facts. */
  written: string
  numbers: ReadonlyMap<string, ReadonlyArray<Stated<NumberClaim>>>
  terms: ReadonlyMap<string, ReadonlyArray<Stated<TermClaim>>>
  links: ReadonlyMap<string, Stated<Mention>>
  codes: ReadonlyMap<string, Stated<Mention>>
  sentences: ReadonlyArray<Stated<Pick<Statement, 'start' | 'end' | 'text'>>>
  offered: Offered
  /** What the brand's profile and files, and the offer, speak of. */
  brandWords: () => Vocabulary
  /** Meanings of all words that the brand's profile and files say of it, with plain vowels. */
  things: () => ReadonlySet<string>
  /** Meanings of the words that name what the brand is or sells. */
  wares: () => readonly string[]
  /** Every word, lower-cased, and where it first stands. */
  words: ReadonlyMap<string, Stated<{ start: number; end: number }>>
  ownName: ReadonlySet<string>
  /** Those of them that are not words of every sentence. */
  ownWords: ReadonlySet<string>
}

const noOffer = {}
const known = new WeakMap<object, WeakMap<object, SourceIndex>>()

/** Snapshots are immutable, so what was read from one is kept as long as it lives. */
export function sourceIndexOf(request: Pick<GenerationRequest, 'grounding' | 'offer'>): SourceIndex {
  const byOffer = known.get(request.grounding) ?? new WeakMap<object, SourceIndex>()
  known.set(request.grounding, byOffer)
  const key = request.offer ?? noOffer
  const found = byOffer.get(key) ?? readSources(request)
  byOffer.set(key, found)
  return found
}

function readSources(request: Pick<GenerationRequest, 'grounding' | 'offer'>): SourceIndex {
  const language = languageOf(request.grounding)
  const written = writtenIn(request.grounding)
  const numbers = new Map<string, Array<Stated<NumberClaim>>>()
  const terms = new Map<string, Array<Stated<TermClaim>>>()
  const links = new Map<string, Stated<Mention>>()
  const codes = new Map<string, Stated<Mention>>()
  const offered = offeredIn(
    foldedText(`${request.offer?.name ?? ''}. ${request.offer?.description ?? ''}`).text,
    written,
  )
  const wordsOf = new Map<string, Stated<{ start: number; end: number }>>()
  const sentences: Array<Stated<Pick<Statement, 'start' | 'end' | 'text'>>> = []
  for (const part of sourceParts(request)) {
    const folded = foldedText(part.text)
    const { addresses, prose } = readAddresses(folded.text)
    const statementAt = statementsOf(prose, written)
    const source = readPart(part, folded, termsOf(prose, written, statementAt))
    // A price or a word for one that stands alone in an offer is of what the offer is.
    const named = part.part === 'offer' ? offered.words : []
    const topic = part.part === 'think_report' ? contentOf(foldedText(part.title ?? '').text) : []
    for (const claim of numbersOf(prose, written, statementAt)) {
      added(numbers, claim.kind, { ...claim, beside: [...claim.beside, ...named], topic, source })
    }
    for (const claim of source.terms)
      added(terms, claim.key, { ...claim, near: isPriceInWords(part) ? [...claim.near, ...named] : claim.near, source })
    for (const { start, end, text } of allStatements(prose.length, statementAt))
      sentences.push({ start, end, text, source })
    for (const link of addresses) {
      keep(links, link.key, { ...link, source })
      keep(links, hostOf(link.key), { ...link, source })
    }
    for (const code of codesOf(prose)) keep(codes, code.key, { ...code, source })
    for (const word of spelled(source.folded.text))
      if (!wordsOf.has(word.text)) wordsOf.set(word.text, { ...word, source })
  }
  const ownName = new Set(words(request.grounding.profile.name))
  const ownWords = new Set(contentOf(request.grounding.profile.name))
  return {
    language,
    oneLanguage: language === written,
    written,
    numbers,
    terms,
    links,
    codes,
    sentences,
    offered,
    brandWords: once(
      () =>
        new Vocabulary(
          sentences
            .filter(({ source }) => isOfBrand(source) || source.part.part === 'offer')
            .map(({ text }) => plainVowels(text)),
        ),
    ),
    things: once(
      () =>
        new Set(
          sentences.filter(({ source }) => isOfBrand(source)).flatMap(({ text }) => contentOf(plainVowels(text))),
        ),
    ),
    wares: once(() =>
      categoryOf(request.grounding.profile, written).named.flatMap((term) => contentOf(term).slice(-1)),
    ),
    words: wordsOf,
    ownName,
    ownWords,
  }
}

/** "Free", "Free for members": of all that is offered. */
const isPriceInWords = ({ part, field, text }: SourcePart) =>
  part === 'offer' && field === 'price' && !/\p{N}/u.test(text)

/** Said by the brand of itself, and not by the offer. */
const isOfBrand = ({ part: { part, field } }: Source) =>
  part === 'brand_brief' || (part === 'profile' && field !== 'audience' && field !== 'name')

function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= read())
}

function readPart(part: SourcePart, folded: FoldedText, terms: readonly TermClaim[]): Source {
  let spans: Array<{ start: number; end: number }> | null = null
  return {
    part,
    folded,
    terms,
    sentenceAt(start, end) {
      spans ??= sentenceSpans(part.text)
      return spans.find((span) => span.start <= start && end <= span.end) ?? { start: 0, end: part.text.length }
    },
  }
}

function added<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}

function keep<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  if (!map.has(key)) map.set(key, value)
}

const word = /[\p{L}\p{N}]+(?:['.,-][\p{L}\p{N}]+)*/gu

/** Words of a text with their places, and the parts of those that are put together. */
function* spelled(text: string): Iterable<{ start: number; end: number; text: string }> {
  for (const { 0: written, index } of matchesOf(word, text.toLowerCase())) {
    const end = index + written.length
    yield { start: index, end, text: written }
    if (!/[-.']/.test(written)) continue
    yield { start: index, end, text: written.replace(/'s$/, '') }
    for (const part of written.split(/[-.']/)) yield { start: index, end, text: part }
  }
}
