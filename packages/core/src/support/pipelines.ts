import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Maximum number of unanswered requests per connection; a client that pipelines more loses the connection. */
export const pipelinedMax = 100

/** A request beyond the limit ends its connection; the API's `server.ts` responds with an HTTP-level error instead. */
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
