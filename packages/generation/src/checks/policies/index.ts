import { readingsOf } from '../../disguise.ts'
import { languageOf } from '../../language.ts'
import { type Check, fieldsOf } from '../check.ts'
import { policies, policiesWrittenOn, type Policy } from './policies.ts'

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(policiesWrittenOn),
)

function breachIn({ breach, writtenBreach }: Policy, text: string, language: string): string | undefined {
  const straight = text.replace(/’/g, "'")
  const inReadings = readingsOf(straight, language)
    .map(breach)
    .find((found) => found !== undefined)
  return inReadings ?? writtenBreach?.(straight)
}

/** A check for each policy: its reason quotes what breaks it and says the clause as we read it. */
export const policyChecks: readonly Check[] = policies.map((policy) => ({
  name: policy.id,
  severity: policy.severity,
  policy: true,
  find: (copy, { grounding }) =>
    fieldsOf(copy).flatMap(({ field, text }) => {
      const found = breachIn(policy, text, languageOf(grounding))
      if (found === undefined) return []
      const source = `Meta’s Advertising Standards, “${policy.section}”, as read on ${written}`
      return [`the ${field} says "${found.trim()}": ${policy.clause} (${source})`]
    }),
}))
