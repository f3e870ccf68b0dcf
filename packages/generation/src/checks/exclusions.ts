import type { Copy } from '@adcopy/contract'
import { languageOf } from '../language.ts'
import { type Check, fieldsOf } from './check.ts'
import { holdsTerm } from './holds-term.ts'

/** All fields of a copy, one a line. */
export const textOf = (copy: Copy): string =>
  fieldsOf(copy)
    .map(({ text }) => text)
    .join('\n')

/** No excluded term of the brand appears in any field, inflected or disguised. */
export const excludedTerms: Check = {
  name: 'excluded_terms',
  severity: 'hard',
  policy: true,
  find(copy, { grounding }) {
    const text = textOf(copy)
    const language = languageOf(grounding)
    return (grounding.profile.excluded_terms ?? [])
      .filter((term) => holdsTerm(text, term, language))
      .map((term) => `holds the excluded term "${term}"`)
  },
}
