import type { Copy } from '@adcopy/contract'
import type { Draft, GenerationRequest, Repair } from './request.ts'
import type { Verification } from './verifier/verification.ts'

/** The part of generation that makes a model call. */
export type ModelRole = 'writer' | 'verifier'

/** Tokens of one call, as counted by its provider. */
export interface TokenUsage {
  inputTokens: number
  outputTokens: number
  /** Cost in millionths of a US dollar, by the configured prices. */
  costMicroUsd: number | null
}

/** One call that is on the job's account. */
export interface OpenCall {
  /** Keeps the call on the account: it was answered, cut off or given up. `null` if its usage is unknown. */
  settle(usage: TokenUsage | null): Promise<void>
  /** Removes the call from the account: the provider refused it before working on it. */
  release(): Promise<void>
}

/** The account of one job's paid calls. */
export interface CallAccount {
  /**
   * Puts a call on the account before it is made. If this throws, do not make the call.
   * @throws CallsSpentError if the job has no calls left; the account's error if it cannot be reached.
   */
  open(call: { role: ModelRole; backend: string; model: string }): Promise<OpenCall>
}

export interface CallOptions {
  /** Aborted when the worker shuts down or the job's time is up; the writer or verifier then rejects at once with its reason. */
  signal: AbortSignal
  account: CallAccount
  /** Number of the candidate: 0 for the first, one more for each repair. */
  attempt: number
}

interface Named {
  readonly name: string
  /** Model identifier, null without a model. */
  readonly model: string | null
  readonly promptVersion: string
}

/** A writer's draft, or a fixed message that explains why the answer contained no draft. */
export type Written = { ok: true; draft: Draft } | { ok: false; reason: string }

/** The interface that writes copy: the offline composer or a provider's model. */
export interface Writer extends Named {
  /** How structured answers are currently requested; null if the server does not decide that. */
  readonly answerMode?: 'schema' | 'json' | null
  /** @throws ProviderError if the provider does not answer. */
  write(request: GenerationRequest, repair: Repair | null, options: CallOptions): Promise<Written>
}

/** The interface that judges whether the sources support the copy. */
export interface Verifier extends Named {
  /** @throws ProviderError if the provider does not answer, or only with unusable answers. */
  verify(request: GenerationRequest, copy: Copy, options: CallOptions): Promise<Verification>
}
