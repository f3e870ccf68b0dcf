import type { CheckVerdict, Copy, CopyClaim, CopyLength } from '@adcopy/contract'
import type { Edit, Rechecked } from '../edit/recheck.ts'
import type { Draft, GenerationRequest, Prompt, Repair } from '../request.ts'
import type { Written } from '../seams.ts'
import type { Verification } from '../verifier/verification.ts'

/**
 * All computations of generation: pure functions whose cost depends on a tenant's input. The worker runs them in
 * processes that can be killed; tests may run them in place. Arguments and results are cloneable.
 */
export interface Compute {
  /** Writes the offline composer's draft. */
  compose(request: GenerationRequest, attempt: number): Promise<Draft>
  writerPrompt(request: GenerationRequest, repair: Repair | null): Promise<Prompt>
  /** Reads a writer's answer. */
  readDraft(text: string, cutOff: boolean, copyLength: CopyLength): Promise<Written>
  /** Runs the mechanical checks on a draft; each returns one verdict. */
  check(request: GenerationRequest, draft: Draft): Promise<CheckVerdict[]>
  /** Builds the verifier's prompt. `fault` explains why the last answer could not be used; null in the first prompt. */
  verifierPrompt(request: GenerationRequest, copy: Copy, fault: string | null): Promise<Prompt>
  /** Reads and validates a verifier's answer. */
  readVerification(request: GenerationRequest, copy: Copy, text: string, cutOff: boolean): Promise<ReadVerification>
  /** Derives verdicts from a verification. */
  judge(request: GenerationRequest, copy: Copy, verification: Verification): Promise<CheckVerdict[]>
  /** Returns the claims of the copy with their verified support, or with the writer's citations if nothing was verified. */
  claims(request: GenerationRequest, draft: Draft, verification: Verification | null): Promise<CopyClaim[]>
  /** Checks a member's edit of an earlier version. */
  recheck(edit: Edit): Promise<Rechecked>
}

/** `fault` is a fixed message that explains why the answer cannot be used. */
export type ReadVerification = { ok: true; verification: Verification } | { ok: false; fault: string }
