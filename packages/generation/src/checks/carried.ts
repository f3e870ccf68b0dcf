import { plain } from '../text/plain.ts'
import { type Candidate, type Check, placeOf } from './check.ts'
import { datesIn } from './dates.ts'
import { type Figure, figuresIn, holdsFigure } from './figures.ts'
import { citedBy, copyFields } from './sentences.ts'
import { isHeldBy } from './source-index.ts'
import { addressesIn, bareAddress, bareQuotation, codesIn, quotationsIn, withoutVerbatim } from './verbatim.ts'

/** Reasons for each sentence of the copy that holds something no fact holds. */
function perSentence(candidate: Candidate, missing: (text: string) => string[]): string[] {
  return candidate.sentences.flatMap((sentence) =>
    missing(plain(sentence.text)).map((reason) => `${placeOf(sentence)}: ${reason}`),
  )
}

/** Figures of a text outside of its dates, addresses and codes, which are looked up by themselves. */
export function countedIn(text: string, language: string): Figure[] {
  const found = datesIn(text, language)
  return figuresIn(withoutVerbatim(text), language).filter(
    ({ start, end }) => !found.some((date) => date.start <= start && date.end >= end),
  )
}

/** Every number in digits stands in a fact, with its currency or percent sign: in a cited one where the sentence cites. */
export const figures: Check = {
  name: 'figures',
  severity: 'hard',
  find({ sentences, pieces, index, language }) {
    return sentences.flatMap((sentence) => {
      const cited = citedBy(sentence, pieces)
      const isHeld = (figure: Figure) =>
        cited.length === 0 ? holdsFigure(index.allFigures, figure) : isHeldBy(index, cited, figure)
      return countedIn(plain(sentence.text), language)
        .filter((figure) => !isHeld(figure))
        .map((figure) => {
          const isElsewhere = cited.length > 0 && holdsFigure(index.allFigures, figure)
          const where = isElsewhere ? 'is not in the facts cited for this sentence' : 'is in no fact'
          return `${placeOf(sentence)}: “${figure.text}” ${where}`
        })
    })
  },
}

/** Every date stands in a fact, in whatever form. */
export const dates: Check = {
  name: 'dates',
  severity: 'hard',
  find: (candidate) =>
    perSentence(candidate, (text) =>
      datesIn(text, candidate.language)
        .filter(({ readings }) => !readings.some((reading) => candidate.index.dates.has(reading)))
        .map((date) => `the date “${date.text}” is in no fact`),
    ),
}

/** Links, addresses, codes and words in capitals stand in a fact letter by letter. */
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

/** What stands between quotation marks stands in a fact word for word. */
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
