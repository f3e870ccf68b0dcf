import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { RestResponse } from './rest/message.ts'

const lingerMs = 1_000

/** Writes a response to a connection that Node no longer handles as HTTP, and closes the connection. */
export function endRaw(socket: Duplex, { status, headers, body }: RestResponse): void {
  const text = body ?? ''
  const date = new Date().toUTCString()
  const lines = Object.entries({ ...headers, Date: date, 'Content-Length': String(Buffer.byteLength(text)) })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  endGently(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines}\r\n${text}`)
}

/**
 * Closes a connection after its last response. Bytes that the peer still sends are discarded for `lingerMs`, because
 * closing a socket with unread bytes would reset the connection, and the peer could lose the response.
 */
export function endGently(socket: Duplex, lastWords = ''): void {
  socket.once('end', () => socket.destroy())
  destroyAfter(socket, lingerMs)
  socket.end(lastWords)
  discard(socket)
}

/**
 * Drops all further bytes of a connection, except those of the packet that Node is parsing. Otherwise, Node would parse
 * requests that get no response.
 */
export function discard(socket: Duplex): void {
  process.nextTick(() => {
    // Node's parser reads the connection directly until it has a `data` listener. Then Node feeds the parser through a
    // listener of its own, which is removed, too.
    socket.on('data', () => undefined)
    socket.removeAllListeners('data')
    socket.resume()
    // If Node had stopped reading because of an unread body, only a new chunk makes the stream read again.
    socket.push('')
  })
}

export function destroyAfter(socket: Duplex, ms: number): void {
  const timer = setTimeout(() => socket.destroy(), ms)
  socket.once('close', () => clearTimeout(timer))
}
