import { awarenessLevels, carries, copyLengths, type OfferContent, type Platform } from '@adcopy/contract'
import type { GenerationRequest } from '@adcopy/generation'
import type { EvalBrand, EvalBrief } from './brands/brand.ts'

/** One job of an evaluation: what production would make of a create. */
export interface EvalJob {
  /** Names the job in reports and is its seed; stands still while brands and briefs do. */
  id: string
  /** From 1: which draw of seeds it belongs to. */
  round: number
  brand: EvalBrand
  brief: EvalBrief
  request: GenerationRequest
}

/**
 * Every awareness level in every length for every brief. Platforms and offers take turns from place to place and from
 * round to round, so that each meets every place and the same brief is written for again with another offer or platform.
 */
export function jobsOf(brand: EvalBrand, round = 1): EvalJob[] {
  const offers: ReadonlyArray<OfferContent | null> = [null, ...brand.offers]
  return brand.briefs.flatMap((brief, turn) =>
    awarenessLevels.flatMap((awarenessLevel, level) =>
      copyLengths.map((copyLength, length): EvalJob => {
        const wanted: Platform = (turn + level + length + round) % 2 === 0 ? 'instagram' : 'facebook'
        const platform = carries(wanted, copyLength) ? wanted : 'facebook'
        const id = [brand.id, round, turn + 1, platform, awarenessLevel, copyLength].join('/')
        const offer = offers[(turn + level + 2 * length + round) % offers.length] ?? null
        const { grounding } = brand
        const request = { platform, awarenessLevel, copyLength, brief: brief.text, grounding, offer, seed: id }
        return { id, round, brand, brief, request }
      }),
    ),
  )
}

/** The jobs of so many rounds: a promise that holds for one may hold by luck. */
export function jobsOfAll(brands: readonly EvalBrand[], rounds = 1): EvalJob[] {
  return Array.from({ length: rounds }, (_, index) => brands.flatMap((brand) => jobsOf(brand, index + 1))).flat()
}

/** So many of the jobs, spread over all of them. */
export function sampled<T>(jobs: readonly T[], most: number): T[] {
  if (jobs.length <= most) return [...jobs]
  return Array.from({ length: most }, (_, index) => jobs[Math.floor((index * jobs.length) / most)] as T)
}
