import type { CheckVerdict, Copy, CopyClaim, CopyLength } from '@adcopy/contract'
import type { Edit, Rechecked } from '../edit/recheck.ts'
import type { Draft, GenerationRequest, Prompt, Repair } from '../request.ts'
import type { Written } from '../seams.ts'
import type { Verification } from '../verifier/verification.ts'

/**
 * The computations of generation. They are pure functions whose cost depends on a tenant's input, so the worker runs
 * them in processes that can be killed. Arguments and results must be cloneable.
 */
export interface Compute {
  compose(request: GenerationRequest, attempt: number): Promise<Draft>
  writerPrompt(request: GenerationRequest, repair: Repair | null): Promise<Prompt>
  readDraft(text: string, cutOff: boolean, copyLength: CopyLength): Promise<Written>
  /** Runs the mechanical checks on a draft and returns one verdict for each check. */
  check(request: GenerationRequest, draft: Draft): Promise<CheckVerdict[]>
  /**
   * Builds the verifier's prompt. `fault` explains why the previous answer could not be used; it is null for the first
   * prompt.
   */
  verifierPrompt(request: GenerationRequest, copy: Copy, fault: string | null): Promise<Prompt>
  readVerification(request: GenerationRequest, copy: Copy, text: string, cutOff: boolean): Promise<ReadVerification>
  judge(request: GenerationRequest, copy: Copy, verification: Verification): Promise<CheckVerdict[]>
  /**
   * Returns the claims of the copy with their verified support, or with the writer's citations if `verification` is
   * null.
   */
  claims(request: GenerationRequest, draft: Draft, verification: Verification | null): Promise<CopyClaim[]>
  recheck(edit: Edit): Promise<Rechecked>
}

/** `fault` is a fixed message that explains why the answer cannot be used. */
export type ReadVerification = { ok: true; verification: Verification } | { ok: false; fault: string }
