import {
  createServer as createHttpServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { invalidRequest } from '@adcopy/core'
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
// A body that is refused unread is discarded up to here, so that its sender can still read the answer.
const discardedBytesMax = 1024 * 1024

/**
 * The entry for production: one HTTP server in front of the same handler that the Next route calls. Only here are raw
 * targets, repeated headers and faults of HTTP itself visible; each is answered in the contract's shape.
 * Source: decisions, "Faults of HTTP itself".
 */
export function createServer(options: ServerOptions): Server {
  const { handleRest, requestMsMax = requestMsDefault } = options

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

  server.on('request', (request, response) => {
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      toNode(request, response, fault('the Host header is missing', 'HOST'))
      return
    }
    discardRest(request, response)
    handleRest(fromNode(request)).then(
      (answer) => {
        if (!response.destroyed) toNode(request, response, answer)
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
    // An answer that has begun cannot be taken back, and a peer that is gone reads none.
    if (!socket.writable || code === 'ECONNRESET' || hasBegunAnswer(socket)) socket.destroy()
    else endRaw(socket, fault(describeFault(code), code))
  })
  return server
}

function describeFault(code: string): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'the request did not arrive in time'
  if (code === 'HPE_HEADER_OVERFLOW') return 'the request headers are too large'
  return 'the request is not well-formed HTTP'
}

/** The response that Node is writing on a socket, if its head is out. */
function hasBegunAnswer(socket: Duplex): boolean {
  const { _httpMessage: message } = socket as Duplex & { _httpMessage?: ServerResponse | null }
  return message?.headersSent === true
}

function endRaw(socket: Duplex, { status, headers, body }: RestResponse): void {
  const text = body ?? ''
  const lines = Object.entries({ ...headers, 'Content-Length': String(Buffer.byteLength(text)) })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines}\r\n${text}`)
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
