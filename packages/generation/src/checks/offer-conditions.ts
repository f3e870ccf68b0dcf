import { writtenIn } from '../language.ts'
import { sourceParts } from '../facts/sources.ts'
import { folded, wholeWords } from '../text.ts'
import type { CopyCheck } from './check.ts'
import { carries } from './claims/concepts.ts'
import { contentOf } from './claims/near.ts'
import { termsOf } from './claims/terms.ts'

/** Words that say who may have an offer, or on what it depends. */
const eligibility = new RegExp(
  wholeWords(
    [
      'only(?! (?:from )?[£$€\\d])|subject to|eligib\\p{L}+|exclud\\p{L}+|unless|provided|if|not (?:available|valid)|(?:new|existing|returning) (?:customers?|members?|clients?|subscribers?|patients?|users?)|minimum \\p{L}+|requires?|required',
      'nur(?! (?:ab )?\\d)|vorbehaltlich|ausgenommen|außer|sofern|wenn|(?:neu|bestands)kund\\p{L}+|nicht (?:gültig|verfügbar)|mindest\\p{L}+',
      'seulement|uniquement|réservée?s?|sous réserve|hors|sauf|si|nouve(?:aux|lles) \\p{L}+|minimum',
      'solo|sólo|únicamente|exclusiv\\p{L}+|sujet[oa]s? a|salvo|excepto|si|nuev[oa]s (?:clientes|soci[oa]s|usuari[oa]s)|mínim[oa]',
    ].join('|'),
  ),
  'iu',
)

const commitments: ReadonlySet<string> = new Set(['price', 'percentage', 'offer_term', 'guarantee'])

/**
 * Copy that states the price or a benefit of the offer states too, in any field, for whom or on what condition it holds:
 * an entry of its terms that says so and offers nothing itself. Words of another language than the copy's are not compared.
 */
export const offerConditions: CopyCheck = {
  name: 'offer_conditions',
  severity: 'hard',
  policy: false,
  scope: 'copy',
  find(reading) {
    const { language, request, whole } = reading
    if (request.offer === null || language !== writtenIn(request.grounding)) return []
    const conditions = sourceParts(request)
      .filter(({ part, field, text }) => part === 'offer' && field === 'terms' && isCondition(text, language))
      .map(({ text }) => text)
    if (conditions.length === 0) return []
    const stated = reading.claims.find(
      ({ kind, source }) =>
        commitments.has(kind) && source.part === 'offer' && !conditions.some((text) => text === source.sentence),
    )
    if (stated === undefined) return []
    const content = contentOf(whole.folded)
    return conditions
      .filter((condition) => !isNamed(condition, whole.folded, content))
      .map((condition) => `states "${stated.text}" of the offer without its condition "${condition}"`)
  },
}

const isCondition = (text: string, language: string): boolean =>
  eligibility.test(folded(text)) && !termsOf(folded(text), language).some(({ kind }) => kind === 'offer_term')

/** By its figures, where it has any, else by each of its words that say something. */
function isNamed(condition: string, text: string, content: readonly string[]): boolean {
  const figures = condition.match(/\p{N}[\p{N}.,]*\p{N}|\p{N}/gu) ?? []
  if (figures.length > 0) return figures.every((figure) => text.includes(figure))
  return contentOf(folded(condition)).every((word) => content.some((said) => carries(said, word)))
}
