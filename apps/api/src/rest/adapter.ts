import type { Operation } from '@adcopy/contract'
import { publicRouter, type PublicRouter, type RouterContext } from '@adcopy/core'
import { createOpenApiNodeHttpHandler } from 'trpc-to-openapi'
import { z } from 'zod'
import type { RestResponse } from './message.ts'

/** A request that the guard has admitted and parsed. */
export interface AdmittedRequest {
  operation: Operation
  /** The identifier in the path, checked to be harmless. */
  id: string | undefined
  query: Record<string, string>
  body: Record<string, unknown> | undefined
  context: RouterContext
}

/**
 * Returns a function that runs one admitted request through trpc-to-openapi's node handler. The library gets a `Request`
 * with our body, query and context. If it fails, only its error is used, because its error body cannot be replaced.
 */
export function createAdapter(): (admitted: AdmittedRequest) => Promise<RestResponse> {
  const { procedures } = publicRouter._def
  const shown = Object.fromEntries(Object.entries(procedures).map(([name, { _def }]) => [name, { _def: { ..._def } }]))
  const handler = createOpenApiNodeHttpHandler({
    router: { ...publicRouter, _def: { ...publicRouter._def, procedures: shown } } as PublicRouter,
    createContext: ({ req }) => (req as unknown as GuardedRequest).context,
    onError: ({ error, req }) => {
      ;(req as unknown as GuardedRequest).failure = error
    },
  })
  // The library has checked the schemas. For every request it would build new ones to find numbers to coerce, and ours have
  // none. The procedures that run keep their inputs.
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

/** `Location`, `Idempotent-Replayed` and `Retry-After`, from the values that the procedure set. */
function replyHeaders({ context: { reply }, operation }: AdmittedRequest): Record<string, string> {
  return {
    ...(reply.jobId !== undefined && { Location: `${operation.path}/${reply.jobId}` }),
    ...(reply.replayed === true && { 'Idempotent-Replayed': 'true' }),
    ...(reply.retryAfterSeconds !== undefined && { 'Retry-After': String(reply.retryAfterSeconds) }),
  }
}

const headers = new Headers({ 'content-type': 'application/json' })
const { signal } = new AbortController()

/** What the library reads of a `Request`. Building a real one would cost more than everything else in this file. */
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
Object.setPrototypeOf(GuardedRequest.prototype, Request.prototype) // the library asks whether it is one

class CapturedResponse {
  body: string | undefined
  setHeader(): void {
    // Receives only Content-Type, which this adapter sets itself, like the status.
  }
  end(body: string): void {
    this.body = body
  }
}
