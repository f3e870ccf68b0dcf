import { AISDKError, APICallError } from 'ai'
import { z } from 'zod'
import { BackendError, type BackendErrorCode } from '../backend.ts'

const byStatus: Readonly<Record<number, BackendErrorCode>> = {
  401: 'invalid_key',
  402: 'quota_exhausted',
  403: 'invalid_key',
  404: 'model_not_found',
  408: 'timed_out',
  409: 'provider_fault',
  425: 'overloaded',
  429: 'rate_limited',
  499: 'provider_fault', // a proxy's word for a connection that was closed on it
  503: 'overloaded',
  529: 'overloaded',
}

// Money that is spent, or not paid, comes with a status that says to wait: waiting brings no more of it.
const spent = new Set([
  'insufficient_quota',
  'billing_hard_limit_reached',
  'billing_not_active',
  'billing_error',
  'insufficient_balance',
  'insufficient_funds',
])

// OpenAI answers 200 with an error inside for some faults of its own, which the SDK shows as a 400.
const byProviderCode: Readonly<Record<string, BackendErrorCode>> = {
  server_error: 'provider_fault',
  rate_limit_exceeded: 'rate_limited',
  overloaded_error: 'overloaded',
}

/** The few fields of the providers' error bodies that say what kind of error it is; none of their words. */
const errorBodySchema = z.object({
  error: z.object({
    code: z.union([z.string(), z.number()]).nullish(),
    type: z.string().nullish(),
    details: z.array(z.object({ reason: z.string().nullish(), retryDelay: z.string().nullish() })).nullish(),
  }),
})

/**
 * What a call of a model throws, as an error of the closed set; a fault of our own stays what it is. Nothing of the
 * original is kept: it holds the prompt, and what the provider says may quote it.
 */
export function toBackendError(error: unknown): unknown {
  if (!AISDKError.isInstance(error)) return error
  if (!APICallError.isInstance(error)) return BackendError.of('provider_fault')
  const { statusCode, responseHeaders = {} } = error
  if (statusCode === undefined) return BackendError.of('unreachable')
  const body = errorBodyOf(error)
  const code = codeOf(statusCode, body)
  return BackendError.of(code, retryAfterMs(responseHeaders, body))
}

function codeOf(status: number, body: ErrorBody | undefined): BackendErrorCode {
  // What came with a good status broke off, or is not what the provider's protocol says.
  if (status < 400 || status >= 500) return byStatus[status] ?? 'provider_fault'
  if ([body?.code, body?.type].some((named) => spent.has(String(named)))) return 'quota_exhausted'
  if (body?.details?.some(({ reason }) => reason === 'API_KEY_INVALID')) return 'invalid_key'
  const named = status === 400 ? (byProviderCode[String(body?.code)] ?? byProviderCode[String(body?.type)]) : undefined
  return named ?? byStatus[status] ?? 'invalid_request'
}

type ErrorBody = z.output<typeof errorBodySchema>['error']

function errorBodyOf({ responseBody }: APICallError): ErrorBody | undefined {
  try {
    // The SDK gives the text of a response, or its value where it has parsed one already.
    const value: unknown = typeof responseBody === 'string' ? JSON.parse(responseBody) : responseBody
    return errorBodySchema.safeParse(value).data?.error
  } catch {
    return undefined
  }
}

/** What the provider asks to wait: in a header, in milliseconds, seconds or as a date, or in Google's error details. */
function retryAfterMs(headers: Record<string, string>, body: ErrorBody | undefined): number | undefined {
  const given = headers['retry-after']
  const inDetails = body?.details?.flatMap(({ retryDelay }) => retryDelay ?? [])[0]
  const candidates = [
    Number(headers['retry-after-ms'] ?? NaN),
    Number(given ?? NaN) * 1000,
    Date.parse(given ?? '') - Date.now(),
    Number(inDetails?.replace(/s$/, '') ?? NaN) * 1000,
  ]
  const found = candidates.find((milliseconds) => milliseconds > 0)
  return found === undefined || !Number.isFinite(found) ? undefined : Math.ceil(found)
}
