import type { IncomingMessage, ServerResponse } from 'node:http'

/** All that a request without a session may send, and the time it has for it. */
const strangerBytesMax = 64 * 1024
const strangerMsMax = 10_000
/** Of a member, except for uploads, which are received into files: a brand profile with every field at its limit fits. */
const memberBytesMax = 10 * 1024 * 1024
const largeAtOnceMax = 2
const uploads = '/api/knowledge/'
/** How long a refused sender has to read the answer. */
const lingerMs = 1_000

// As Next reads it: `..` could lead elsewhere.
const pathOf = ({ url = '/' }: IncomingMessage) => URL.parse(url, 'http://web')?.pathname ?? ''

type FindMember = (request: IncomingMessage) => Promise<string | undefined>

/**
 * Refuses large, endless and unfinished bodies before Next reads any of them, whatever the route. Resolves to whether the
 * request goes on. Only a request that passes a bound costs a look at its session, which gives the id of its user.
 */
export function createStrangerGuard(findMember: FindMember) {
  const large = new Map<string, number>()
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const isChunked = request.headers['transfer-encoding'] !== undefined
    const bytes = Number(request.headers['content-length'] ?? 0)
    if (bytes === 0 && !isChunked) return true
    if (!isChunked && bytes <= strangerBytesMax) {
      limitTime(request, response, findMember)
      return true
    }
    const member = await findMember(request)
    if (member !== undefined && pathOf(request).startsWith(uploads)) return true
    if (member === undefined || isChunked || bytes > memberBytesMax) {
      refuse(request, response, 413)
      return false
    }
    const underWay = large.get(member) ?? 0
    if (underWay >= largeAtOnceMax) {
      refuse(request, response, 429)
      return false
    }
    large.set(member, underWay + 1)
    response.once('close', () => {
      const left = (large.get(member) ?? 1) - 1
      if (left === 0) large.delete(member)
      else large.set(member, left)
    })
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

function refuse(request: IncomingMessage, response: ServerResponse, status: 408 | 413 | 429): void {
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
