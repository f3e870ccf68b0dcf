import type { Copy } from '@adcopy/contract'
import { sentencesOf } from '../facts/sentences.ts'
import { remembering } from '../remembering.ts'
import type { SentenceCheck } from './check.ts'
import type { TextReading } from './reading.ts'
import { rulesOf } from './restrictions/read-restriction.ts'
import { folded, squeezed } from '../text.ts'
import { breaks, reasonOf } from './restrictions/rules.ts'

/** A rule of a restriction, ready to be held against texts. */
interface Ban {
  reason: string
  /** The only field that it speaks of; all together where it names none. */
  field?: keyof Copy
  broken: (text: string) => boolean
}

const shownMax = 160

/** On one line, and no longer than a reason can bear. */
function shortened(text: string): string {
  const line = squeezed(text)
  return line.length <= shownMax
    ? line
    : `${line
        .slice(0, shownMax)
        .replace(/[\ud800-\udbff]$/u, '')
        .trimEnd()}…`
}

const read = remembering(2000, (restriction, language): readonly Ban[] =>
  rulesOf(restriction, language).map((rule) => ({
    reason: reasonOf(rule, shortened(restriction)),
    broken: (text) => breaks(text, rule, language),
    ...(rule.field === undefined ? {} : { field: rule.field }),
  })),
)

/** What a restriction rules out as far as a check can hold it; what it means beyond that is told to the model. */
export const bansOf = (restriction: string, language = 'en'): readonly Ban[] => read(restriction, language)

/** A text is read as it stands, too: folding turns "™️" into letters, which a selector had made a picture. */
function isBroken(text: TextReading | undefined, broken: Ban['broken']): boolean {
  if (text === undefined) return false
  return broken(text.folded) || (text.written !== text.folded && broken(text.written))
}

/** The reason, with the sentence concerned where one breaks the rule by itself. */
function reasonIn(text: TextReading | undefined, { reason, broken }: Ban): string {
  const sentences = text?.written.split('\n').flatMap(sentencesOf)
  const sentence = sentences?.find((each) => broken(folded(each)))
  return sentence === undefined ? reason : `${reason}: "${shortened(sentence)}"`
}

/** No restriction of the brand is broken, as far as it can be read as a rule. */
export const restrictions: SentenceCheck = {
  name: 'restrictions',
  severity: 'hard',
  policy: true,
  scope: 'sentence',
  find(reading) {
    const { language, sources, whole } = reading
    return (sources.grounding.profile.restrictions ?? [])
      .flatMap((restriction) => bansOf(restriction, language))
      .map((ban) => ({ ban, text: ban.field === undefined ? whole : reading.in(ban.field) }))
      .filter(({ ban, text }) => isBroken(text, ban.broken))
      .map(({ ban, text }) => reasonIn(text, ban))
  },
}
