import { APICallError } from 'ai'
import { z } from 'zod'
import { ProviderError, type ProviderFault } from '../errors.ts'

const byStatus: Readonly<Record<number, ProviderFault>> = {
  401: 'invalid_key',
  402: 'quota_exhausted',
  403: 'invalid_key',
  404: 'model_not_found',
  408: 'timed_out',
  409: 'provider_fault',
  413: 'too_long',
  425: 'overloaded',
  429: 'rate_limited',
  499: 'provider_fault', // a proxy reports that the client closed the connection
  503: 'overloaded',
  529: 'overloaded',
}

// Codes for an account without credit. Providers send them with a status that asks the client to wait, although waiting
// does not help.
const spent = new Set([
  'insufficient_quota',
  'billing_hard_limit_reached',
  'billing_not_active',
  'billing_error',
  'insufficient_balance',
  'insufficient_funds',
])

// Codes that determine the fault if the status does not say why the request failed. Such a status is 400, 422, or a
// success status with an error in the body.
const byProviderCode: Readonly<Record<string, ProviderFault>> = {
  server_error: 'provider_fault',
  api_error: 'provider_fault',
  rate_limit_exceeded: 'rate_limited',
  rate_limit_error: 'rate_limited',
  overloaded_error: 'overloaded',
  invalid_api_key: 'invalid_key',
  authentication_error: 'invalid_key',
  permission_error: 'invalid_key',
  model_not_found: 'model_not_found',
  not_found_error: 'model_not_found',
  content_filter: 'refused',
  content_policy_violation: 'refused',
  data_inspection_failed: 'refused',
  invalid_prompt: 'refused', // OpenAI's code for a prompt that breaks its policies
  context_length_exceeded: 'too_long',
  string_above_max_length: 'too_long',
  request_too_large: 'too_long',
  exceed_context_size_error: 'too_long', // llama.cpp
  invalid_request_error: 'invalid_request',
}

/** Groq's code for an answer that was not JSON of the requested shape. */
const unusableAnswer = 'json_validate_failed'
/** Statuses that do not say why the server refused the request. */
const unspecific: ReadonlySet<number> = new Set([400, 422])

/**
 * Anthropic reports an account without credit with the code of an invalid request, so only the message identifies this
 * fault.
 */
const spentWords = /credit balance is too low/iu

/** The fields of an error body that identify the error. The message is matched against patterns and not kept. */
const errorBodySchema = z.object({
  error: z.object({
    code: z.union([z.string(), z.number()]).nullish(),
    type: z.string().nullish(),
    message: z.string().nullish(),
    details: z.array(z.object({ reason: z.string().nullish(), retryDelay: z.string().nullish() })).nullish(),
  }),
})

// Statuses and error codes of a connection that was lost when the model may already have written an answer. 521 to 523
// are omitted because they mean that a proxy never reached the server.
const cutOffStatuses = new Set([499, 504, 520, 524])
const lostConnections = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT'])

/**
 * No text of the original error is kept, because the error may contain the prompt and the URL of the server, and the
 * provider's message may quote them. The call is marked as possibly charged if the response had a success status
 * (`answered`) or the connection was lost.
 */
export function toProviderError(error: unknown, answered = false): ProviderError {
  if (!APICallError.isInstance(error)) return new ProviderError('provider_fault', { mayBeCharged: answered })
  const { statusCode, responseHeaders = {} } = error
  if (statusCode === undefined) {
    return new ProviderError('unreachable', { mayBeCharged: answered || isLostConnection(error.cause) })
  }
  const body = errorBodyOf(error)
  return new ProviderError(codeOf(statusCode, body), {
    mayBeCharged: answered || cutOffStatuses.has(statusCode),
    retryAfterMs: retryAfterMs(responseHeaders, body),
  })
}

const isLostConnection = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && lostConnections.has(String(cause.code))

export const isUnusableAnswer = (error: unknown): boolean =>
  APICallError.isInstance(error) && errorBodyOf(error)?.code === unusableAnswer

/** Whether a server may have refused a request because the request asks for a structured answer. */
export function refusesShape(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false
  const { statusCode = 0 } = error
  return unspecific.has(statusCode) && codeOf(statusCode, errorBodyOf(error)) === 'invalid_request'
}

const isSuccess = (status: number) => status >= 200 && status < 300

function codeOf(status: number, body: ErrorBody | undefined): ProviderFault {
  const inside = Number(body?.code ?? NaN)
  if (isSuccess(status) && inside >= 400) return codeOf(inside, body)
  // A status that is neither 2xx nor 4xx and is not in `byStatus` is a fault of the provider: a server error, a
  // response that was cut off, or one that does not follow the provider's protocol.
  if (!isSuccess(status) && (status < 400 || status >= 500)) return byStatus[status] ?? 'provider_fault'
  if ([body?.code, body?.type].some((named) => spent.has(String(named)))) return 'quota_exhausted'
  if (spentWords.test(body?.message ?? '')) return 'quota_exhausted'
  if (body?.details?.some(({ reason }) => reason === 'API_KEY_INVALID')) return 'invalid_key'
  if (!unspecific.has(status) && !isSuccess(status)) return byStatus[status] ?? 'invalid_request'
  const named = byProviderCode[String(body?.code)] ?? byProviderCode[String(body?.type)]
  return named ?? (isSuccess(status) ? 'provider_fault' : 'invalid_request')
}

type ErrorBody = z.output<typeof errorBodySchema>['error']

function errorBodyOf({ responseBody }: APICallError): ErrorBody | undefined {
  try {
    // `responseBody` is the text of the response, or the parsed value if the SDK has already parsed the text.
    const value: unknown = typeof responseBody === 'string' ? JSON.parse(responseBody) : responseBody
    return errorBodySchema.safeParse(value).data?.error
  } catch {
    return undefined
  }
}

/** In ms. The time comes from a header, as milliseconds, seconds or a date, or from Google's error details. */
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
