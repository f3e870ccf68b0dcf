/** If `waits` is true, the job is retried until its deadline; otherwise the job fails. */
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
 * Faults that an operator must fix while jobs wait. `invalid_request` is one of them: the provider rejected a request
 * without a specific reason, so the configuration is probably wrong. If a provider rejects the content or the length of
 * a prompt, the fault is `refused` or `too_long` instead.
 */
const misconfigured: ReadonlySet<ProviderFault> = new Set([
  'quota_exhausted',
  'invalid_key',
  'invalid_request',
  'model_not_found',
])

interface ProviderErrorOptions {
  retryAfterMs?: number | undefined
  /**
   * True if the provider may charge for the failed call: it sent a response with a success status, the connection was
   * lost, or the call timed out.
   */
  mayBeCharged?: boolean
}

/** Thrown if a provider returns no usable answer. The error contains no text from the provider. */
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

export class CallsSpentError extends Error {
  override readonly name = 'CallsSpentError'
}

/** Thrown if a computation took more time or memory than any permitted input needs. */
export class OverrunError extends Error {
  override readonly name = 'OverrunError'
}
