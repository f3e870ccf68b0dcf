import type { BrandBriefFact, Grounding } from './grounding.ts'
import { limits } from './limits.ts'
import { utf8Bytes } from './utf8-bytes.ts'

// This file does not import Zod, so that pages that measure text need not load Zod.

export interface GroundingSize {
  maxFieldBytes: number
  totalBytes: number
}

/** True if creating a job with this grounding is refused. Source: POST-7. */
export function isTooLarge({ maxFieldBytes, totalBytes }: GroundingSize): boolean {
  return maxFieldBytes > limits.groundingFieldBytesMax || totalBytes > limits.groundingTotalBytesMax
}

/**
 * Each string is a field, and each list of strings is one field whose items are joined by newlines. Other values, such
 * as `version`, are ignored. Source: D-GROUNDING-1.
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

/** Headings precede a fact unless the previous fact has the same headings. */
export function brandBriefLines(facts: readonly BrandBriefFact[]): string[] {
  let last = ''
  return facts.flatMap(({ subject = [], text }) => {
    const heading = subject.join(' › ')
    const isNew = heading !== '' && heading !== last
    last = heading
    return isNew ? [heading, text] : [text]
  })
}

/** The lines of the brand brief, joined by newlines, count as one field. */
export function measureGrounding(grounding: Grounding): GroundingSize {
  return measureFacts(
    grounding.profile,
    { brand_brief: brandBriefLines(grounding.brand_brief) },
    ...grounding.avatars,
    ...grounding.think_reports,
  )
}
