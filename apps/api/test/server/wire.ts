import { STATUS_CODES } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Answer } from '../rig.ts'

export type Bytes = string | Uint8Array

export function join(...parts: readonly Bytes[]): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
}

/** The parts are not checked, completed or encoded. */
export interface RawRequest {
  method?: string
  target?: Bytes
  version?: string
  /** One line per value. A header with an empty list is left out. */
  headers?: Record<string, readonly Bytes[]>
  /** Further raw header lines, without line breaks. */
  lines?: readonly Bytes[]
  body?: Bytes
}

export function write({ method = 'GET', target = '/', version = 'HTTP/1.1', ...rest }: RawRequest): Buffer {
  const { headers = {}, lines = [], body = '' } = rest
  const named = Object.entries(headers).flatMap(([name, values]) => values.map((value) => join(`${name}: `, value)))
  const head = [join(`${method} `, target, ` ${version}`), ...named, ...lines]
  return join(...head.flatMap((line) => [line, '\r\n']), '\r\n', body)
}

/**
 * Returns everything that the server sends until it closes the connection. With `end`, the client closes its sending
 * side after the bytes.
 */
export async function exchange(port: number, bytes: Bytes, { end = false, withinMs = 8_000 } = {}): Promise<Buffer> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const timer = setTimeout(() => socket.destroy(new Error(`the connection is open after ${withinMs} ms`)), withinMs)
  try {
    socket.write(bytes)
    if (end) socket.end()
    return await buffer(socket)
  } finally {
    clearTimeout(timer)
    socket.destroy()
  }
}

/**
 * Parses strictly by the grammar of RFC 9112. `methods` are the methods of the requests. Throws unless each request has
 * exactly one final response, in order, and no bytes follow the last response.
 */
export function parseAnswers(bytes: Buffer, methods: readonly string[]): Answer[] {
  let rest = bytes
  const answers = methods.map((method) => {
    const parsed = parseAnswer(rest, method)
    rest = parsed.rest
    return parsed.answer
  })
  if (rest.length > 0) throw malformed('bytes behind the last answer', rest)
  return answers
}

function parseAnswer(bytes: Buffer, method: string): { answer: Answer; rest: Buffer } {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd === -1) throw malformed('no answer', bytes)
  const [statusLine = '', ...lines] = bytes.subarray(0, headEnd).toString('latin1').split('\r\n')
  const [, digits, reason] = /^HTTP\/1\.1 ([2-5]\d\d) ([ -~]+)$/.exec(statusLine) ?? []
  const status = Number(digits)
  if (digits === undefined || reason !== STATUS_CODES[status]) throw malformed('a bad status line', bytes)
  const headers = new Headers()
  for (const line of lines) {
    const [, name, value] = /^([A-Za-z][A-Za-z0-9-]*): ([!-~](?:[ -~]*[!-~])?)$/.exec(line) ?? []
    if (name === undefined || value === undefined || headers.has(name)) throw malformed('a bad header line', bytes)
    headers.set(name, value)
  }
  if (!headers.has('date')) throw malformed('no Date', bytes)
  const { body, rest } = readBody(bytes.subarray(headEnd + 4), headers, method)
  if (headers.get('connection') === 'close' && rest.length > 0) throw malformed('an answer behind the last', bytes)
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
  return { answer: { method, status, headers, text, body: text === '' ? undefined : JSON.parse(text) }, rest }
}

function readBody(bytes: Buffer, headers: Headers, method: string): { body: Buffer; rest: Buffer } {
  const length = headers.get('content-length')
  const coding = headers.get('transfer-encoding')
  if ((length === null) === (coding === null)) throw malformed('not one framing', bytes)
  if (coding !== null && coding !== 'chunked') throw malformed('an unknown coding', bytes)
  if (length !== null && !/^(0|[1-9]\d*)$/.test(length)) throw malformed('a bad Content-Length', bytes)
  if (method === 'HEAD') return { body: Buffer.alloc(0), rest: bytes }
  if (length === null) return readChunks(bytes)
  if (bytes.length < Number(length)) throw malformed('a body cut short', bytes)
  return { body: bytes.subarray(0, Number(length)), rest: bytes.subarray(Number(length)) }
}

function readChunks(bytes: Buffer): { body: Buffer; rest: Buffer } {
  const chunks: Buffer[] = []
  let rest = bytes
  for (;;) {
    const size = /^([0-9a-f]+)\r\n/i.exec(rest.subarray(0, 16).toString('latin1'))
    if (size === null) throw malformed('a bad chunk', rest)
    const begin = size[0].length
    const end = begin + Number.parseInt(size[1] ?? '', 16)
    if (rest.subarray(end, end + 2).toString() !== '\r\n') throw malformed('a chunk cut short', rest)
    const chunk = rest.subarray(begin, end)
    rest = rest.subarray(end + 2)
    if (chunk.length === 0) return { body: Buffer.concat(chunks), rest }
    chunks.push(chunk)
  }
}

function malformed(what: string, bytes: Buffer): Error {
  return new Error(`${what}: ${JSON.stringify(bytes.toString('latin1').slice(0, 600))}`)
}
