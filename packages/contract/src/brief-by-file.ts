import type { BrandBriefFact } from './grounding.ts'
import { brandBriefLines } from './grounding-size.ts'
import { limits } from './limits.ts'
import { utf8Bytes } from './utf8-bytes.ts'

/** Sizes are in UTF-8 bytes and include headings and the newline after each line. */
export interface BriefShare {
  file_id: string
  facts: number
  bytes: number
  /** Number of facts beyond the size limit of the brand brief. The limit applies when a job is created. */
  facts_beyond: number
  /** Total size of these facts. */
  bytes_beyond: number
}

/**
 * Sorted by the first appearance of each file in `facts`. A fact that only partly fits within the limit of the brand
 * brief counts as one that does not fit.
 */
export function briefByFile(facts: readonly BrandBriefFact[]): BriefShare[] {
  const shares = new Map<string, BriefShare>()
  for (const { fact, bytes, fits } of sizesOf(facts)) {
    const { file_id } = fact
    const share = shares.get(file_id) ?? { file_id, facts: 0, bytes: 0, facts_beyond: 0, bytes_beyond: 0 }
    shares.set(file_id, share)
    share.facts += 1
    share.bytes += bytes
    if (fits) continue
    share.facts_beyond += 1
    share.bytes_beyond += bytes
  }
  return [...shares.values()]
}

export function factsThatFit(facts: readonly BrandBriefFact[]): number {
  return sizesOf(facts).filter(({ fits }) => fits).length
}

/**
 * `fits` is true if the brief up to and including the fact is within the limit. `bytes` include the fact's headings
 * unless the previous fact has the same headings.
 */
function sizesOf(facts: readonly BrandBriefFact[]) {
  let total = 0
  return facts.map((fact, index) => {
    const before = facts.slice(Math.max(0, index - 1), index)
    const lines = brandBriefLines([...before, fact]).slice(brandBriefLines(before).length)
    const bytes = lines.reduce((sum, line) => sum + utf8Bytes(line) + 1, 0)
    total += bytes
    // The newline after the last line does not count towards the limit.
    return { fact, bytes, fits: total - 1 <= limits.groundingFieldBytesMax }
  })
}
