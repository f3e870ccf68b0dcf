import type { Copy } from '@adcopy/contract'
import type { GenerationRequest } from '../backend.ts'
import { sentenceSpans, sentencesOf } from '../facts/sentences.ts'
import { sourceTexts } from '../facts/sources.ts'
import { folded } from '../text.ts'
import { withoutAddresses } from './claims/addresses.ts'
import { isAmong, plainVowels } from './claims/concepts.ts'
import { sourceIndexOf } from './claims/index-sources.ts'
import { contentOf } from './claims/near.ts'
import { isOneThing, ofBrandBy } from './claims/of-brand.ts'
import type { CopyCheck } from './check.ts'
import { isPlain } from './common-words.ts'
import { isOrdinary } from './ordinary-words.ts'
import { type CopyField, type CopyReading, firstParagraph } from './reading.ts'
import { isOfSale, namesBrand, revealing } from './revealing.ts'
import { tellsTrouble } from './troubles.ts'

/** What a reader meets first: the headline, and the first sentence of the text. */
interface Hook {
  place: 'headline' | 'first sentence'
  field: CopyField
  text: string
  /** UTF-16 units of the field up to its end. */
  end: number
}

function hooksOf({ headline, primary_text }: Copy): Hook[] {
  // A line of its own is one, whatever it ends with.
  const opening = /^\s*[^\n]*/u.exec(primary_text)?.[0] ?? ''
  const first = sentenceSpans(opening)[0] ?? { start: 0, end: opening.length }
  return [
    { place: 'headline', field: 'headline', text: headline, end: headline.length },
    {
      place: 'first sentence',
      field: 'primary_text',
      text: opening.slice(first.start, first.end),
      end: first.end,
    },
  ]
}

/**
 * An `unaware` reader meets a scene first: neither headline nor first sentence names the brand, what it is or makes, the offer or
 * a price. The rest of the text may, and so may the description, which stands last and is often not shown. Source: Schwartz's
 * levels of awareness, as are the rules below.
 */
export const awarenessHook: CopyCheck = {
  name: 'awareness_hook',
  severity: 'hard',
  policy: false,
  scope: 'copy',
  find(reading) {
    const { copy, language, request } = reading
    if (request.awarenessLevel !== 'unaware') return []
    const reveals = revealing(request, language)
    return hooksOf(copy).flatMap(({ place, field, text, end }) => [
      ...reveals(text).map((found) =>
        found.kind === 'brand'
          ? `the ${place} names the brand to a reader who knows of no problem yet`
          : `the ${place} names what the brand is or sells ("${found.term}") to a reader who looks for none`,
      ),
      ...(reading.in(field)?.claims ?? [])
        .filter((claim) => isOfSale(claim) && claim.start < end)
        .map((claim) => `the ${place} tells what is on offer ("${claim.text}") to a reader who looks for nothing`),
    ])
  },
}

const contentMin = 4
const contentIn = (text: string) =>
  contentOf(folded(text)).filter((word) => word.length >= contentMin && !isOrdinary(word))

/** Whether a sentence takes up a text: two of its words, or half of the few that it has. */
function takesUp(sentence: string, text: readonly string[]): boolean {
  const said = contentIn(sentence)
  const shared = said.filter((word) => isAmong(word, text)).length
  return shared > 1 || (shared > 0 && shared * 2 >= said.length)
}

const sentencesIn = (texts: readonly string[]) => texts.flatMap((text) => sentencesOf(text))

/** Whether one of the sentences takes up one of the texts. */
function meet(hooks: readonly string[], texts: readonly string[]): boolean {
  const known = texts.map(contentIn)
  return sentencesIn(hooks).some((sentence) => known.some((text) => takesUp(sentence, text)))
}

/** What troubles people: as avatars tell it, else what facts, findings and the brief tell of trouble. */
function troublesOf({ grounding, offer, brief }: GenerationRequest, language: string): string[] {
  const told = grounding.avatars.flatMap(({ pains = [], objections = [] }) => [...pains, ...objections])
  if (told.length > 0) return told
  return sentencesIn([...sourceTexts({ grounding, offer }), brief]).filter(
    (sentence) => tellsTrouble(sentence, language) === true,
  )
}

/** Whether each sentence of the first paragraph is said of the brand or of what it offers. */
function speaksOfBrandAlone({ copy, request }: CopyReading): boolean {
  const isOfBrand = ofBrandBy(sourceIndexOf(request))
  return sentencesOf(folded(firstParagraph(copy.primary_text))).every(
    (text) => !text.endsWith('?') && isOfBrand(text, true),
  )
}

/** Whether what a reader meets first has a word of what the brand says of itself, or has it speak. */
function touchesBrand({ request }: CopyReading, hooks: readonly string[]): boolean {
  const index = sourceIndexOf(request)
  if (!index.oneLanguage) return true
  const isOfBrand = ofBrandBy(index)
  const offered = contentIn(`${request.offer?.name ?? ''} ${request.offer?.description ?? ''}`)
  const things = [...index.things(), ...offered.map(plainVowels)]
  const isThing = (word: string) => things.some((thing) => isOneThing(thing, plainVowels(word)))
  const named = new Set(hooks.flatMap(contentIn).filter((word) => !isPlain(word) && isThing(word)))
  return named.size > 1 || hooks.some((text) => sentencesOf(text).some((one) => isOfBrand(one, false)))
}

/**
 * A `problem_aware` reader is met at the problem, in whatever words; a `solution_aware` one at the kind of thing, or at what it does.
 * Noticed is only what is sure: the brand goes before the problem, or all of the opening is said of the brand; or nothing is.
 */
export const awarenessConformance: CopyCheck = {
  name: 'awareness_conformance',
  severity: 'soft',
  policy: false,
  scope: 'copy',
  find(reading) {
    const { copy, language, request } = reading
    const hooks = [copy.headline, firstParagraph(copy.primary_text)]
    switch (request.awarenessLevel) {
      case 'unaware':
        return []
      case 'problem_aware': {
        const first = sentencesOf(withoutAddresses(copy.primary_text))[0] ?? ''
        const isBrandFirst = namesBrand(first, request.grounding.profile.name, language)
        const named =
          hooks.some((text) => tellsTrouble(text, language) ?? true) || meet(hooks, troublesOf(request, language))
        return [
          ...(isBrandFirst ? ['the first sentence names the brand before the problem'] : []),
          ...(!named && speaksOfBrandAlone(reading)
            ? ['the first paragraph speaks of the brand alone, and no problem that the reader has comes before it']
            : []),
        ]
      }
      case 'solution_aware': {
        const { description, value_propositions: values = [], proof_points: proofs = [] } = request.grounding.profile
        const does = [...sentencesOf(description), ...values, ...proofs]
        const reveals = revealing(request, language)
        const named =
          hooks.some((text) => reveals(text).length > 0) || meet(hooks, does) || touchesBrand(reading, hooks)
        return named ? [] : ['neither headline nor first paragraph names the brand, its kind or what it does']
      }
    }
  },
}
