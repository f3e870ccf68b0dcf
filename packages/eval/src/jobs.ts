import { awarenessLevels, carries, copyLengths, type OfferContent, type Platform } from '@adcopy/contract'
import type { GenerationRequest } from '@adcopy/generation'
import type { EvalBrand, EvalBrief } from './brands/brand.ts'

/** One job of an evaluation: what production would make of a create. */
export interface EvalJob {
  /** Names the job in reports and is its seed; stands still while brands and briefs do. */
  id: string
  brand: EvalBrand
  brief: EvalBrief
  request: GenerationRequest
}

/**
 * Every awareness level in every length for every brief. Platforms and offers take turns from place to place, so that
 * over the briefs of a brand each meets every place.
 */
export function jobsOf(brand: EvalBrand): EvalJob[] {
  const offers: ReadonlyArray<OfferContent | null> = [null, ...brand.offers]
  return brand.briefs.flatMap((brief, turn) =>
    awarenessLevels.flatMap((awarenessLevel, level) =>
      copyLengths.map((copyLength, length): EvalJob => {
        const wanted: Platform = (turn + level + length) % 2 === 0 ? 'facebook' : 'instagram'
        const platform = carries(wanted, copyLength) ? wanted : 'facebook'
        const id = [brand.id, turn + 1, platform, awarenessLevel, copyLength].join('/')
        const offer = offers[(turn + level + 2 * length) % offers.length] ?? null
        const { grounding } = brand
        const request = { platform, awarenessLevel, copyLength, brief: brief.text, grounding, offer, seed: id }
        return { id, brand, brief, request }
      }),
    ),
  )
}

/** So many of the jobs, spread over all of them. */
export function sampled<T>(jobs: readonly T[], most: number): T[] {
  if (jobs.length <= most) return [...jobs]
  return Array.from({ length: most }, (_, index) => jobs[Math.floor((index * jobs.length) / most)] as T)
}
