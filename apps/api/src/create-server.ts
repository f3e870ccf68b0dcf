import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { InvalidPlace } from '@adcopy/contract'
import { invalidRequest, pipelinedMax } from '@adcopy/core'
import { destroyAfter, discard, endGently, endRaw } from './end-raw.ts'
import { fromNode, toNode } from './from-node.ts'
import { commonHeaders } from './rest/common-headers.ts'
import type { HandleRest } from './rest/handle-rest.ts'
import type { RestResponse } from './rest/message.ts'
import { renderProblem } from './rest/render-problem.ts'
import { newRequestId } from './rest/request-id.ts'

export interface ServerOptions {
  handleRest: HandleRest
  problemsBase: string
  /** Maximum time in milliseconds for a request to arrive completely. A slower request is refused. */
  requestMsMax?: number
  /** Called for HTTP-level errors, such as bytes that are not a request. */
  onFault?: (requestId: string, code: string) => void
}

const requestMsDefault = 10_000
const keepAliveMs = 65_000
// A connection without traffic for this long is closed. The peer is probably gone, or it deliberately reads no
// responses. Unread responses fill the server's memory.
const silentMsMax = 30_000
// After refusing a body, the server discards up to this many further bytes. If it closed the connection immediately,
// the unread bytes would reset the connection and the client could lose the response.
const discardedBytesMax = 1024 * 1024
const discardWatchMs = 50

interface Fault {
  code: string
  place?: InvalidPlace
}

/** With pipelining, a connection can have several open exchanges. */
interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/**
 * Creates the HTTP server that `server.ts` starts. Unlike the Next route, this server sees raw targets, repeated
 * headers and HTTP-level errors. Its responses to these errors have the contract's format. Source: D-FAULT-1,
 * D-FAULT-2.
 */
export function createServer(options: ServerOptions): Server {
  const { handleRest, requestMsMax = requestMsDefault } = options
  const shutMsMax = 3 * requestMsMax
  const exchanges = new WeakMap<Duplex, Exchange[]>()
  // Connections that close because of an HTTP-level error or after their last response. Later requests on them get no
  // response.
  const closing = new WeakSet<Duplex>()
  const superseded = new WeakSet<ServerResponse>()

  const fault = ({ code, place }: Fault): RestResponse => {
    const requestId = newRequestId()
    options.onFault?.(requestId, code)
    const answer = renderProblem(
      invalidRequest(...(place === undefined ? [] : [place])),
      requestId,
      options.problemsBase,
    )
    Object.assign(answer.headers, commonHeaders(requestId), { Connection: 'close' })
    return answer
  }

  const server = createHttpServer({
    requestTimeout: requestMsMax,
    headersTimeout: requestMsMax,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: Math.min(1_000, requestMsMax),
    requireHostHeader: false, // `refuseFraming` refuses a missing Host header in the contract's format
  })
  server.timeout = silentMsMax
  // A client may close its sending side after the request and still expect the response.
  Object.assign(server, { httpAllowHalfOpen: true })

  server.on('connection', (socket) => {
    // Node calls this method after the last response of a connection. Node's own version resets the connection if the
    // client is still sending.
    socket.destroySoon = () => {
      closing.add(socket)
      endGently(socket)
    }
  })

  /**
   * From now on, requests on this connection get no response. The connection closes after the responses to earlier
   * requests, but after `shutMsMax` at the latest, because a peer could read no responses.
   */
  const shut = (socket: Duplex) => {
    closing.add(socket)
    discard(socket)
    destroyAfter(socket, shutMsMax)
  }

  /**
   * Handles the first HTTP-level error of a connection and then closes the connection. If earlier complete requests are
   * still unanswered, the client gets only their responses. If the error is in the body of a request that was already
   * answered, the client gets nothing more. Otherwise, the client gets an error response.
   */
  const refuse = (socket: Duplex, refusal: Fault) => {
    if (closing.has(socket)) return
    shut(socket)
    const all = exchanges.get(socket) ?? []
    const pending = all.filter(({ response }) => !response.writableFinished)
    const whole = pending.findLast(({ request }) => request.complete)
    const unread = all.some(({ request, response }) => !request.complete && response.headersSent)
    if (whole !== undefined) {
      whole.response.shouldKeepAlive = false
      // Node does not close the connection itself if the headers of this response were already written.
      whole.response.once('finish', () => {
        if (!socket.writableEnded) endGently(socket)
      })
    } else if (unread) {
      socket.destroy() // the error is in the rest of a body that was already refused
    } else {
      for (const { response } of pending) superseded.add(response)
      endRaw(socket, fault(refusal))
    }
  }

  /**
   * Refuses an invalid request that Node accepted. The refusal is sent after the responses to earlier requests. Then
   * the server closes the connection.
   */
  const refuseRequest = (request: IncomingMessage, response: ServerResponse, refusal: Fault) => {
    if (closing.has(request.socket)) return
    shut(request.socket)
    toNode(request, response, fault(refusal))
  }

  server.on('request', (request, response) => {
    const { socket } = request
    const others = (exchanges.get(socket) ?? []).filter(({ response: other }) => !other.writableFinished)
    if (others.length >= pipelinedMax) refuse(socket, { code: 'PIPELINED' })
    if (closing.has(socket)) return
    if (others.some((exchange) => exchange.request.headers.upgrade !== undefined)) {
      shut(socket)
      return
    }
    exchanges.set(socket, [...others, { request, response }])
    // Exchanges with a finished response are dropped, because they would otherwise stay in memory while the connection
    // is idle. The newest exchange is kept: if the rest of its request body contains an error, `refuse` must know that
    // the request was answered.
    response.once('finish', () => {
      const all = exchanges.get(socket) ?? []
      exchanges.set(
        socket,
        all.filter((exchange, index) => index === all.length - 1 || !exchange.response.writableFinished),
      )
    })
    const refusal = refuseFraming(request)
    if (refusal !== undefined) {
      refuseRequest(request, response, refusal)
      return
    }
    // Node loses bytes that follow an unhandled upgrade request in the same packet. The connection therefore closes
    // after this response.
    if (request.headers.upgrade !== undefined) response.setHeader('Connection', 'close')
    discardRest(request, response)
    handleRest(fromNode(request)).then(
      (answer) => {
        if (response.destroyed || superseded.has(response)) return
        // If the server is stopping, the connection closes after the response to its newest request.
        if (!server.listening && exchanges.get(socket)?.at(-1)?.response === response) {
          shut(socket)
          response.setHeader('Connection', 'close')
        }
        toNode(request, response, answer)
      },
      () => response.destroy(), // only a precaution, because handleRest does not throw
    )
  })

  // The API sends no interim responses such as 100 Continue, so it refuses every `Expect` header.
  const refuseExpectation = (request: IncomingMessage, response: ServerResponse) => {
    refuseRequest(request, response, { code: 'EXPECT', place: { header: 'Expect', detail: 'is not supported' } })
  }
  server.on('checkContinue', refuseExpectation)
  server.on('checkExpectation', refuseExpectation)
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy()) // after this event Node no longer handles errors of the socket
    refuse(socket, { code: 'CONNECT' })
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const code = error.code ?? 'CLIENT_ERROR'
    if (code === 'ECONNRESET') socket.destroy()
    else if (closing.has(socket)) return // the parser reports further errors of the same packet
    else if (socket.writable) refuse(socket, { code })
    else socket.destroy()
  })
  return server
}

/** Returns a fault for an HTTP version, Host header or Transfer-Encoding that Node accepts but the API does not. */
function refuseFraming({ headers, headersDistinct, httpVersion }: IncomingMessage): Fault | undefined {
  if (httpVersion !== '1.0' && httpVersion !== '1.1') return { code: 'VERSION' }
  const hosts = headersDistinct['host']?.length ?? 0
  if (hosts > 1) return { code: 'HOST', place: { header: 'Host', detail: 'appears more than once' } }
  if (hosts === 0 && httpVersion === '1.1') return { code: 'HOST', place: { header: 'Host', detail: 'is missing' } }
  const coding = headers['transfer-encoding']?.trim().toLowerCase()
  if (coding === undefined || (coding === 'chunked' && httpVersion === '1.1')) return undefined
  return { code: 'CODING', place: { header: 'Transfer-Encoding', detail: 'is not supported' } }
}

/**
 * After the response, discards the rest of a body that was refused before it was read completely. Closes the connection
 * if the rest is larger than `discardedBytesMax`.
 */
function discardRest(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  response.once('finish', () => {
    if (request.complete) return
    const readBefore = socket.bytesRead
    request.resume()
    const watch = setInterval(() => {
      if (request.complete || socket.destroyed) clearInterval(watch)
      else if (socket.bytesRead - readBefore > discardedBytesMax) socket.destroy()
    }, discardWatchMs)
    watch.unref()
  })
}
