import type { Grounding } from '@adcopy/contract'
import type { GenerationRequest } from '../backend.ts'
import { sentencesOf } from '../facts/sentences.ts'
import { sourceTexts } from '../facts/sources.ts'
import { escapePattern, folded, wordEnd, wordNgrams, words, wordStart } from '../text.ts'
import { categoryOf } from './category.ts'
import type { TracedClaim } from './claims/trace.ts'
import { holdsTerm } from './holds-term.ts'
import { kinOf } from './kin.ts'
import { isOrdinary } from './ordinary-words.ts'

/** What a text gives away to a reader who has heard of nothing yet. */
export type Revealed = { kind: 'brand' } | { kind: 'category'; term: string }

/** An address that begins with the name is the brand's, in whatever letters. */
const addressOf = (name: string) =>
  new RegExp(`${wordStart}${escapePattern(folded(name).replace(/\s+/gu, ''))}[\\p{L}\\p{N}-]*\\.\\p{L}{2,}`, 'iu')

/**
 * Whether a text names the brand. One that is named by a common word is named by it with its capitals alone: "the rest of
 * the day" says nothing of a brand called Rest.
 */
export function namesBrand(text: string, name: string, language: string): boolean {
  if (addressOf(name).test(folded(text))) return true
  if (!holdsTerm(text, name, language)) return false
  const parts = name.trim().split(/\s+/u)
  const written =
    folded(text).match(new RegExp(parts.map((word) => escapePattern(folded(word))).join('\\s+'), 'giu')) ?? []
  const asWritten = (found: string) =>
    found.split(/\s+/u).every((word, index) => !/^\p{Lu}/u.test(parts[index] ?? '') || /^\p{Lu}/u.test(word))
  return written.length === 0 || written.some(asWritten)
}

const nameWordMin = 4

/**
 * The words of a name of several that name it alone: "Larkfield" of "Larkfield Yoga", but no part of "Bright Home", and none
 * that the brand's own texts write small.
 */
function wordsOfName(name: string, texts: readonly string[]): string[] {
  const parts = folded(name).match(/[\p{L}\p{N}]+/gu) ?? []
  if (parts.length < 2) return []
  const small = new RegExp(`${wordStart}(?:${parts.map((part) => part.toLowerCase()).join('|')})${wordEnd}`, 'gu')
  const common = new Set(texts.flatMap((text) => folded(text).match(small) ?? []))
  return parts
    .filter((part) => part.length >= nameWordMin && /^\p{Lu}/u.test(part))
    .filter((part) => !isOrdinary(part) && !common.has(part.toLowerCase()))
}

/** Words in a row by which a sentence is known as one of people's own. */
const toldWords = 3

/** A test for sentences that tell what people feel, wish and do, as the grounding has it; what they object to is no scene. */
function scenesOf({ avatars, think_reports: reports }: Grounding): (sentence: string) => boolean {
  const told = [
    ...avatars.flatMap(({ pains = [], desires = [] }) => [...pains, ...desires]),
    ...reports.flatMap(({ findings = [] }) => findings),
  ]
  const runs = new Set(told.flatMap((text) => [...wordNgrams(text, toldWords)]))
  return (sentence) => [...wordNgrams(sentence, toldWords)].some((run) => runs.has(run))
}

/** Parts of the grounding that tell of people: what they pay or get elsewhere is a scene. */
const ofPeople = new Set<string | undefined>(['avatar', 'think_report'])

/** A price or a term of an offer that is the brand's own; what no source states is refused for that. */
export const isOfSale = ({ kind, source }: Pick<TracedClaim, 'kind' | 'source'>): boolean =>
  (kind === 'price' || kind === 'offer_term') && source !== null && !ofPeople.has(source.part)

/**
 * What a text reveals of the brand, what it is or makes, or of the offer, to be asked of many texts. What a brand deals in
 * and what is akin to it counts but in scenes of people's own.
 */
export function revealing(
  { grounding, offer }: Pick<GenerationRequest, 'grounding' | 'offer'>,
  language: string,
): (text: string) => Revealed[] {
  const { profile } = grounding
  const names = [profile.name, ...wordsOfName(profile.name, sourceTexts({ grounding, offer: null }))]
  const { named: kind, about } = categoryOf(profile, language)
  const terms = [...kind, ...(offer === null ? [] : [offer.name])]
  // A name says what its trade is where nothing else does: it may play on words.
  const told = terms.length + about.length > 0 ? [...terms, ...about] : [profile.name]
  const isKin = kinOf(told.flatMap(words), language)
  const isScene = scenesOf(grounding)
  const dealtIn = (sentence: string) =>
    about.find((term) => holdsTerm(sentence, term, language)) ?? words(sentence).find(isKin)
  return (text) => {
    const term =
      terms.find((each) => holdsTerm(text, each, language)) ??
      sentencesOf(text)
        .filter((sentence) => !isScene(sentence))
        .map(dealtIn)
        .find((found) => found !== undefined)
    return [
      ...(names.some((name) => namesBrand(text, name, language)) ? [{ kind: 'brand' } as const] : []),
      ...(term === undefined ? [] : [{ kind: 'category', term } as const]),
    ]
  }
}
