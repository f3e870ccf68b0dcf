import type { CopyCheck } from './check.ts'
import type { Told } from './claims/told.ts'
import { meaningOf } from './claims/concepts.ts'
import { Vocabulary } from './claims/vocabulary.ts'
import { folded } from '../text.ts'
import type { CopyReading } from './reading.ts'

/** Words that no source uses from which on a sentence is noticed, and their share of those that could say something of a brand. */
const strangeMin = 2
const strangeShareMin = 0.5

/** The statements of a candidate that are made of words which neither the sources nor the brief use. */
export function ungroundedIn({ fields, request }: CopyReading): Told[] {
  const asked = new Vocabulary([folded(request.brief)])
  return fields.flatMap(({ text }) =>
    text.told
      .map((told) => ({ ...told, strange: told.strange.filter((word) => !asked.knows(meaningOf(word))) }))
      .filter(({ telling, strange }) => strange.length >= strangeMin && strange.length >= telling * strangeShareMin),
  )
}

/**
 * Statements are made of words that the sources or the brief use too, apart from those that any text is held together with. A
 * sentence with many others may be a fair way of putting things, or a property that somebody made up: a model is asked once more,
 * and then a person has to look. Numbers, ranks, promises and names are `supported_claims`, and hard.
 */
export const groundedStatements: CopyCheck = {
  name: 'grounded_statements',
  severity: 'soft',
  policy: false,
  scope: 'copy',
  find: ({ ungrounded }) =>
    ungrounded.map(
      ({ strange }) =>
        `no source speaks of ${strange
          .slice(0, 4)
          .map((word) => `"${word}"`)
          .join(', ')}`,
    ),
}
