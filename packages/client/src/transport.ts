import type { Deadline } from './deadline.ts'
import { AdCopyError, ConnectionError, ProblemError, UnexpectedAnswerError } from './errors.ts'
import type { ProblemBody, ProblemCode } from './types.ts'

export interface TransportOptions {
  /** Base URL of the API, such as `https://api.example.com`. */
  baseUrl: string
  /** Personal API token, `acp_…`. */
  token: string
  /** Time-out of one attempt in milliseconds, from connecting to the last byte of the response; 20,000 by default. */
  attemptTimeoutMs?: number | undefined
  /** Used instead of the global `fetch`. */
  fetch?: typeof fetch | undefined
}

export interface Request {
  method: 'GET' | 'POST'
  path: string
  /** Expected value of `object` in the response body. */
  object: string
  headers?: Record<string, string>
  body?: string
}

export interface Answer<T> {
  data: T
  /** The response with its status and headers. Its body has already been read. */
  response: Response
  requestId: string | undefined
  /** Earliest time of the next request according to `Retry-After`, on the clock of `performance.now()`. */
  notBeforeMs: number | undefined
}

/** Codes of temporary problems. `quota_exceeded` is not retried, because its `Retry-After` may be weeks. */
const retriedCodes: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['rate_limited', 'unavailable'])
/** Statuses with which a proxy reports a temporary error, such as an unreachable service or a rate limit. */
const retriedStatuses: ReadonlySet<number> = new Set([408, 429, 502, 503, 504])

export class Transport {
  readonly #options: TransportOptions
  readonly #baseUrl: string

  constructor(options: TransportOptions) {
    if (!/^https?:\/\/[^/?#]+[^?#]*$/.test(options.baseUrl)) throw new TypeError('baseUrl must be an http or https URL')
    if (!/^[\x21-\x7e]+$/.test(options.token)) throw new TypeError('token must be a personal API token')
    this.#options = options
    this.#baseUrl = options.baseUrl.replace(/\/+$/, '')
  }

  /**
   * Rejects with the last error if it is not temporary, if no retries are left, or if the next retry would be after the
   * deadline.
   */
  async send<T>(request: Request, deadline: Deadline, maxRetries: number): Promise<Answer<T>> {
    for (let retries = 0; ; retries += 1) {
      deadline.check()
      try {
        return await this.#attempt<T>(request, deadline)
      } catch (error) {
        const delayMs = retries < maxRetries ? retryDelayMs(error, retries) : undefined
        if (delayMs === undefined || delayMs >= deadline.remainingMs) throw error
        await deadline.sleepUntil(performance.now() + delayMs)
      }
    }
  }

  #attempt<T>({ method, path, object, headers, body }: Request, deadline: Deadline): Promise<Answer<T>> {
    const { token, fetch = globalThis.fetch, attemptTimeoutMs = 20_000 } = this.#options
    return deadline.attempt(attemptTimeoutMs, async (signal) => {
      let response: Response | undefined
      try {
        response = await fetch(`${this.#baseUrl}/api/v1${path}`, {
          method,
          headers: { accept: 'application/json', authorization: `Bearer ${token}`, ...headers },
          ...(body !== undefined && { body }),
          // Following a redirect could turn a POST into a GET, or send the token to another server.
          redirect: 'manual',
          signal,
        })
        return readAnswer<T>(response, await response.text(), object)
      } catch (error) {
        if (error instanceof AdCopyError) throw error
        deadline.check(error)
        const message = signal.aborted
          ? `No complete response within ${attemptTimeoutMs / 1000} seconds`
          : 'The connection failed before a complete response arrived'
        throw new ConnectionError(message, { cause: error, ...(response && detailsOf(response)) })
      }
    })
  }
}

function readAnswer<T>(response: Response, text: string, object: string): Answer<T> {
  const { requestId, retryAfterMs } = detailsOf(response)
  const body = parseObject(text)
  if (response.ok && body?.['object'] === object) {
    const notBeforeMs = retryAfterMs === undefined ? undefined : performance.now() + retryAfterMs
    return { data: body as T, response, requestId, notBeforeMs }
  }
  const mediaType = response.headers.get('content-type')?.split(';')[0]
  const code = /\/([a-z_]+)$/.exec(String(body?.['type']))?.[1]
  if (mediaType === 'application/problem+json' && code !== undefined)
    throw new ProblemError(code as ProblemCode, body as unknown as ProblemBody, retryAfterMs)
  // If a response has no `Content-Length`, invalid JSON is the only sign that its body was truncated.
  if (response.ok && body === undefined && mediaType === 'application/json')
    throw new ConnectionError('The response is not complete', { requestId, retryAfterMs })
  throw new UnexpectedAnswerError(response.status, { requestId, retryAfterMs })
}

function detailsOf({ headers }: Response): { requestId: string | undefined; retryAfterMs: number | undefined } {
  return {
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterMs: readRetryAfter(headers.get('retry-after')),
  }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/**
 * `Retry-After` contains seconds, or a date if a proxy sent it. A time that is not in the future counts as missing.
 * Otherwise a wait would poll without pauses.
 */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return ms > 0 ? ms : undefined
}

/** Undefined if another attempt is pointless. */
function retryDelayMs(error: unknown, retries: number): number | undefined {
  if (!(error instanceof AdCopyError)) return undefined
  const retried =
    error instanceof ConnectionError ||
    (error instanceof ProblemError && retriedCodes.has(error.code)) ||
    (error instanceof UnexpectedAnswerError && retriedStatuses.has(error.status))
  if (!retried) return undefined
  const backoffMs = Math.min(8_000, 500 * 2 ** retries) * (0.5 + Math.random() / 2)
  // The random part spreads the retries of clients that received the same `Retry-After`.
  return error.retryAfterMs === undefined ? backoffMs : error.retryAfterMs + Math.random() * 250
}
