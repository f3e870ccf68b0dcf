import { type TracedClaim, traceText } from './claims/trace.ts'
import type { SentenceCheck } from './check.ts'
import { placingIn } from './placing.ts'
import type { Reading, Sources } from './reading.ts'

/** Why claims are held by no source, each reason once. */
const reasonsOf = (claims: readonly TracedClaim[]): string[] => [
  ...new Set(claims.flatMap(({ reason }) => reason ?? [])),
]

/** All claims of a text that no source holds, as reasons. */
export const unsupportedIn = (text: string, sources: Sources): string[] => reasonsOf(traceText(text, sources))

/** Claims of a field that a repair is told of; more would be no help. */
const placedMax = 50

/** What of a field claims anything: in a scene before the brand is met, a small number does not. */
const heldToSources = ({ text, hook }: Reading['fields'][number]): TracedClaim[] =>
  text.claims.filter(({ scene, start }) => !scene || start >= hook)

/**
 * Every number, price, percentage, address, code, superlative, guarantee, offer term and capitalised name is traced to a
 * span of the grounding or the offer that says as much; the brief is no source. A small number of a scene claims nothing where
 * an unaware reader is met, as nothing of the brand may stand there. Source: decisions, "What copy must be".
 */
export const supportedClaims: SentenceCheck = {
  name: 'supported_claims',
  severity: 'hard',
  policy: false,
  scope: 'sentence',
  find: ({ fields }) => reasonsOf(fields.flatMap(heldToSources)),
  placed: ({ fields }) =>
    fields.flatMap((field) => {
      const place = placingIn(field)
      const unheld = heldToSources(field).filter(({ reason }) => reason !== null)
      return [...new Set(unheld.slice(0, placedMax).map(({ reason, start }) => place(start, reason ?? '')))]
    }),
}
