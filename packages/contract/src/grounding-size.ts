import type { BrandBriefFact, Grounding } from './grounding.ts'
import { utf8Bytes } from './utf8-bytes.ts'

// Zod is not used here, so that pages can measure what a person types.

/** The grounding's size in UTF-8 bytes: its largest field, and all fields together. */
export interface GroundingSize {
  maxFieldBytes: number
  totalBytes: number
}

/**
 * Measures facts of any shape: each string is a field, a list of strings is one field joined by newlines. Source:
 * decisions, "Grounding size". Structure such as `version` or file ranges does not count.
 */
export function measureFacts(...facts: ReadonlyArray<Record<string, unknown>>): GroundingSize {
  const size: GroundingSize = { maxFieldBytes: 0, totalBytes: 0 }
  for (const fact of facts) {
    for (const value of Object.values(fact)) {
      const text = Array.isArray(value) ? value.join('\n') : value
      if (typeof text !== 'string') continue
      const bytes = utf8Bytes(text)
      size.maxFieldBytes = Math.max(size.maxFieldBytes, bytes)
      size.totalBytes += bytes
    }
  }
  return size
}

/** Returns the brand brief's lines: its facts, each preceded by its headings where they differ from the previous fact's. */
export function brandBriefLines(facts: readonly BrandBriefFact[]): string[] {
  let last = ''
  return facts.flatMap(({ subject = [], text }) => {
    const heading = subject.join(' › ')
    const isNew = heading !== '' && heading !== last
    last = heading
    return isNew ? [heading, text] : [text]
  })
}

/** Measures a workspace's grounding; the brand brief is one field, its lines joined by newlines. */
export function measureGrounding(grounding: Grounding): GroundingSize {
  return measureFacts(
    grounding.profile,
    { brand_brief: brandBriefLines(grounding.brand_brief) },
    ...grounding.avatars,
    ...grounding.think_reports,
  )
}
