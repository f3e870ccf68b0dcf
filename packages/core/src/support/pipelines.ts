import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export const pipelinedMax = 100

/**
 * Closes a connection to this process when the connection has more than {@link pipelinedMax} unanswered requests. The
 * standalone API server does not use this function, because the server's own check sends the responses to the earlier
 * requests before it closes the connection.
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
