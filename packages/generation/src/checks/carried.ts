import { plain } from '../text/plain.ts'
import { type Candidate, type Check, placeOf } from './check.ts'
import { datesIn } from './dates.ts'
import { type Figure, figuresIn } from './figures.ts'
import { citedBy, copyFields } from './sentences.ts'
import { everyId, hasDate, hasFigure } from './source-index.ts'
import { addressesIn, bareAddress, bareQuotation, codesIn, quotationsIn, withoutVerbatim } from './verbatim.ts'

/** The returned reasons are prefixed with the field and the text of the sentence. */
function perSentence(
  { sentences, pieces }: Candidate,
  missing: (text: string, cited: readonly string[]) => string[],
): string[] {
  return sentences.flatMap((sentence) =>
    missing(plain(sentence.text), citedBy(sentence, pieces)).map((reason) => `${placeOf(sentence)}: ${reason}`),
  )
}

/** Leaves out numbers in dates, addresses and codes, which have their own checks. */
export function countedIn(text: string, language: string): Figure[] {
  const found = datesIn(text, language)
  return figuresIn(withoutVerbatim(text), language).filter(
    ({ end }) => !found.some((date) => date.start < end && date.end >= end),
  )
}

/** If the sentence cites facts, the number or date must be in one of them. */
function missingFrom<T extends { text: string }>(
  found: readonly T[],
  cited: readonly string[],
  isHeld: (item: T, ids: readonly string[]) => boolean,
): string[] {
  return found
    .filter((item) => !isHeld(item, cited.length === 0 ? [everyId] : cited))
    .map((item) => {
      const isElsewhere = cited.length > 0 && isHeld(item, [everyId])
      return `“${item.text}” ${isElsewhere ? 'is not in the facts cited for this sentence' : 'is in no fact'}`
    })
}

/**
 * Every number written in digits must be in a fact, with its sign and unit. If the sentence cites facts, the number
 * must be in one of them, or in the name of the brand or the offer.
 */
export const figures: Check = {
  name: 'figures',
  severity: 'hard',
  find: (candidate) =>
    perSentence(candidate, (text, cited) =>
      missingFrom(countedIn(text, candidate.language), cited, (figure, ids) => hasFigure(candidate.index, ids, figure)),
    ),
}

/**
 * If a cited fact belongs to the offer, all facts of the offer are added, because a sentence that cites only the price
 * may also state the end date.
 */
function withOffer(cited: readonly string[], { facts }: Candidate): readonly string[] {
  const offer = facts.filter(({ source }) => source.part === 'offer').map(({ id }) => id)
  return cited.some((id) => offer.includes(id)) ? [...cited, ...offer] : cited
}

/**
 * Every date must be in a fact, in any format. If the sentence cites facts, the date must be in one of them. If a cited
 * fact belongs to the offer, the date may be in any fact of the offer.
 */
export const dates: Check = {
  name: 'dates',
  severity: 'hard',
  find: (candidate) =>
    perSentence(candidate, (text, cited) =>
      missingFrom(datesIn(text, candidate.language), withOffer(cited, candidate), (date, ids) =>
        hasDate(candidate.index, ids, date),
      ).map((reason) => `the date ${reason}`),
    ),
}

/**
 * Links, addresses, codes and words in capitals must occur in a fact with the same spelling. Links and addresses are
 * compared after normalisation by {@link bareAddress}.
 */
export const linksAndCodes: Check = {
  name: 'links_and_codes',
  severity: 'hard',
  find: (candidate) =>
    perSentence(candidate, (text) => {
      const { addresses, codes } = candidate.index
      return [
        ...addressesIn(text).filter((address) => !addresses.has(bareAddress(address))),
        ...codesIn(text).filter((code) => !codes.has(code)),
      ].map((found) => `“${found}” is in no fact`)
    }),
}

const quotationsMax = 40

export const quotations: Check = {
  name: 'quotations',
  severity: 'hard',
  find({ draft, index }) {
    const found = copyFields.flatMap((field) =>
      quotationsIn(draft.copy[field] ?? '').map((quoted) => ({ field, quoted })),
    )
    if (found.length > quotationsMax) return [`it has ${found.length} quotations, more than ${quotationsMax}`]
    return found
      .filter(({ quoted }) => !index.speech.includes(bareQuotation(quoted)))
      .map(({ field, quoted }) => `${field}: no fact has the quotation “${quoted}”`)
  },
}
