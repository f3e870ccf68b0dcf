import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const newest = new WeakMap<Socket, ServerResponse>()

/**
 * If the server no longer listens, the connection of this response is closed after the response, unless a newer request
 * came on the same connection. A response that begins only then announces this.
 */
export function closeWhenStopping(server: Server, response: ServerResponse): void {
  const { socket } = response.req
  newest.set(socket, response)
  const isLast = () => !server.listening && newest.get(socket) === response
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (...args: unknown[]) => {
    if (isLast()) response.setHeader('Connection', 'close')
    return writeHead(...args)
  }
  response.once('close', () => {
    if (isLast()) socket.end()
  })
}
