import type { CheckVerdict } from '@adcopy/contract'
import type { Draft } from './request.ts'

export interface Candidate {
  candidates: number
  draft: Draft | null
  verdicts: CheckVerdict[]
  /** Number of verifications in which every answer of the verifier was unusable. */
  lost?: number
}

/**
 * Candidates whose verification failed because of the provider and will be retried, at most one per job. Keeping them
 * saves the cost of new drafts.
 */
export interface KeptDrafts {
  readonly size: number
  /** A seed is the id of a job. */
  seeds(): string[]
  keep(seed: string, candidate: Candidate): void
  take(seed: string): Candidate | undefined
}

export const keptJobsMax = 500
/** In ms. Ten times the longest pause between two attempts. */
export const keptMsMax = 5 * 60_000

/**
 * Drafts are kept only in memory, because a draft may repeat words of the brief, which must be deleted when the job
 * ends. The worker removes the drafts of jobs that have ended, even if they ended in another process.
 */
export function createKeptDrafts(): KeptDrafts {
  const kept = new Map<string, { candidate: Candidate; timer: NodeJS.Timeout }>()

  function take(seed: string): Candidate | undefined {
    const found = kept.get(seed)
    clearTimeout(found?.timer)
    kept.delete(seed)
    return found?.candidate
  }

  return {
    get size() {
      return kept.size
    },
    seeds: () => [...kept.keys()],
    keep(seed, candidate) {
      take(seed)
      const [oldest] = kept.keys()
      if (oldest !== undefined && kept.size === keptJobsMax) take(oldest)
      kept.set(seed, { candidate, timer: setTimeout(take, keptMsMax, seed).unref() })
    },
    take,
  }
}
