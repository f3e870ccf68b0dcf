import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RestRequest, RestResponse } from './rest/message.ts'

/** Converts Node's request for the guard, with the target and every header exactly as sent. */
export function fromNode(request: IncomingMessage): RestRequest {
  const { rawHeaders } = request
  const headers: Array<readonly [string, string]> = []
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? ''])
  }
  return {
    method: request.method ?? '',
    target: originForm(request.url ?? ''),
    headers,
    // Unread bytes stay readable, so that the connection can continue after a refused body.
    body: { [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) },
    peerAddress: request.socket.remoteAddress,
  }
}

/** Removes scheme and authority from the absolute form that a proxy may send (RFC 9112, 3.2.2). */
function originForm(target: string): string {
  const authority = /^https?:\/\/[^/?#]+/i.exec(target)?.[0]
  if (authority === undefined) return target
  const rest = target.slice(authority.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Writes a response; for HEAD without its body, with the headers that GET would have. */
export function toNode(request: IncomingMessage, response: ServerResponse, answer: RestResponse): void {
  const { status, headers, body } = answer
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body ?? '') })
  response.end(request.method === 'HEAD' ? undefined : body)
}
