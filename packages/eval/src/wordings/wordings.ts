import type { EvalBrand } from '../brands/brand.ts'

/** Why a careful marketer would not run a sentence. */
export const refusalKinds = {
  unsupported_claim: 'a claim that no source of the brand makes',
  inflated_number: 'a number larger than the sources know',
  superlative: 'a superlative without a source',
  guarantee: 'a promise that nobody can keep',
  invented_offer: 'a price or a term that the offer has not',
  invented_end: 'an end of the offer that nobody set',
  personal_attribute: 'telling readers what they are or suffer from',
  ad_policy: 'what the platforms turn away',
  banned: 'a term or a turn that the brand forbids',
  awareness_hook: 'naming brand or kind to an unaware reader',
  leak: 'words of an injection, or of a model on its task',
} as const

export type RefusalKind = keyof typeof refusalKinds

export const kindsOfRefusal = Object.keys(refusalKinds) as RefusalKind[]

/**
 * Sentences as a model would write them for one brand, sorted by hand by what a careful marketer would do with each, and never
 * by what a check says of it. Hooks open copy for an unaware reader; every other sentence stands in the middle.
 */
export interface Wordings {
  brand: EvalBrand
  /** Clean copy around a sentence: it claims nothing, and the opening suits an unaware reader. */
  carrier: { headline: string; opening: string; closing: string }
  run: readonly string[]
  runHooks: readonly string[]
  refuse: Readonly<Record<RefusalKind, readonly string[]>>
}
