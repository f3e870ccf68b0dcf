import type { Copy } from '@adcopy/contract'
import type { Draft, GenerationRequest, Repair } from './request.ts'
import type { Verification } from './verifier/verification.ts'

/** The part of generation that makes a model call. */
export type ModelRole = 'writer' | 'verifier'

export interface TokenUsage {
  inputTokens: number
  outputTokens: number
  /** Cost in millionths of a US dollar at the configured prices; null if no prices are configured. */
  costMicroUsd: number | null
}

export interface OpenCall {
  /**
   * Keeps the call on the account. This is for calls that were answered, cut off or abandoned. `usage` is null if the
   * usage is unknown.
   */
  settle(usage: TokenUsage | null): Promise<void>
  /** Removes the call from the account. This is for calls that the provider refused before doing any work. */
  release(): Promise<void>
}

/** The account of one job's paid calls. */
export interface CallAccount {
  /**
   * Puts a call on the account before the call is made. If this throws, the call must not be made.
   * @throws CallsSpentError if the job has no calls left; the error of the account if the account cannot be reached.
   */
  open(call: { role: ModelRole; backend: string; model: string }): Promise<OpenCall>
}

export interface CallOptions {
  /**
   * Aborted when the worker shuts down or the job's time is up. The writer or verifier then rejects immediately with
   * the signal's reason.
   */
  signal: AbortSignal
  account: CallAccount
  /** Index of the candidate: 0 for the first one, and one more for each repair. */
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

/** Writes copy. The offline composer and the models of providers implement this interface. */
export interface Writer extends Named {
  /** How structured answers are currently requested from a compatible server; null for other providers. */
  readonly answerMode?: 'schema' | 'json' | null
  /** @throws ProviderError if the provider does not answer. */
  write(request: GenerationRequest, repair: Repair | null, options: CallOptions): Promise<Written>
}

/** Judges whether the sources support the copy. */
export interface Verifier extends Named {
  /** @throws ProviderError if the provider does not answer or returns only unusable answers. */
  verify(request: GenerationRequest, copy: Copy, options: CallOptions): Promise<Verification>
}
