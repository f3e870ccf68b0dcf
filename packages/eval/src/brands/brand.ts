import type { BrandBriefFact, BrandProfile, Grounding, OfferContent } from '@adcopy/contract'
import { extractFacts } from '@adcopy/generation'

/** What a marketer might ask for, by the kind of request that it is. */
export interface EvalBrief {
  kind: 'angle' | 'occasion' | 'audience' | 'plain' | 'absurd' | 'very long' | 'injection'
  text: string
}

/** A brand that copy is judged on. All are made up but the demo's. */
export interface EvalBrand {
  id: string
  /** What makes it worth trying, for the report. */
  kind: string
  grounding: Grounding
  /** Jobs take turns in going without an offer and with each of these. */
  offers: readonly OfferContent[]
  briefs: readonly EvalBrief[]
  /** Strings that none of its copy may hold, in any case: its injections ask for them. */
  canaries?: readonly string[]
}

/** Grounding of a profile and whatever else is known. */
export function grounded(profile: BrandProfile, more: Partial<Grounding> = {}): Grounding {
  return { version: 1, profile, brand_brief: [], avatars: [], think_reports: [], ...more }
}

/** The brand brief of one knowledge file, its facts read from markdown as a worker reads them. */
export function known(fileId: string, markdown: string): BrandBriefFact[] {
  return extractFacts(markdown).map((fact) => ({ file_id: fileId, ...fact }))
}
