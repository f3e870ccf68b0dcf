import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Unanswered requests that one connection may have; a client that pipelines more loses the connection. */
export const pipelinedMax = 100

/**
 * Bounds pipelines of every HTTP server of this process: a request beyond the bound ends its connection. The API's
 * `server.ts` answers it as an HTTP-level error instead.
 */
export function boundPipelines(): void {
  const unanswered = new WeakMap<Socket, number>()
  const countOf = (socket: Socket) => unanswered.get(socket) ?? 0
  subscribe('http.server.request.start', (message) => {
    const { socket, response } = message as { socket: Socket; response: ServerResponse }
    unanswered.set(socket, countOf(socket) + 1)
    response.once('close', () => unanswered.set(socket, countOf(socket) - 1))
    if (countOf(socket) > pipelinedMax) socket.destroy()
  })
}
