import type { Copy } from '@adcopy/contract'
import type { GenerationRequest } from '../backend.ts'
import { sentencesOf } from '../facts/sentences.ts'
import { sourceTexts } from '../facts/sources.ts'
import { folded } from '../text.ts'
import { withoutAddresses } from './claims/addresses.ts'
import { carries } from './claims/concepts.ts'
import { contentOf } from './claims/near.ts'
import type { CopyCheck } from './check.ts'
import { isOrdinary } from './ordinary-words.ts'
import { type CopyReading, firstParagraph } from './reading.ts'
import { isOfSale, namesBrand, revealing } from './revealing.ts'
import { tellsTrouble } from './troubles.ts'

/** What a reader meets first: the headline, the line beneath it, and the text up to its first blank line. */
function hooksOf(copy: Copy): Array<{ place: string; text: string }> {
  return [
    { place: 'headline', text: copy.headline },
    { place: 'first paragraph', text: firstParagraph(copy.primary_text) },
    ...(copy.description === undefined ? [] : [{ place: 'description', text: copy.description }]),
  ]
}

/** What of a sale stands where a reader meets it first: a price, a term of an offer. */
function salesIn({ fields }: CopyReading): string[] {
  return fields.flatMap(({ name, text, hook }) =>
    text.claims
      .filter((claim) => isOfSale(claim) && claim.start < hook)
      .map((claim) => `the ${name} tells what is on offer ("${claim.text}") to a reader who looks for nothing`),
  )
}

/**
 * An `unaware` reader meets a scene first: neither headline, description nor first paragraph names the brand, what it is or
 * makes, the offer or a price. Source: Schwartz's levels of awareness, as are the rules below.
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
    const named = hooksOf(copy).flatMap(({ place, text }) =>
      reveals(text).map((found) =>
        found.kind === 'brand'
          ? `the ${place} names the brand to a reader who knows of no problem yet`
          : `the ${place} names what the brand is or sells ("${found.term}") to a reader who looks for none`,
      ),
    )
    return [...named, ...salesIn(reading)]
  },
}

const contentMin = 4
const contentIn = (text: string) =>
  contentOf(folded(text)).filter((word) => word.length >= contentMin && !isOrdinary(word))

/** Whether a sentence takes up a text: two of its words, or half of the few that it has. */
function takesUp(sentence: string, text: readonly string[]): boolean {
  const said = contentIn(sentence)
  const shared = said.filter((word) => text.some((known) => carries(known, word))).length
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

/** A `problem_aware` reader is met at the problem; a `solution_aware` one at the kind of thing, or at what it does. */
export const awarenessConformance: CopyCheck = {
  name: 'awareness_conformance',
  severity: 'soft',
  policy: false,
  scope: 'copy',
  find({ copy, language, request }) {
    const { grounding, offer, awarenessLevel } = request
    const { name, description, value_propositions: values = [], proof_points: proofs = [] } = grounding.profile
    const hooks = [copy.headline, firstParagraph(copy.primary_text)]
    switch (awarenessLevel) {
      case 'unaware':
        return []
      case 'problem_aware': {
        const first = sentencesOf(withoutAddresses(copy.primary_text))[0] ?? ''
        const named =
          hooks.some((text) => tellsTrouble(text, language) ?? true) || meet(hooks, troublesOf(request, language))
        return [
          ...(namesBrand(first, name, language) ? ['the first sentence names the brand before the problem'] : []),
          ...(named ? [] : ['neither headline nor first paragraph names a problem that the reader has']),
        ]
      }
      case 'solution_aware': {
        const reveals = revealing(request, language)
        const does = [...sentencesOf(description), ...values, ...proofs, ...(offer === null ? [] : [offer.name])]
        const named = hooks.some((text) => reveals(text).length > 0) || meet(hooks, does)
        return named ? [] : ['neither headline nor first paragraph names the brand, its kind or what it does']
      }
    }
  },
}
