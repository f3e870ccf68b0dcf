import type { BrandBriefFact } from './grounding.ts'
import { brandBriefLines } from './grounding-size.ts'
import { limits } from './limits.ts'
import { utf8Bytes } from './utf8-bytes.ts'

/**
 * The part of the brand brief that comes from one knowledge file. Bytes are UTF-8 and include the newline at the end
 * of each line.
 */
export interface BriefShare {
  file_id: string
  facts: number
  bytes: number
  /** Facts beyond the field size allowed for creating a job, and these facts' bytes. */
  facts_beyond: number
  bytes_beyond: number
}

/** Splits the brand brief by file, in its order. A fact that ends beyond the limit counts as beyond it. */
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

/** Returns how many facts, from the first on, fit into a brand brief with which a job can be created. */
export function factsThatFit(facts: readonly BrandBriefFact[]): number {
  return sizesOf(facts).filter(({ fits }) => fits).length
}

/** Returns each fact with the bytes it adds, new headings included, and whether the brief up to its end is within the limit. */
function sizesOf(facts: readonly BrandBriefFact[]) {
  let total = 0
  return facts.map((fact, index) => {
    const before = facts.slice(Math.max(0, index - 1), index)
    const lines = brandBriefLines([...before, fact]).slice(brandBriefLines(before).length)
    const bytes = lines.reduce((sum, line) => sum + utf8Bytes(line) + 1, 0)
    total += bytes
    // The final newline does not count.
    return { fact, bytes, fits: total - 1 <= limits.groundingFieldBytesMax }
  })
}
