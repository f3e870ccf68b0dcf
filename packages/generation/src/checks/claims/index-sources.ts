import type { GenerationRequest } from '../../backend.ts'
import { type SourcePart, sourceParts } from '../../facts/sources.ts'
import { sentenceSpans } from '../../facts/sentences.ts'
import { type FoldedText, foldedText } from '../../folding.ts'
import { languageOf, writtenIn } from '../../language.ts'
import { words } from '../../text.ts'
import { addressesOf, codesOf, hostOf, type Mention, withoutAddresses } from './addresses.ts'
import { type NumberClaim, numbersOf } from './numbers.ts'
import { type TermClaim, termsOf } from './terms.ts'

/** A text of the grounding, read for what it states. */
export interface Source {
  part: SourcePart
  folded: FoldedText
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
  numbers: ReadonlyMap<string, ReadonlyArray<Stated<NumberClaim>>>
  terms: ReadonlyMap<string, ReadonlyArray<Stated<TermClaim>>>
  links: ReadonlyMap<string, Stated<Mention>>
  codes: ReadonlyMap<string, Stated<Mention>>
  /** Every word, lower-cased, and where it first stands. */
  words: ReadonlyMap<string, Stated<{ start: number; end: number }>>
  ownName: ReadonlySet<string>
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
  const wordsOf = new Map<string, Stated<{ start: number; end: number }>>()
  for (const source of sourceParts(request).map(readPart)) {
    const prose = withoutAddresses(source.folded.text)
    for (const claim of numbersOf(prose, written)) added(numbers, claim.kind, { ...claim, source })
    for (const claim of termsOf(prose, written)) added(terms, claim.key, { ...claim, source })
    for (const link of addressesOf(source.folded.text)) {
      keep(links, link.key, { ...link, source })
      keep(links, hostOf(link.key), { ...link, source })
    }
    for (const code of codesOf(prose)) keep(codes, code.key, { ...code, source })
    for (const word of spelled(source.folded.text)) keep(wordsOf, word.text, { ...word, source })
  }
  const ownName = new Set(words(request.grounding.profile.name))
  return { language, oneLanguage: language === written, numbers, terms, links, codes, words: wordsOf, ownName }
}

function readPart(part: SourcePart): Source {
  let spans: Array<{ start: number; end: number }> | null = null
  return {
    part,
    folded: foldedText(part.text),
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
  for (const { 0: written, index } of text.toLowerCase().matchAll(word)) {
    const end = index + written.length
    yield { start: index, end, text: written }
    if (!/[-.']/.test(written)) continue
    yield { start: index, end, text: written.replace(/'s$/, '') }
    for (const part of written.split(/[-.']/)) yield { start: index, end, text: part }
  }
}
