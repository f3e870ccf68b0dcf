/** Why a provider did not answer. `waits`: the job is retried until its deadline; otherwise it ends. */
const providerFaults = {
  rate_limited: { waits: true },
  overloaded: { waits: true },
  timed_out: { waits: true },
  unreachable: { waits: true },
  provider_fault: { waits: true },
  unusable_answer: { waits: true },
  unusable_answers: { waits: false },
  quota_exhausted: { waits: true },
  invalid_key: { waits: true },
  model_not_found: { waits: true },
  invalid_request: { waits: true },
  refused: { waits: false },
  too_long: { waits: false },
} as const satisfies Record<string, { waits: boolean }>

export type ProviderFault = keyof typeof providerFaults

/**
 * Faults of our configuration: an operator must act, and jobs wait until then. They include a request that the provider calls
 * invalid without a reason; if it names content or length as the reason, the fault is the job's. Source: decisions, "Faults of
 * our configuration".
 */
const misconfigured: ReadonlySet<ProviderFault> = new Set([
  'quota_exhausted',
  'invalid_key',
  'invalid_request',
  'model_not_found',
])

interface ProviderErrorOptions {
  /** Milliseconds that the provider asks to wait. */
  retryAfterMs?: number | undefined
  /** True if the provider may charge for the call: it was answered, cut off, or took too long. */
  mayBeCharged?: boolean
}

/** A provider did not answer. The error contains no text from the provider. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly code: ProviderFault
  readonly retryAfterMs: number | undefined
  readonly mayBeCharged: boolean

  constructor(code: ProviderFault, { retryAfterMs, mayBeCharged = code === 'timed_out' }: ProviderErrorOptions = {}) {
    super(`the provider did not answer: ${code}`)
    this.code = code
    this.retryAfterMs = retryAfterMs
    this.mayBeCharged = mayBeCharged
  }

  get waits(): boolean {
    return providerFaults[this.code].waits
  }

  get isMisconfiguration(): boolean {
    return misconfigured.has(this.code)
  }
}

/** The job has used up its paid calls. */
export class CallsSpentError extends Error {
  override readonly name = 'CallsSpentError'
}

/** A computation took more time or memory than any input within the limits needs. */
export class OverrunError extends Error {
  override readonly name = 'OverrunError'
}
