import type { OfferContent } from '@adcopy/contract'

/** Facts of a brand, what copy may make of them, and what it may not. */
export interface ClaimExample {
  title: string
  language: 'en' | 'de' | 'fr' | 'es'
  facts: readonly string[]
  offer?: OfferContent
  /** Pains in a portrait of the audience, and findings of a report. */
  pains?: readonly string[]
  findings?: readonly string[]
  kept: readonly string[]
  caught: readonly string[]
}
