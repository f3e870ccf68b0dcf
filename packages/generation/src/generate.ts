import type { CheckVerdict, Copy } from '@adcopy/contract'
import type { Backend, GenerationRequest } from './backend.ts'
import { readCandidate } from './checks/candidate.ts'
import { brokeHard, brokePolicy, feedbackOf, runChecks } from './checks/index.ts'

/** Candidates that one job may ask for: the first and its repairs, all inside one unit of allocation. */
export const attemptsMax = 3

/** What came of a generation: copy that passed every hard check, or why there is none. Verdicts are the last candidate's. */
export type GenerationOutcome =
  | { ok: true; copy: Copy; verdicts: CheckVerdict[]; attempts: number }
  | { ok: false; code: 'generation_failed' | 'policy_blocked'; verdicts: CheckVerdict[]; attempts: number }

/**
 * Asks the backend for a candidate, checks it, and asks for repairs while a hard check fails.
 * `policy_blocked` means that the last candidate broke an excluded term, a restriction or an advertising policy.
 * @throws the signal's reason when aborted, and whatever the backend throws (`BackendError`), untouched.
 */
export async function generate(
  backend: Backend,
  request: GenerationRequest,
  { signal }: { signal: AbortSignal },
): Promise<GenerationOutcome> {
  let feedback: readonly string[] = []
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted()
    const candidate = readCandidate(await backend.generate(request, { signal, attempt, feedback }))
    signal.throwIfAborted()
    const verdicts = 'copy' in candidate ? runChecks(candidate.copy, request) : candidate.verdicts
    const attempts = attempt + 1
    if ('copy' in candidate && !brokeHard(verdicts)) return { ok: true, copy: candidate.copy, verdicts, attempts }
    if (attempts === attemptsMax) {
      return { ok: false, code: brokePolicy(verdicts) ? 'policy_blocked' : 'generation_failed', verdicts, attempts }
    }
    feedback = feedbackOf(verdicts)
  }
}
