import type { CheckVerdict, Copy, CopyClaim, CopyLength } from '@adcopy/contract'
import type { Edit, Rechecked } from '../edit/recheck.ts'
import type { Draft, GenerationRequest, Prompt, Repair } from '../request.ts'
import type { Written } from '../seams.ts'
import type { Verification } from '../verifier/verification.ts'

/**
 * Pure functions that generate copy and check it. Their cost depends on a tenant's input, so the worker and the web
 * application run them in processes that can be killed. The structured clone algorithm must support their arguments and
 * results, because these are sent between processes.
 */
export interface Compute {
  compose(request: GenerationRequest, attempt: number): Promise<Draft>
  writerPrompt(request: GenerationRequest, repair: Repair | null): Promise<Prompt>
  readDraft(text: string, cutOff: boolean, copyLength: CopyLength): Promise<Written>
  /** Runs the mechanical checks, which need no model. */
  check(request: GenerationRequest, draft: Draft): Promise<CheckVerdict[]>
  /** `fault` explains why the verifier's previous response could not be used. Null for the first prompt. */
  verifierPrompt(request: GenerationRequest, copy: Copy, fault: string | null): Promise<Prompt>
  readVerification(request: GenerationRequest, copy: Copy, text: string, cutOff: boolean): Promise<ReadVerification>
  judge(request: GenerationRequest, copy: Copy, verification: Verification): Promise<CheckVerdict[]>
  /**
   * Returns the claims that the verifier found in the copy. If `verification` is null, returns the claims that the
   * writer cited.
   */
  claims(request: GenerationRequest, draft: Draft, verification: Verification | null): Promise<CopyClaim[]>
  recheck(edit: Edit): Promise<Rechecked>
}

/**
 * `fault` explains why the verifier's response cannot be used. It may quote a number from the copy, but never the
 * response.
 */
export type ReadVerification = { ok: true; verification: Verification } | { ok: false; fault: string }
