import { readingsOf } from '../../disguise.ts'
import { languageOf } from '../../language.ts'
import { remembering } from '../../remembering.ts'
import { type Check, fieldsOf } from '../check.ts'
import { policies, policiesWrittenOn } from './policies.ts'

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(policiesWrittenOn),
)

/** Texts that were read last: each is judged several times, as a draft, as a candidate, and where two fields say the same. */
const textsMax = 64

/** What of a text breaks each policy, in their order. */
const breachesIn = remembering(textsMax, (text, language) => {
  const straight = text.replace(/’/g, "'")
  const readings = readingsOf(straight, language)
  return policies.map(({ breach, writtenBreach }) => {
    const inReadings = readings.map(breach).find((found) => found !== undefined)
    return inReadings ?? writtenBreach?.(straight)
  })
})

/** A check for each policy: its reason quotes what breaks it and says the clause as we read it. */
export const policyChecks: readonly Check[] = policies.map((policy, place) => ({
  name: policy.id,
  severity: policy.severity,
  policy: true,
  find: (copy, { grounding }) =>
    fieldsOf(copy).flatMap(({ field, text }) => {
      const found = breachesIn(text, languageOf(grounding))[place]
      if (found === undefined) return []
      const source = `Meta’s Advertising Standards, “${policy.section}”, as read on ${written}`
      return [`the ${field} says "${found.trim()}": ${policy.clause} (${source})`]
    }),
}))
