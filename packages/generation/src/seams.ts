import type { Copy } from '@adcopy/contract'
import type { Draft, GenerationRequest, Repair } from './request.ts'
import type { Verification } from './verifier/verification.ts'

/** Which part of generation a call of a model is made for. */
export type ModelRole = 'writer' | 'verifier'

/** What one call of a model used, as its provider counted it; null where nobody knows. */
export interface TokenUsage {
  inputTokens: number
  outputTokens: number
  /** Millionths of a US dollar by the configured prices. */
  costMicroUsd: number | null
}

/** One call that is on the job's account. */
export interface OpenCall {
  /** The call was answered, cut off or given up: it stays on the account. `null` where what it used is unknown. */
  settle(usage: TokenUsage | null): Promise<void>
  /** The provider turned the call away before it worked on it: it leaves the account. */
  release(): Promise<void>
}

/** The account of one job's paid calls. */
export interface CallAccount {
  /**
   * Puts a call on the account before it is made. Where that fails no call is made.
   * @throws CallsSpentError where the job has no call left; whatever the account throws where it cannot be reached.
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
  /** Model identifier, null where no model is involved. */
  readonly model: string | null
  readonly promptVersion: string
}

/** What came of asking a writer: a draft, or why the answer held none, in our words. */
export type Written = { ok: true; draft: Draft } | { ok: false; reason: string }

/** The seam behind which copy is written: the offline composer, or a model of a provider. */
export interface Writer extends Named {
  /** How the shape of answers is asked for at present, where the server decides that; null elsewhere. */
  readonly answerMode?: 'schema' | 'json' | null
  /** @throws ProviderError where the provider does not answer. */
  write(request: GenerationRequest, repair: Repair | null, options: CallOptions): Promise<Written>
}

/** The seam behind which meaning is judged. */
export interface Verifier extends Named {
  /** @throws ProviderError where the provider does not answer, or not in a way that can be held to account. */
  verify(request: GenerationRequest, copy: Copy, options: CallOptions): Promise<Verification>
}
