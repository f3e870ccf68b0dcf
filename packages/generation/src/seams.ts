import type { Copy } from '@adcopy/contract'
import type { Draft, GenerationRequest, Repair } from './request.ts'
import type { Verification } from './verifier/verification.ts'

export type ModelRole = 'writer' | 'verifier'

export interface TokenUsage {
  inputTokens: number
  outputTokens: number
  /** In millionths of a US dollar at the configured prices; null if no prices are configured. */
  costMicroUsd: number | null
}

export interface OpenCall {
  /**
   * For a call that was answered, cut off or abandoned. The call counts against the job's limit. `usage` is null if it
   * is unknown.
   */
  settle(usage: TokenUsage | null): Promise<void>
  /**
   * For a call that did not reach the provider, or that the provider refused before doing any work. The call does not
   * count against the job's limit.
   */
  release(): Promise<void>
}

export interface CallAccount {
  /**
   * Must be called before the call is made. If this throws, the call must not be made.
   * @throws CallsSpentError if the job has no calls left; another error if the call cannot be recorded.
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
  /** 0 for the first candidate, and one more for each repair. */
  attempt: number
}

interface Named {
  readonly name: string
  /** Null if no model is used. */
  readonly model: string | null
  readonly promptVersion: string
}

/** `reason` is a fixed message that explains why the response contained no draft. */
export type Written = { ok: true; draft: Draft } | { ok: false; reason: string }

/** The offline composer and the models of providers implement this interface. */
export interface Writer extends Named {
  /** How JSON output is currently requested from an OpenAI-compatible server; null for other providers. */
  readonly answerMode?: 'schema' | 'json' | null
  /** @throws ProviderError if the provider does not answer. */
  write(request: GenerationRequest, repair: Repair | null, options: CallOptions): Promise<Written>
}

export interface Verifier extends Named {
  /** @throws ProviderError if the provider does not answer or returns only unusable answers. */
  verify(request: GenerationRequest, copy: Copy, options: CallOptions): Promise<Verification>
}
