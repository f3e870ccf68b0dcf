import { plain, wordsIn, bareWord } from '../text/plain.ts'
import type { Candidate, Check } from './check.ts'
import { countedIn } from './carried.ts'
import { datesIn, indexDates } from './dates.ts'
import { holdsFigure, indexFigures, readFigures } from './figure-index.ts'
import { type Figure, figuresIn } from './figures.ts'
import { copyFields } from './sentences.ts'
import { ownId } from './source-index.ts'

const textOf = ({ draft: { copy } }: Candidate) => plain(copyFields.map((field) => copy[field] ?? '').join('\n'))

/**
 * Copy that states the offer's price must also state the offer's end date and every number and date in the offer's
 * terms. The verifier checks the rest of the terms.
 */
export const offerFigures: Check = {
  name: 'offer_figures',
  severity: 'hard',
  find(candidate) {
    const { offer } = candidate.request
    if (offer?.price === undefined) return []
    const { language } = candidate
    const text = textOf(candidate)
    const copy = indexFigures([], readFigures(text, language))
    const others = candidate.index.in(ownId)!.figures
    const isNamed = text.includes(plain(offer.name))
    // If the copy names the offer, the price is recognised by its number alone. If the copy does not name the offer, a
    // price that other facts also contain is ignored, because the copy may cite those facts.
    const isTold = (price: Figure) =>
      isNamed ? holdsFigure(copy, unitless(price)) : holdsFigure(copy, price) && !holdsFigure(others, price)
    if (!figuresIn(plain(offer.price), language).some(isTold)) return []
    const told = indexDates(text, language)
    const terms = [...(offer.terms ?? []), ...(offer.valid_until === undefined ? [] : [offer.valid_until])]
    return terms
      .filter((term) => {
        const isDated = datesIn(plain(term), language).every(({ readings }) =>
          readings.some((reading) => told.has(reading) || told.has(reading.split('/')[0] ?? '')),
        )
        return !isDated || !countedIn(plain(term), language).every((figure) => holdsFigure(copy, unitless(figure)))
      })
      .map((term) => `the offer’s price needs this condition: “${term}”`)
  },
}

const unitless = (figure: Figure): Figure => ({ ...figure, units: new Set() })

function hasWords(text: string, name: string): boolean {
  const bare = (words: string) =>
    ` ${wordsIn(words)
      .map((word) => bareWord(word.text))
      .join(' ')} `
  return bare(name).trim() !== '' && bare(text).includes(bare(name))
}

/**
 * At the awareness level `unaware`, neither the headline nor the first sentence of the primary text may name the brand
 * or the offer.
 */
export const awarenessHook: Check = {
  name: 'awareness_hook',
  severity: 'hard',
  find({ request: { awarenessLevel, grounding, offer }, sentences }) {
    if (awarenessLevel !== 'unaware') return []
    const first = sentences.find(({ field }) => field === 'primary_text')
    const hook = [...sentences.filter(({ field }) => field === 'headline'), ...(first === undefined ? [] : [first])]
    const named = [grounding.profile.name, ...(offer === null ? [] : [offer.name])]
    return hook.flatMap(({ field, text }) =>
      named.filter((name) => hasWords(plain(text), plain(name))).map((name) => `the ${field} opens with “${name}”`),
    )
  },
}
