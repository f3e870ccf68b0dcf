import type { Operation } from '@adcopy/contract'
import { publicRouter, type PublicRouter, type RouterContext } from '@adcopy/core'
import { createOpenApiNodeHttpHandler } from 'trpc-to-openapi'
import { z } from 'zod'
import type { RestResponse } from './message.ts'

export interface AdmittedRequest {
  operation: Operation
  /** Contains only letters, digits, `_` and `-`. Undefined if the path has no id. */
  id: string | undefined
  query: Record<string, string>
  body: Record<string, unknown> | undefined
  context: RouterContext
}

/**
 * Runs each admitted request through the Node handler of trpc-to-openapi, with a substitute for `Request`. If the call
 * fails, throws the original error and discards the library's error body.
 */
export function createAdapter(): (admitted: AdmittedRequest) => Promise<RestResponse> {
  const { procedures } = publicRouter._def
  const shown = Object.fromEntries(Object.entries(procedures).map(([name, { _def }]) => [name, { _def: { ..._def } }]))
  const handler = createOpenApiNodeHttpHandler({
    router: { ...publicRouter, _def: { ...publicRouter._def, procedures: shown } } as PublicRouter,
    createContext: ({ req }) => guarded(req).context,
    onError: ({ error, req }) => {
      guarded(req).failure = error
    },
  })
  // For each request, the library would search every input schema for numbers to coerce. The API's inputs have no such
  // numbers, so `shown` contains copies of the procedures with placeholders as schemas. The originals validate with the
  // real schemas. Outside production, `createOpenApiNodeHttpHandler` also checks the real schemas, so the
  // placeholders are set only after it has returned.
  for (const { _def } of Object.values(shown)) Object.assign(_def, { inputs: [z.unknown()] })

  return async (admitted) => {
    const request = new GuardedRequest(admitted)
    const response = new CapturedResponse()
    await handler(request as never, response as never)
    if (request.failure !== undefined) throw request.failure
    if (response.body === undefined) throw new Error('the adapter ended without an answer')
    return {
      status: admitted.operation.status,
      headers: { 'Content-Type': 'application/json', ...replyHeaders(admitted) },
      body: response.body,
    }
  }
}

function replyHeaders({ context: { reply }, operation }: AdmittedRequest): Record<string, string> {
  return {
    ...(reply.jobId !== undefined && { Location: `${operation.path}/${reply.jobId}` }),
    ...(reply.replayed === true && { 'Idempotent-Replayed': 'true' }),
    ...(reply.retryAfterSeconds !== undefined && { 'Retry-After': String(reply.retryAfterSeconds) }),
  }
}

const headers = new Headers({ 'content-type': 'application/json' })
const { signal } = new AbortController()

/**
 * The properties of `Request` that the library reads. Building a real `Request` would cost more than everything else in
 * this file.
 */
class GuardedRequest {
  readonly method: string
  readonly url: string
  readonly headers = headers
  readonly signal = signal
  readonly query: Record<string, string>
  readonly body: Record<string, unknown> | undefined
  readonly context: RouterContext
  failure: Error | undefined

  constructor({ operation, id, query, body, context }: AdmittedRequest) {
    this.method = operation.method
    this.url = operation.path.replace('{id}', String(id))
    this.query = query
    this.body = body
    this.context = context
  }
}
Object.setPrototypeOf(GuardedRequest.prototype, Request.prototype) // the library checks `instanceof Request`

/** The library passes back the object that it received, typed as a Node request. */
function guarded(request: unknown): GuardedRequest {
  if (!(request instanceof GuardedRequest)) throw new TypeError('the library replaced the request')
  return request
}

class CapturedResponse {
  body: string | undefined
  setHeader(): void {
    // This does nothing, because the library sets only Content-Type, which the adapter sets itself.
  }
  end(body: string): void {
    this.body = body
  }
}
