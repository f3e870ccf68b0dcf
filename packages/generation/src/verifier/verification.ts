import { policyIds } from './policies.ts'

/** Checks that follow from a verification: four questions, and one for each policy. All are hard. */
export const verifierChecks = [
  'supported_claims',
  'offer_conditions',
  'restrictions',
  'awareness_opening',
  ...policyIds,
] as const

export type VerifierCheck = (typeof verifierChecks)[number]

/** Those whose failure ends a job as `policy_blocked`. */
export const verifierPolicyChecks: readonly VerifierCheck[] = ['restrictions', ...policyIds]

/** The verdicts on a sentence. A closed set. */
export const sentenceVerdicts = ['supported', 'no_claim', 'overstated', 'contradicted', 'not_in_sources'] as const

export type SentenceVerdict = (typeof sentenceVerdicts)[number]

/** The validated verdict on one sentence of the copy. */
export interface JudgedSentence {
  field: 'headline' | 'primary_text' | 'description'
  /** Span within the field, in UTF-16 units. */
  start: number
  end: number
  verdict: SentenceVerdict
  /** Ids of the facts it rests on, or that it overstates or contradicts. */
  facts: string[]
  /** Ids of the policies that it breaks, such as `personal_attributes`. */
  policies: string[]
  /** Which restrictions of the brand it breaks, from 0. */
  restrictions: number[]
}

/** A verifier's answer after validation by code. */
export interface Verification {
  sentences: JudgedSentence[]
  /** Ids of facts of the offer whose conditions the copy should state and does not. */
  missingTerms: string[]
  openingFits: boolean
}
