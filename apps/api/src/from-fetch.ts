import type { RestRequest, RestResponse } from './rest/message.ts'

/** In a `Request`, repeated headers are already merged and the path is already normalized: see docs/architecture.md. */
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

export function toFetch(request: Request, { status, headers, body }: RestResponse): Response {
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}
