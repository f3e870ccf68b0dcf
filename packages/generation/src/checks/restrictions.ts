import type { Copy } from '@adcopy/contract'
import { languageOf } from '../language.ts'
import { remembering } from '../remembering.ts'
import { folded } from '../text.ts'
import type { Check } from './check.ts'
import { textOf } from './exclusions.ts'
import { rulesOf } from './restrictions/read-restriction.ts'
import { breaks, reasonOf } from './restrictions/rules.ts'

/** A rule of a restriction, ready to be held against texts. */
interface Ban {
  reason: string
  /** The only field that it speaks of; all together where it names none. */
  field?: keyof Copy
  broken: (text: string) => boolean
}

const read = remembering(2000, (restriction, language): readonly Ban[] =>
  rulesOf(restriction, language).map((rule) => ({
    reason: reasonOf(rule),
    broken: (text) => breaks(text, rule, language),
    ...(rule.field === undefined ? {} : { field: rule.field }),
  })),
)

/** What a restriction rules out as far as a check can hold it; what it means beyond that is told to the model. */
export const bansOf = (restriction: string, language = 'en'): readonly Ban[] => read(restriction, language)

/** No restriction of the brand is broken, as far as it can be read as a rule. */
export const restrictions: Check = {
  name: 'restrictions',
  severity: 'hard',
  policy: true,
  find(copy, { grounding }) {
    const language = languageOf(grounding)
    const whole = folded(textOf(copy))
    return (grounding.profile.restrictions ?? [])
      .flatMap((restriction) => bansOf(restriction, language))
      .filter(({ field, broken }) => broken(field === undefined ? whole : folded(copy[field] ?? '')))
      .map(({ reason }) => reason)
  },
}
