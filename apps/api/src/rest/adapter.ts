import type { Operation } from '@adcopy/contract'
import { publicRouter, type RouterContext } from '@adcopy/core'
import { createOpenApiNodeHttpHandler } from 'trpc-to-openapi'
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
  const handler = createOpenApiNodeHttpHandler({
    router: publicRouter,
    createContext: ({ req }) => (req as unknown as GuardedRequest).context,
    onError: ({ error, req }) => {
      ;(req as unknown as GuardedRequest).failure = error
    },
  })

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

class GuardedRequest extends Request {
  readonly query: Record<string, string>
  readonly context: RouterContext
  failure: Error | undefined

  constructor({ operation, id, query, body, context }: AdmittedRequest) {
    const path = operation.path.replace('{id}', String(id))
    super(`http://127.0.0.1${path}`, { method: operation.method, headers: { 'content-type': 'application/json' } })
    this.query = query
    this.context = context
    Object.defineProperty(this, 'body', { value: body })
  }
}

class CapturedResponse {
  body: string | undefined
  setHeader(): void {
    // Receives only Content-Type, which this adapter sets itself, like the status.
  }
  end(body: string): void {
    this.body = body
  }
}
