import { policyIds } from './policies.ts'

/** The four checks listed here and one for each policy. All of them are hard. */
export const verifierChecks = [
  'supported_claims',
  'offer_conditions',
  'restrictions',
  'awareness_opening',
  ...policyIds,
] as const

export type VerifierCheck = (typeof verifierChecks)[number]

/** If one of these checks fails, the job ends as `policy_blocked`. */
export const verifierPolicyChecks: readonly VerifierCheck[] = ['restrictions', ...policyIds]

export const sentenceVerdicts = ['supported', 'no_claim', 'overstated', 'contradicted', 'not_in_sources'] as const

export type SentenceVerdict = (typeof sentenceVerdicts)[number]

export interface JudgedSentence {
  field: 'headline' | 'primary_text' | 'description'
  /** Span within the field, in UTF-16 units. */
  start: number
  end: number
  verdict: SentenceVerdict
  /** Ids of the facts that support the sentence, or that the sentence overstates or contradicts. */
  facts: string[]
  /** Ids such as `personal_attributes`. */
  policies: string[]
  /** Indexes of the brand's restrictions, from 0. */
  restrictions: number[]
}

export interface Verification {
  sentences: JudgedSentence[]
  /** Ids of the offer's facts (price, end date or terms) that the copy should state but does not. */
  missingTerms: string[]
  openingFits: boolean
}
