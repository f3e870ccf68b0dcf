import type { RestRequest, RestResponse } from './rest/message.ts'

/**
 * Converts a web-standard request for the guard. Repeated headers arrive merged and the path normalised: see
 * docs/architecture.md.
 */
export function fromFetch(request: Request): RestRequest {
  const { pathname, search } = new URL(request.url)
  return {
    method: request.method,
    target: pathname + search,
    headers: [...request.headers],
    body: request.body,
    peerAddress: undefined,
  }
}

/** Converts a response into a web-standard one. */
export function toFetch(request: Request, { status, headers, body }: RestResponse): Response {
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}
