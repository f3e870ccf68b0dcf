import type { IncomingMessage, ServerResponse } from 'node:http'
import { createSlots } from '../server/slots.ts'

/** A request without a session is refused if its body exceeds one of these limits on size and time. */
const strangerBytesMax = 64 * 1024
const strangerMsMax = 10_000
/**
 * Maximum size of a body in a request with a session. It is enough for a brand profile with every field at its limit.
 * Uploads may be larger, because they are written to files instead of memory.
 */
const memberBytesMax = 10 * 1024 * 1024
const largeAtOnceMax = 2
const uploads = '/api/knowledge/'
/** A refused client has this long to read the response. */
const lingerMs = 1_000

// Parses the path as Next does. Otherwise a path with `..` could look like an upload here but lead to another route.
const pathOf = ({ url = '/' }: IncomingMessage) => URL.parse(url, 'http://web')?.pathname ?? ''

type FindMember = (request: IncomingMessage) => Promise<string | undefined>

/**
 * Guards every route against large and slow bodies before Next reads them. Resolves to false if the request was
 * refused. Looks up the session's user only if the body is chunked or exceeds a limit for requests without a session.
 */
export function createStrangerGuard(findMember: FindMember) {
  const large = createSlots(largeAtOnceMax)
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const isChunked = request.headers['transfer-encoding'] !== undefined
    const bytes = Number(request.headers['content-length'] ?? 0)
    if (bytes === 0 && !isChunked) return true
    if (!isChunked && bytes <= strangerBytesMax) {
      limitTime(request, response, findMember)
      return true
    }
    const member = await findMember(request)
    // If the client left during the look-up, `response` has already emitted `close`, so a slot taken now would never be
    // freed.
    if (request.socket.destroyed) return false
    if (member !== undefined && pathOf(request).startsWith(uploads)) return true
    if (member === undefined || isChunked || bytes > memberBytesMax) return refuse(request, response, 413)
    const free = large.take(member)
    if (free === undefined) return refuse(request, response, 429)
    response.once('close', free)
    return true
  }
}

function limitTime(request: IncomingMessage, response: ServerResponse, findMember: FindMember): void {
  const look = async () => {
    if (!request.complete && (await findMember(request)) === undefined) refuse(request, response, 408)
  }
  const timer = setTimeout(() => void look(), strangerMsMax)
  const clear = () => clearTimeout(timer)
  request.once('end', clear)
  request.once('close', clear)
}

function refuse(request: IncomingMessage, response: ServerResponse, status: 408 | 413 | 429): false {
  const { socket } = request
  if (response.headersSent) {
    socket.destroy()
    return false
  }
  // `Connection: close` is not set, because Node would then close the connection immediately and reset it before the
  // client has read the response.
  response.writeHead(status, { 'Content-Length': 0, 'Cache-Control': 'no-store' })
  response.end()
  // The server then stops reading, so that it does not receive the rest of the body.
  response.once('finish', () => setImmediate(() => socket.pause()))
  setTimeout(() => socket.destroy(), lingerMs).unref()
  return false
}
