import type { RestRequest, RestResponse } from './rest/message.ts'

/** A web-standard request as the guard takes it. Repeated headers arrive merged, the path normalised: see the README. */
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

/** An answer as a web-standard response. */
export function toFetch(request: Request, { status, headers, body }: RestResponse): Response {
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}
