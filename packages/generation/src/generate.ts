import type { CheckVerdict, Copy, CopyClaim } from '@adcopy/contract'
import {
  type Backend,
  BackendError,
  candidateSecondsMax,
  type GenerateOptions,
  type GenerationRequest,
  UnusableAnswerError,
} from './backend.ts'
import { type Candidate, readCandidate, unusable } from './checks/candidate.ts'
import { examinerFor } from './checks/examine.ts'
import { brokePolicy, feedbackOf, hardFailures } from './checks/index.ts'
import { inTime } from './in-time.ts'

/** Candidates that one job may ask for: the first and its repairs, all inside one unit of allocation. */
export const attemptsMax = 3

/**
 * What came of a generation: copy that passed every hard check with what its claims rest on, or why there is none. Verdicts are the
 * last candidate's.
 */
export type GenerationOutcome =
  | { ok: true; copy: Copy; verdicts: CheckVerdict[]; claims: CopyClaim[]; attempts: number }
  | { ok: false; code: 'generation_failed' | 'policy_blocked'; verdicts: CheckVerdict[]; attempts: number }

export interface GenerationLimits extends Pick<GenerateOptions, 'signal' | 'onUsage'> {
  candidateMsMax?: number
  /** Told of each candidate that is refused by which checks. */
  onRejected?: (checks: readonly string[]) => void
}

/**
 * Asks the backend for a candidate, checks it, and asks for repairs while a hard check fails. An answer that holds no copy
 * is a failed candidate too. `policy_blocked` means that the last candidate broke an excluded term, a restriction or an
 * advertising policy.
 * @throws the signal's reason when aborted, `BackendError` `timed_out` where a candidate takes too long, and whatever else
 * the backend throws (`BackendError`), untouched.
 */
export async function generate(
  backend: Backend,
  request: GenerationRequest,
  { signal, onUsage, onRejected, candidateMsMax = candidateSecondsMax * 1000 }: GenerationLimits,
): Promise<GenerationOutcome> {
  const examine = examinerFor(request)
  let feedback: readonly string[] = []
  let previous: Copy | null = null
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted()
    const told = { attempt, feedback, previous, examine, onUsage }
    const asking = inTime(signal, candidateMsMax, (allowed) => backend.generate(request, { ...told, signal: allowed }))
    const candidate = await candidateOf(asking, () => onUsage?.(nothingKnown))
    signal.throwIfAborted()
    const { verdicts } = 'copy' in candidate ? examine(candidate.copy) : candidate
    const attempts = attempt + 1
    const failed = hardFailures(verdicts)
    if ('copy' in candidate && failed.length === 0) {
      const { copy } = candidate
      return { ok: true, copy, verdicts, claims: examine(copy).claims, attempts }
    }
    onRejected?.(failed)
    if (attempts === attemptsMax) {
      return { ok: false, code: brokePolicy(verdicts) ? 'policy_blocked' : 'generation_failed', verdicts, attempts }
    }
    feedback = feedbackOf(verdicts)
    previous = 'copy' in candidate ? candidate.copy : null
  }
}

// A model that took too long, or whose answer was none of its protocol, may have written all the while: nobody knows how much.
const nothingKnown = { inputTokens: 0, outputTokens: 0, costMicroUsd: null }

async function candidateOf(asking: Promise<unknown>, onCharge: () => void): Promise<Candidate> {
  try {
    return readCandidate(await asking)
  } catch (error) {
    if (error instanceof BackendError && error.mayBeCharged) onCharge()
    if (error instanceof UnusableAnswerError) return { verdicts: [unusable(error.reason)] }
    throw error
  }
}
