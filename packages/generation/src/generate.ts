import type { CheckVerdict, Copy, CopyClaim } from '@adcopy/contract'
import type { Compute } from './compute/compute.ts'
import { ProviderError } from './errors.ts'
import type { Candidate, KeptDrafts } from './kept-drafts.ts'
import { candidatesMax, verificationsLostMax } from './limits.ts'
import type { GenerationRequest, Repair } from './request.ts'
import type { CallAccount, CallOptions, Verifier, Writer } from './seams.ts'
import { hardFailures, isPolicyCheck } from './verdicts.ts'
import type { Verification } from './verifier/verification.ts'

interface Usable {
  ok: true
  copy: Copy
  verdicts: CheckVerdict[]
  claims: CopyClaim[]
  candidates: number
  /** False if no verifier is configured. */
  verified: boolean
}

interface Failed {
  ok: false
  code: 'generation_failed' | 'policy_blocked'
  verdicts: CheckVerdict[]
  candidates: number
}

export type GenerationOutcome = Usable | Failed

export interface GenerationLimits {
  signal: AbortSignal
  account: CallAccount
  onRejected?: (checks: readonly string[]) => void
}

export interface GenerationParts {
  writer: Writer
  verifier: Verifier | null
  compute: Compute
  kept: KeptDrafts
}

interface Judged {
  verdicts: CheckVerdict[]
  verification: Verification | null
}

/**
 * If a check or the verifier rejects the candidate, or the writer returns no copy, the writer is asked for a repair, up
 * to `candidatesMax` candidates in total. If the verifier's provider returns no usable answer and the job can be
 * retried, the candidate is kept, so that the next attempt at the same job starts by verifying it.
 * @throws the signal's reason when aborted; any error of the writer, the verifier, the account of paid calls or
 * `compute`; ProviderError `unusable_answers` after `verificationsLostMax` verifications in which every answer was
 * unusable.
 */
export async function generate(
  parts: GenerationParts,
  request: GenerationRequest,
  limits: GenerationLimits,
): Promise<GenerationOutcome> {
  const { signal, account, onRejected } = limits
  let waiting = parts.kept.take(request.seed)
  let repair: Repair | null = null
  for (let candidates = waiting?.candidates ?? 1; ; candidates += 1) {
    const options = { signal, account, attempt: candidates - 1 }
    signal.throwIfAborted()
    const candidate: Candidate = waiting ?? { candidates, ...(await writeCandidate(parts, request, repair, options)) }
    waiting = undefined
    const { verdicts, verification } = await judgeCandidate(parts, request, candidate, options)
    const { draft } = candidate
    const failures = hardFailures(verdicts)
    if (draft !== null && failures.length === 0) {
      const claims = await parts.compute.claims(request, draft, verification)
      const verified = verification !== null
      return { ok: true, copy: draft.copy, verdicts, claims, candidates, verified }
    }
    onRejected?.(failures)
    if (candidates === candidatesMax) {
      const code = failures.some(isPolicyCheck) ? 'policy_blocked' : 'generation_failed'
      return { ok: false, code, verdicts, candidates }
    }
    repair = { previous: draft, reasons: reasonsOf(verdicts) }
  }
}

const noCopy = (reason: string): CheckVerdict => ({ check: 'copy', severity: 'hard', passed: false, reason })

async function writeCandidate(
  { writer, compute }: GenerationParts,
  request: GenerationRequest,
  repair: Repair | null,
  options: CallOptions,
): Promise<Pick<Candidate, 'draft' | 'verdicts'>> {
  const written = await writer.write(request, repair, options)
  options.signal.throwIfAborted()
  if (!written.ok) return { draft: null, verdicts: [noCopy(written.reason)] }
  return { draft: written.draft, verdicts: await compute.check(request, written.draft) }
}

async function judgeCandidate(
  { verifier, compute, kept }: GenerationParts,
  request: GenerationRequest,
  candidate: Candidate,
  options: CallOptions,
): Promise<Judged> {
  const { draft, verdicts } = candidate
  if (verifier === null || draft === null || hardFailures(verdicts).length > 0) return { verdicts, verification: null }
  const verification = await verifier.verify(request, draft.copy, options).catch((error: unknown) => {
    if (!(error instanceof ProviderError) || !error.waits || options.signal.aborted) throw error
    const lost = (candidate.lost ?? 0) + (error.code === 'unusable_answer' ? 1 : 0)
    // The job fails here, because each verification makes paid calls, and after this many failures another attempt
    // would probably fail too.
    if (lost === verificationsLostMax) throw new ProviderError('unusable_answers', { mayBeCharged: true })
    kept.keep(request.seed, { ...candidate, lost })
    throw error
  })
  const judged = await compute.judge(request, draft.copy, verification)
  return { verdicts: [...verdicts, ...judged], verification }
}

function reasonsOf(verdicts: readonly CheckVerdict[]): string[] {
  return verdicts
    .filter(({ passed, severity }) => !passed && severity === 'hard')
    .map(({ check, reason }) => `${check}: ${reason ?? 'failed'}`)
}
