import type { IncomingMessage, ServerResponse } from 'node:http'

/** All that a request without a session may send, and the time it has for it. */
const strangerBytesMax = 64 * 1024
const strangerMsMax = 10_000
/** How long a refused sender has to read the answer. */
const lingerMs = 1_000

/**
 * Refuses large, endless and unfinished bodies of strangers before Next reads any of them, whatever the route. Resolves to
 * whether the request goes on. Only a request that passes a bound costs a look at its session.
 */
export function createStrangerGuard(isMember: (request: IncomingMessage) => Promise<boolean>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const isChunked = request.headers['transfer-encoding'] !== undefined
    const bytes = Number(request.headers['content-length'] ?? 0)
    if (bytes === 0 && !isChunked) return true
    if (isChunked || bytes > strangerBytesMax) {
      if (await isMember(request)) return true
      refuse(request, response, 413)
      return false
    }
    limitTime(request, response, isMember)
    return true
  }
}

function limitTime(
  request: IncomingMessage,
  response: ServerResponse,
  isMember: (request: IncomingMessage) => Promise<boolean>,
): void {
  const look = async () => {
    if (!request.complete && !(await isMember(request))) refuse(request, response, 408)
  }
  const timer = setTimeout(() => void look(), strangerMsMax)
  const clear = () => clearTimeout(timer)
  request.once('end', clear)
  request.once('close', clear)
}

function refuse(request: IncomingMessage, response: ServerResponse, status: 408 | 413): void {
  const { socket } = request
  if (response.headersSent) {
    socket.destroy()
    return
  }
  // Without `Connection: close`: Node would close at once, and the reset would overtake the answer.
  response.writeHead(status, { 'Content-Length': 0, 'Cache-Control': 'no-store' })
  response.end()
  // Nothing more is read: what the sender still writes stays on its own side.
  response.once('finish', () => setImmediate(() => socket.pause()))
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
