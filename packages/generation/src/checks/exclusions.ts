import type { SentenceCheck } from './check.ts'
import { isHeldIn } from './holds-term.ts'

/** No excluded term of the brand appears in any field, inflected or disguised. */
export const excludedTerms: SentenceCheck = {
  name: 'excluded_terms',
  severity: 'hard',
  policy: true,
  scope: 'sentence',
  find({ whole, language, sources }) {
    return (sources.grounding.profile.excluded_terms ?? [])
      .filter((term) => isHeldIn(whole.disguises, term, language))
      .map((term) => `holds the excluded term "${term}"`)
  },
}
