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
import { type Examiner, examinerFor } from './checks/examine.ts'
import { brokeHard, brokePolicy, feedbackOf, hardFailures } from './checks/index.ts'
import { readingsOf } from './disguise.ts'
import { inTime } from './in-time.ts'

/** Candidates that one job may ask for: the first and its repairs, all inside one unit of allocation. */
export const attemptsMax = 3

interface Usable {
  ok: true
  copy: Copy
  verdicts: CheckVerdict[]
  /** What its claims and statements rest on. */
  claims: CopyClaim[]
  /** Which candidate it is, from 1. */
  candidate: number
  attempts: number
}

interface Failed {
  ok: false
  code: 'generation_failed' | 'policy_blocked'
  /** The last candidate's. */
  verdicts: CheckVerdict[]
  attempts: number
}

/** Copy that passed every hard check, or why there is none; `attempts` is the number of candidates that were asked for. */
export type GenerationOutcome = Usable | Failed

export interface GenerationLimits extends Pick<GenerateOptions, 'signal' | 'onUsage'> {
  candidateMsMax?: number
  /** Told of each candidate that is refused by which checks. */
  onRejected?: (checks: readonly string[]) => void
}

/** A candidate with its verdicts; no copy where the answer held none. */
interface Judged {
  copy: Copy | null
  verdicts: CheckVerdict[]
}

/**
 * Asks the backend for a candidate, checks it, and asks for repairs while a hard check fails. An answer that holds no copy
 * is a failed candidate too. `policy_blocked` means that the last candidate broke an excluded term, a restriction or an
 * advertising policy. Copy that may be used, but states what no source seems to know, is asked for once more while attempts are left:
 * of the two, the one that states less of that is taken.
 * @throws the signal's reason when aborted before there is copy that may be used, `BackendError` `timed_out` where a candidate
 * takes too long, and whatever else the backend throws (`BackendError`), untouched. Nothing of the brief is remembered past the end.
 */
export async function generate(
  backend: Backend,
  request: GenerationRequest,
  limits: GenerationLimits,
): Promise<GenerationOutcome> {
  try {
    return await generateAndRepair(backend, request, limits)
  } finally {
    readingsOf.forget()
  }
}

async function generateAndRepair(
  backend: Backend,
  request: GenerationRequest,
  limits: GenerationLimits,
): Promise<GenerationOutcome> {
  const examine = examinerFor(request)
  const ask = askerFor(backend, request, examine, limits)
  let last: Judged | null = null
  for (let attempts = 1; ; attempts += 1) {
    const judged: Judged = await ask(attempts, last)
    const found = usable(judged, attempts, examine)
    if (found !== null) return soundest(found, ask, examine)
    if (attempts === attemptsMax) {
      const { verdicts } = judged
      return { ok: false, code: brokePolicy(verdicts) ? 'policy_blocked' : 'generation_failed', verdicts, attempts }
    }
    last = judged
  }
}

type Ask = (attempt: number, last: Judged | null) => Promise<Judged>

function askerFor(
  backend: Backend,
  request: GenerationRequest,
  examine: Examiner,
  { signal, onUsage, onRejected, candidateMsMax = candidateSecondsMax * 1000 }: GenerationLimits,
): Ask {
  return async (attempt, last) => {
    signal.throwIfAborted()
    const feedback = last === null ? [] : feedbackOf(last.verdicts)
    const told = { attempt: attempt - 1, feedback, previous: last?.copy ?? null, examine, onUsage }
    const asking = inTime(signal, candidateMsMax, (allowed) => backend.generate(request, { ...told, signal: allowed }))
    const reading = asking.then((answer: unknown) => readCandidate(answer, request.copyLength))
    const candidate = await candidateOf(reading, signal, () => {
      if (backend.model !== null) onUsage?.(nothingKnown)
    })
    signal.throwIfAborted()
    const copy = 'copy' in candidate ? candidate.copy : null
    const verdicts = 'copy' in candidate ? examine(candidate.copy).verdicts : candidate.verdicts
    if (copy === null || brokeHard(verdicts)) onRejected?.(hardFailures(verdicts))
    return { copy, verdicts }
  }
}

function usable({ copy, verdicts }: Judged, candidate: number, examine: Examiner): Usable | null {
  if (copy === null || brokeHard(verdicts)) return null
  return { ok: true, copy, verdicts, claims: examine(copy).claims, candidate, attempts: candidate }
}

/** The copy, or what becomes of it when it is asked for once more, if that states less of what no source seems to know. */
async function soundest(first: Usable, ask: Ask, examine: Examiner): Promise<Usable> {
  const doubts = ({ copy }: Usable) => examine(copy).ungrounded
  if (first.attempts === attemptsMax || doubts(first) === 0) return first
  const attempts = first.attempts + 1
  try {
    const second = usable(await ask(attempts, first), attempts, examine)
    return second !== null && doubts(second) < doubts(first) ? second : { ...first, attempts }
  } catch {
    // Nothing that becomes of the second loses the first, nor that the worker shuts down or the job's time is up meanwhile.
    return { ...first, attempts }
  }
}

// A model that took too long or was given up, or whose answer was none of its protocol, may have written all the while: nobody
// knows how much.
const nothingKnown = { inputTokens: 0, outputTokens: 0, costMicroUsd: null }

async function candidateOf(reading: Promise<Candidate>, signal: AbortSignal, onCharge: () => void): Promise<Candidate> {
  try {
    return await reading
  } catch (error) {
    if (signal.aborted || (error instanceof BackendError && error.mayBeCharged)) onCharge()
    if (error instanceof UnusableAnswerError) return { verdicts: [unusable(error.reason)] }
    throw error
  }
}
