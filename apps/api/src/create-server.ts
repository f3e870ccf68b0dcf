import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { invalidRequest } from '@adcopy/core'
import { endRaw } from './end-raw.ts'
import { fromNode, toNode } from './from-node.ts'
import type { HandleRest } from './rest/handle-rest.ts'
import type { RestResponse } from './rest/message.ts'
import { renderProblem } from './rest/render-problem.ts'
import { newRequestId } from './rest/request-id.ts'

export interface ServerOptions {
  handleRest: HandleRest
  problemsBase: string
  /** Milliseconds within which a whole request must arrive. */
  requestMsMax?: number
  /** Told of faults that never became a request. */
  onFault?: (requestId: string, code: string) => void
}

const requestMsDefault = 10_000
const keepAliveMs = 65_000
// A peer that neither sends nor reads for so long is gone, or wants our memory.
const silentMsMax = 30_000
// A body that is refused unread is discarded up to here, so that its sender can still read the answer.
const discardedBytesMax = 1024 * 1024

/** What a connection is busy with: the newest request on it and its answer. */
interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/**
 * The entry for production: one HTTP server in front of the same handler that the Next route calls. Only here are raw
 * targets, repeated headers and faults of HTTP itself visible; each is answered in the contract's shape, once.
 * Source: decisions, "Faults of HTTP itself".
 */
export function createServer(options: ServerOptions): Server {
  const { handleRest, requestMsMax = requestMsDefault } = options
  const exchanges = new WeakMap<Duplex, Exchange>()
  const faulty = new WeakSet<Duplex>()

  const fault = (detail: string, code: string): RestResponse => {
    const requestId = newRequestId()
    options.onFault?.(requestId, code)
    const answer = renderProblem(invalidRequest({ detail }), requestId, options.problemsBase)
    Object.assign(answer.headers, { 'Cache-Control': 'no-store', 'X-Request-Id': requestId, Connection: 'close' })
    return answer
  }

  const server = createHttpServer({
    requestTimeout: requestMsMax,
    headersTimeout: requestMsMax,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: Math.min(1_000, requestMsMax),
    requireHostHeader: false, // its own refusal has no body
  })
  server.timeout = silentMsMax
  // A client may close its sending side once it has said everything; it still wants its answer.
  Object.assign(server, { httpAllowHalfOpen: true })

  server.on('request', (request, response) => {
    exchanges.set(request.socket, { request, response })
    const refusal = refuseFraming(request)
    if (refusal !== undefined) {
      toNode(request, response, fault(...refusal))
      return
    }
    discardRest(request, response)
    handleRest(fromNode(request)).then(
      (answer) => {
        if (response.destroyed || faulty.has(request.socket)) return
        if (!server.listening) response.setHeader('Connection', 'close') // we are stopping
        toNode(request, response, answer)
      },
      () => response.destroy(), // handleRest does not throw
    )
  })

  // `Expect`, met and unmet alike: nobody here answers in two steps.
  const refuseExpectation = (request: IncomingMessage, response: ServerResponse) => {
    toNode(request, response, fault('the Expect header is not supported', 'EXPECT'))
  }
  server.on('checkContinue', refuseExpectation)
  server.on('checkExpectation', refuseExpectation)
  server.on('connect', (_request, socket) => endRaw(socket, fault('CONNECT is not supported', 'CONNECT')))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const code = error.code ?? 'CLIENT_ERROR'
    const exchange = exchanges.get(socket)
    if (!socket.writable || code === 'ECONNRESET') socket.destroy()
    else if (faulty.has(socket)) return // more of what was answered already
    else if (exchange === undefined || isOver(exchange)) {
      faulty.add(socket)
      endRaw(socket, fault(describeFault(code), code))
    } else if (exchange.request.complete) {
      // The fault is in what follows a request that is being answered: that answer goes out first, and ends it.
      exchange.response.shouldKeepAlive = false
      exchange.response.once('finish', () => socket.end())
    } else if (exchange.response.headersSent) {
      socket.destroy() // the rest of a body whose refusal was answered
    } else {
      faulty.add(socket)
      endRaw(socket, fault(describeFault(code), code))
    }
  })
  return server
}

/** Whether an exchange was answered and its request had come whole, so that what is on the wire now is another one. */
function isOver({ request, response }: Exchange): boolean {
  return request.complete && response.writableFinished
}

/** What Node accepts of HTTP's framing and the contract does not. */
function refuseFraming({ headers, httpVersion }: IncomingMessage): [detail: string, code: string] | undefined {
  if (headers.host === undefined && httpVersion === '1.1') return ['the Host header is missing', 'HOST']
  const coding = headers['transfer-encoding']?.trim().toLowerCase()
  if (coding !== undefined && coding !== 'chunked') return ['the transfer coding is not supported', 'CODING']
  return undefined
}

function describeFault(code: string): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'the request did not arrive in time'
  if (code === 'HPE_HEADER_OVERFLOW') return 'the request headers are too large'
  return 'the request is not well-formed HTTP'
}

/** After the answer, reads on for a while if the body was refused unread; an endless one costs its sender the connection. */
function discardRest(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return
    let discarded = 0
    request.on('data', (chunk: Buffer) => {
      discarded += chunk.length
      if (discarded > discardedBytesMax) request.destroy()
    })
    request.resume()
  })
}
