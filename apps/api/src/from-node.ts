import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RestRequest, RestResponse } from './rest/message.ts'

/** Headers, path and query stay exactly as sent. */
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
    // With `destroyOnReturn: false` the connection remains usable for further requests after a refused body.
    body: { [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) },
    peerAddress: request.socket.remoteAddress,
  }
}

/** Removes scheme and authority from an absolute-form target, which a proxy may send (RFC 9112, 3.2.2). */
function originForm(target: string): string {
  const authority = /^https?:\/\/[^/?#]+/i.exec(target)?.[0]
  if (authority === undefined) return target
  const rest = target.slice(authority.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

export function toNode(request: IncomingMessage, response: ServerResponse, answer: RestResponse): void {
  const { status, headers, body } = answer
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body ?? '') })
  response.end(request.method === 'HEAD' ? undefined : body)
}
