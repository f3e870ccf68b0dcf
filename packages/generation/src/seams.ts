import type { Copy } from '@adcopy/contract'
import type { Draft, GenerationRequest, Repair } from './request.ts'
import type { Verification } from './verifier/verification.ts'

/** Which part of generation a call of a model is made for. */
export type ModelRole = 'writer' | 'verifier'

/** Tokens of one call as its provider counted them. */
export interface TokenUsage {
  inputTokens: number
  outputTokens: number
  /** Millionths of a US dollar by the configured prices. */
  costMicroUsd: number | null
}

/** One call that is on the job's account. */
export interface OpenCall {
  /** The call was answered, cut off or given up: it stays on the account. `null` if its usage is unknown. */
  settle(usage: TokenUsage | null): Promise<void>
  /** The provider turned the call away before it worked on it: it leaves the account. */
  release(): Promise<void>
}

/** The account of one job's paid calls. */
export interface CallAccount {
  /**
   * Puts a call on the account before it is made. If that fails, no call is made.
   * @throws CallsSpentError if the job has no call left; the account's error if it cannot be reached.
   */
  open(call: { role: ModelRole; backend: string; model: string }): Promise<OpenCall>
}

export interface CallOptions {
  /** Aborted when the worker shuts down or the job's time is up: a seam rejects with its reason at once. */
  signal: AbortSignal
  account: CallAccount
  /** 0 for the first candidate; a repair counts up. */
  attempt: number
}

interface Named {
  readonly name: string
  /** Model identifier, null without a model. */
  readonly model: string | null
  readonly promptVersion: string
}

/** A writer's draft, or why its answer had none, in fixed words. */
export type Written = { ok: true; draft: Draft } | { ok: false; reason: string }

/** The interface that writes copy: the offline composer, or a model of a provider. */
export interface Writer extends Named {
  /** How structured answers are currently requested; null if the server does not decide that. */
  readonly answerMode?: 'schema' | 'json' | null
  /** @throws ProviderError if the provider does not answer. */
  write(request: GenerationRequest, repair: Repair | null, options: CallOptions): Promise<Written>
}

/** The interface that judges meaning. */
export interface Verifier extends Named {
  /** @throws ProviderError if the provider does not answer, or only with unusable answers. */
  verify(request: GenerationRequest, copy: Copy, options: CallOptions): Promise<Verification>
}
