import type { Copy } from '@adcopy/contract'
import { wordNgrams } from '@adcopy/generation'
import type { EvalResult } from './run.ts'

/** Two outputs and the share of word 4-grams that both hold. */
export interface Pair {
  share: number
  ids: readonly [string, string]
}

export interface Overlap {
  pairs: number
  /** Pairs above the limit. */
  over: number
  highest: Pair | null
}

/** Share that no pair may pass. */
export const overlapMax = 0.6

/** Word 4-grams of all fields, none reaching from one field into the next. */
export function gramsOf({ headline, primary_text, description = '' }: Copy): Set<string> {
  return new Set([headline, primary_text, description].flatMap((text) => [...wordNgrams(text)]))
}

/** Shared 4-grams divided by those of the smaller set; 0 where one has none. */
export function shareOf(one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  if (small.size === 0) return 0
  let shared = 0
  for (const gram of small) if (large.has(gram)) shared += 1
  return shared / small.size
}

/** Compares outputs of one brand with each other: those of different briefs, or those of the same. */
export function overlapOf(results: readonly EvalResult[], briefs: 'different' | 'same'): Overlap {
  const numbers = new Map<string, number>()
  const texts = results.flatMap(({ job, copy }) =>
    copy === null
      ? []
      : [
          {
            job,
            grams: new Set(
              [...gramsOf(copy)].map((gram) => {
                const known = numbers.get(gram) ?? numbers.size
                numbers.set(gram, known)
                return known
              }),
            ),
          },
        ],
  )
  const overlap: Overlap = { pairs: 0, over: 0, highest: null }
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(0, index)) {
      if (one.job.brand.id !== other.job.brand.id) continue
      if ((one.job.brief === other.job.brief) !== (briefs === 'same')) continue
      const share = shareOf(one.grams, other.grams)
      overlap.pairs += 1
      if (share > overlapMax) overlap.over += 1
      if (share > (overlap.highest?.share ?? -1)) overlap.highest = { share, ids: [other.job.id, one.job.id] }
    }
  }
  return overlap
}
