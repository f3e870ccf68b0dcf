import type { CopyCheck } from './check.ts'
import { sourceIndexOf } from './claims/index-sources.ts'
import { meaningOf } from './claims/concepts.ts'
import { type LimitDropped, limitsDroppedBy } from './claims/limits-dropped.ts'
import { type OfBrand, ofBrandBy } from './claims/of-brand.ts'
import type { Told } from './claims/told.ts'
import { contentOf } from './claims/near.ts'
import { Vocabulary } from './claims/vocabulary.ts'
import { isPlain } from './common-words.ts'
import { placingIn } from './placing.ts'
import { folded } from '../text.ts'
import type { CopyReading } from './reading.ts'

/** Words that no source uses from which on a sentence is noticed, and their share of those that could say something of a brand. */
const strangeMin = 2
const strangeShareMin = 0.5
const wordsNamed = 4

/** A statement of a candidate that no source makes, and what is amiss with it. */
export interface Ungrounded extends Told {
  why: string
  /** The same with the sentence. */
  reason: string
}

/**
 * What a candidate states of the brand, its people, goods, services or buyers in words that neither the sources nor the brief
 * use, or without the limit that the brand sets it. What happens in anybody's day, and what readers are asked to do, is no such
 * statement.
 */
export function ungroundedIn({ fields, request }: CopyReading): Ungrounded[] {
  const index = sourceIndexOf(request)
  const asked = new Vocabulary([folded(request.brief)])
  const limitDropped = limitsDroppedBy(index)
  const isOfBrand = ofBrandBy(index)
  return fields.flatMap((field) => {
    const { text } = field
    const place = placingIn(field)
    const of = (told: Told, why: string): Ungrounded => ({ ...told, why, reason: place(told.start, why) })
    const ofBrand = saidOfBrand(field, isOfBrand, index.language)
    return text.told.flatMap((told) => {
      const strange = told.strange.filter((word) => !isPlain(word) && !asked.knows(meaningOf(word)))
      const telling = new Set(contentOf(folded(told.text)).filter((word) => !isPlain(word))).size
      if (ofBrand.has(told) && strange.length >= strangeMin && strange.length >= telling * strangeShareMin)
        return [of(told, `no source says this of the brand: ${listed(strange)}`)]
      const limit = limitDropped(folded(told.text))
      return limit === null ? [] : [of(told, dropped(limit))]
    })
  })
}

const dropped = ({ word, source }: LimitDropped) =>
  source === null ? `"${word}" is more than any source says` : `"${word}" goes further than its source, "${source}"`

const listed = (words: readonly string[]) =>
  words
    .slice(0, wordsNamed)
    .map((word) => `"${word}"`)
    .join(', ')

/** Tells of somebody: of the brand's people only once it has been spoken of. */
const people: Readonly<Record<string, RegExp>> = {
  en: /^\P{L}*(?:he|she)(?!\p{L})/iu,
  es: /^\P{L}*(?:llevan|tienen|están|son)(?!\p{L})/iu,
}

/** The statements of a text that are said of the brand. */
function saidOfBrand(
  { text, hook }: CopyReading['fields'][number],
  isOfBrand: OfBrand,
  language: string,
): ReadonlySet<Told> {
  const found = new Set<Told>()
  let follows = false
  let last = 0
  for (const each of text.told) {
    // What stands for nothing that was named stands for what the copy is about.
    const opensParagraph = /\n\s*\n/u.test(text.written.slice(last, each.start))
    follows = isOfBrand(
      folded(each.text),
      follows || (opensParagraph && (found.size > 0 || people[language]?.test(each.text) !== true)),
      each.start < hook,
    )
    last = each.end
    if (follows) found.add(each)
  }
  return found
}

/**
 * Statements of the brand are made of words that the sources or the brief use too, apart from those that any text is held
 * together with, and keep the limits of their sources. A sentence that does not may be a fair way of putting things, or something
 * that somebody made up: a model is asked once more, and then a person has to look. Numbers, ranks, promises and names are
 * `supported_claims`, and hard.
 */
export const groundedStatements: CopyCheck = {
  name: 'grounded_statements',
  severity: 'soft',
  policy: false,
  scope: 'copy',
  find: ({ ungrounded }) => ungrounded.map(({ why }) => why),
  placed: ({ ungrounded }) => ungrounded.map(({ reason }) => reason),
}
