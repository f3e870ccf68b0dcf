import { primaryTextGraphemes } from '@adcopy/contract'
import type { GenerationRequest } from '../backend.ts'
import { writtenIn } from '../language.ts'
import { sourceParts } from '../facts/sources.ts'
import { folded, graphemes, wholeWords } from '../text.ts'
import type { CopyCheck } from './check.ts'
import { carries } from './claims/concepts.ts'
import { contentOf } from './claims/near.ts'
import { termsOf } from './claims/terms.ts'

const whole = (words: readonly string[]) => new RegExp(wholeWords(words.join('|')), 'iu')

/** Words that say who may have an offer, or on what it depends. */
const eligibility = whole([
  'only(?! (?:from )?[£$€\\d])|subject to|eligib\\p{L}+|exclud\\p{L}+|unless|provided|if|not (?:available|valid)|(?:new|existing|returning) (?:customers?|members?|clients?|subscribers?|patients?|users?)|minimum \\p{L}+|requires?|required',
  'nur(?! (?:ab )?\\d)|vorbehaltlich|ausgenommen|außer|sofern|wenn|(?:neu|bestands)kund\\p{L}+|nicht (?:gültig|verfügbar)|mindest\\p{L}+',
  'seulement|uniquement|réservée?s?|sous réserve|hors|sauf|si|nouve(?:aux|lles) \\p{L}+|minimum',
  'solo|sólo|únicamente|exclusiv\\p{L}+|sujet[oa]s? a|salvo|excepto|si|nuev[oa]s (?:clientes|soci[oa]s|usuari[oa]s)|mínim[oa]',
])
/** What makes a condition of words, and none of them. */
const onlyThen = new RegExp(
  wholeWords('only|nur|solo|sólo|seulement|uniquement|únicamente|quien\\p{L}*|\\p{L}{1,2}'),
  'giu',
)
/** "New and existing clients": anybody may. */
const everybody = whole([
  '(?:new|existing|current|returning) (?:and|or|as well as) (?:new|existing|current|returning)',
  'neu- und (?:bestands|alt)\\p{L}+|(?:bestands|alt)- und neu\\p{L}+',
  'nouve(?:aux|lles) (?:\\p{L}+ )?(?:et|ou|comme) (?:anci\\p{L}+|actuel\\p{L}+)',
  'nuev[oa]s (?:\\p{L}+ )?(?:y|o) (?:antigu\\p{L}+|actuales|existentes)',
])
/** Words of a price that is lower than another. */
const reduced = whole(['instead of|rather than|was|statt|anstatt|vorher|au lieu d[eu]|en vez de|en lugar de|antes'])

const commitments: ReadonlySet<string> = new Set(['price', 'percentage', 'offer_term', 'guarantee'])

/** What copy has to say with what it takes from an offer. */
interface Demand {
  text: string
  wording: 'condition' | 'end'
}

/**
 * Copy that states a price or a benefit that the offer alone has states too, in any field, for whom or on what condition it
 * holds: an entry of its terms that says so and offers nothing itself. With a price that the offer lowers it says when the offer
 * ends. What takes more than half of the room that the copy has is not asked for, the shortest first. Words of another language
 * than the copy's are not compared.
 */
export const offerConditions: CopyCheck = {
  name: 'offer_conditions',
  severity: 'hard',
  policy: false,
  scope: 'copy',
  find(reading) {
    const { language, request, whole: all } = reading
    if (request.offer === null || language !== writtenIn(request.grounding)) return []
    const offer = sourceParts(request).filter(({ part }) => part === 'offer')
    const conditions = offer.filter(({ field, text }) => field === 'terms' && isCondition(text, language))
    const stated = reading.fields
      .flatMap(({ text }) => text.claims)
      .filter(({ kind, ofOfferAlone }) => ofOfferAlone && commitments.has(kind))
      .filter(({ source }) => !conditions.some(({ text }) => text === source?.sentence))
    const isLowered = offer.some(({ field, text }) => field === 'price' && reduced.test(folded(text)))
    const lowered = stated.find(({ kind, source }) => isLowered && kind === 'price' && source?.field === 'price')
    const [claim] = lowered === undefined ? stated : [lowered]
    if (claim === undefined) return []
    const ends =
      lowered === undefined ? [] : offer.filter(({ field, text }) => field === 'valid_until' && /\d/.test(text))
    const content = contentOf(all.folded)
    return fitting(
      [
        ...conditions.map(({ text }): Demand => ({ text, wording: 'condition' })),
        ...ends.map(({ text }): Demand => ({ text, wording: 'end' })),
      ],
      request,
    )
      .filter((demand) => !isNamed(demand, all.folded, content))
      .map(({ text, wording }) => `states "${claim.text}" of the offer without its ${wording} "${text}"`)
  },
}

const isCondition = (text: string, language: string): boolean =>
  eligibility.test(folded(text)) &&
  !everybody.test(folded(text)) &&
  !termsOf(folded(text), language).some(({ kind }) => kind === 'offer_term')

/** Those that half of the copy has room for. */
function fitting(demands: readonly Demand[], { copyLength }: Pick<GenerationRequest, 'copyLength'>): Demand[] {
  let room = primaryTextGraphemes[copyLength].max / 2
  const bySize = demands.toSorted((one, other) => graphemes(one.text) - graphemes(other.text))
  const kept = new Set(
    bySize.filter(({ text }) => {
      room -= graphemes(text)
      return room >= 0
    }),
  )
  return demands.filter((demand) => kept.has(demand))
}

/** By its figures, where it has any, else by its words, most of them where they are many; an end needs no year. */
function isNamed({ text: written, wording }: Demand, text: string, content: readonly string[]): boolean {
  const figures = written.match(/\p{N}[\p{N}.,]*\p{N}|\p{N}/gu) ?? []
  const asked = wording === 'end' ? figures.filter((figure) => !/^20\d\d$/.test(figure)) : figures
  if (asked.length > 0) return asked.every((figure) => text.includes(figure))
  const words = contentOf(folded(written).replace(onlyThen, ''))
  const named = words.filter((word) => content.some((said) => carries(said, word)))
  return named.length >= (words.length <= 2 ? words.length : Math.ceil(words.length / 2))
}
