import type { CheckVerdict, Copy } from '@adcopy/contract'
import { type Backend, type GenerateOptions, type GenerationRequest, UnusableAnswerError } from './backend.ts'
import { type Candidate, readCandidate, unusable } from './checks/candidate.ts'
import { brokeHard, brokePolicy, feedbackOf, runChecks } from './checks/index.ts'

/** Candidates that one job may ask for: the first and its repairs, all inside one unit of allocation. */
export const attemptsMax = 3

/** What came of a generation: copy that passed every hard check, or why there is none. Verdicts are the last candidate's. */
export type GenerationOutcome =
  | { ok: true; copy: Copy; verdicts: CheckVerdict[]; attempts: number }
  | { ok: false; code: 'generation_failed' | 'policy_blocked'; verdicts: CheckVerdict[]; attempts: number }

/**
 * Asks the backend for a candidate, checks it, and asks for repairs while a hard check fails. An answer that holds no copy
 * is a failed candidate too. `policy_blocked` means that the last candidate broke an excluded term, a restriction or an
 * advertising policy.
 * @throws the signal's reason when aborted, and whatever else the backend throws (`BackendError`), untouched.
 */
export async function generate(
  backend: Backend,
  request: GenerationRequest,
  { signal, onUsage }: Pick<GenerateOptions, 'signal' | 'onUsage'>,
): Promise<GenerationOutcome> {
  let feedback: readonly string[] = []
  let previous: Copy | null = null
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted()
    const options: GenerateOptions = { signal, attempt, feedback, previous, onUsage }
    const candidate = await candidateOf(backend, request, options)
    signal.throwIfAborted()
    const verdicts = 'copy' in candidate ? runChecks(candidate.copy, request) : candidate.verdicts
    const attempts = attempt + 1
    if ('copy' in candidate && !brokeHard(verdicts)) return { ok: true, copy: candidate.copy, verdicts, attempts }
    if (attempts === attemptsMax) {
      return { ok: false, code: brokePolicy(verdicts) ? 'policy_blocked' : 'generation_failed', verdicts, attempts }
    }
    feedback = feedbackOf(verdicts)
    previous = 'copy' in candidate ? candidate.copy : null
  }
}

async function candidateOf(backend: Backend, request: GenerationRequest, options: GenerateOptions): Promise<Candidate> {
  try {
    return readCandidate(await backend.generate(request, options))
  } catch (error) {
    if (error instanceof UnusableAnswerError) return { verdicts: [unusable(error.reason)] }
    throw error
  }
}
