import type { AwarenessLevel, Copy, CopyLength, Grounding, OfferContent, Platform } from '@adcopy/contract'

/** All that a backend may know. `brief` steers what is said and is never a source of facts. */
export interface GenerationRequest {
  platform: Platform
  awarenessLevel: AwarenessLevel
  copyLength: CopyLength
  brief: string
  grounding: Grounding
  offer: OfferContent | null
  /** Fixes every choice of a deterministic backend; the job's id in production. */
  seed: string
}

export interface GenerateOptions {
  /** Aborted when the worker shuts down or the job's time is up; a backend rejects with its reason at once. */
  signal: AbortSignal
  /** 0 for the first candidate; a repair counts up. */
  attempt: number
  /** Reasons of the checks that the last candidate failed, for a repair. */
  feedback: readonly string[]
}

/** The seam behind which copy is written: the offline composer today, model providers beside it. */
export interface Backend {
  readonly name: string
  /** Model identifier, null where no model is involved. */
  readonly model: string | null
  readonly promptVersion: string
  generate(request: GenerationRequest, options: GenerateOptions): Promise<Copy>
}

/**
 * A backend that could not answer. `retryable` errors (rate limit, overload, time-out) are waited out by the workflow;
 * the others (refusal, invalid credentials) end the job.
 */
export class BackendError extends Error {
  override readonly name = 'BackendError'
  readonly retryable: boolean
  /** Milliseconds the provider asks to wait, where it does. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, options: { retryable: boolean; retryAfterMs?: number; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.retryable = options.retryable
    this.retryAfterMs = options.retryAfterMs
  }
}
