import type { SentenceCheck } from '../check.ts'
import { policies, policiesWrittenOn } from './policies.ts'

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(policiesWrittenOn),
)

/** A check for each policy: its reason quotes what breaks it and says the clause as we read it. */
export const policyChecks: readonly SentenceCheck[] = policies.map((policy, place) => ({
  name: policy.id,
  severity: policy.severity,
  policy: true,
  scope: 'sentence',
  find: ({ fields }) =>
    fields.flatMap(({ name, text }) => {
      const found = text.breaches[place]
      if (found === undefined) return []
      const source = `Meta’s Advertising Standards, “${policy.section}”, as read on ${written}`
      return [`the ${name} says "${found.trim()}": ${policy.clause} (${source})`]
    }),
}))
