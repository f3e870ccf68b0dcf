import type { AwarenessLevel, Copy, CopyLength, Grounding, OfferContent, Platform } from '@adcopy/contract'
import type { Examiner } from './checks/examine.ts'

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

/** Seconds that a backend may take for one candidate, whatever its own limit. */
export const candidateSecondsMax = 180

/** What one call of a model used, as its provider counted it. */
export interface TokenUsage {
  inputTokens: number
  outputTokens: number
  /** Millionths of a US dollar by the configured prices; null where there are none, or nobody said what was used. */
  costMicroUsd: number | null
}

export interface GenerateOptions {
  /** Aborted when the worker shuts down or the job's time is up; a backend rejects with its reason at once. */
  signal: AbortSignal
  /** 0 for the first candidate; a repair counts up. */
  attempt: number
  /** Reasons of the checks that the last candidate failed, for a repair. */
  feedback: readonly string[]
  /** The last candidate, for a repair; null at first, and where the last answer was none. */
  previous?: Copy | null
  /** Judges drafts as the answer will be judged, for a backend that chooses among some; the answer's judging is then done. */
  examine?: Examiner
  /** Told of every call of a model that may be charged for: answered with success, of whatever use that is, cut off or given up. */
  onUsage?: ((usage: TokenUsage) => void) | undefined
}

/** The seam behind which copy is written: the offline composer, or a model of a provider. */
export interface Backend {
  readonly name: string
  /** Model identifier, null where no model is involved. */
  readonly model: string | null
  readonly promptVersion: string
  /** How the shape of answers is asked for at present, where the server decides that; null or left out elsewhere. */
  readonly answerMode?: 'schema' | 'json' | null
  generate(request: GenerationRequest, options: GenerateOptions): Promise<Copy>
}

/** Why a backend could not answer, and whether waiting may help. A closed set: it is all that a log says of it. */
const backendErrors = {
  rate_limited: { retryable: true },
  overloaded: { retryable: true },
  timed_out: { retryable: true },
  unreachable: { retryable: true },
  provider_fault: { retryable: true },
  quota_exhausted: { retryable: false },
  invalid_key: { retryable: false },
  model_not_found: { retryable: false },
  invalid_request: { retryable: false },
  refused: { retryable: false },
} as const satisfies Record<string, { retryable: boolean }>

export type BackendErrorCode = keyof typeof backendErrors

interface BackendErrorOptions {
  retryable: boolean
  code?: BackendErrorCode
  retryAfterMs?: number | undefined
  mayBeCharged?: boolean
  cause?: unknown
}

/**
 * A backend that could not answer. `retryable` errors (rate limit, overload, time-out) are waited out by the workflow;
 * the others (refusal, invalid credentials, money spent) end the job.
 */
export class BackendError extends Error {
  override readonly name = 'BackendError'
  readonly code: BackendErrorCode | undefined
  readonly retryable: boolean
  /** Milliseconds the provider asks to wait, where it does. */
  readonly retryAfterMs: number | undefined
  /** Whether the call may be charged for although nothing of use came of it: it was answered, cut off, or took too long. */
  readonly mayBeCharged: boolean

  constructor(message: string, options: BackendErrorOptions) {
    super(message, { cause: options.cause })
    this.code = options.code
    this.retryable = options.retryable
    this.retryAfterMs = options.retryAfterMs
    this.mayBeCharged = options.mayBeCharged === true || options.code === 'timed_out'
  }

  /** The error of this class; it carries nothing of what the provider said. */
  static of(
    code: BackendErrorCode,
    more: Pick<BackendErrorOptions, 'retryAfterMs' | 'mayBeCharged'> = {},
  ): BackendError {
    return new BackendError(`the provider did not answer: ${code}`, { ...backendErrors[code], code, ...more })
  }
}

/** An answer that holds no copy: it counts as a candidate, and `reason` (in our words) is told to the next one. */
export class UnusableAnswerError extends Error {
  override readonly name = 'UnusableAnswerError'
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}
