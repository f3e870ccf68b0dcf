import type { InvalidPlace } from '@adcopy/contract'
import type { ClauseId } from '@adcopy/testing'
import { jobsPath, offersPath, validBody } from '../../rig.ts'
import { join, write, type Bytes, type RawRequest } from '../wire.ts'

/** One connection: the bytes sent, and every response, in order. Each 202 must have created one job for one unit. */
export interface RawCase {
  name: string
  send: (who: Sender) => Bytes
  answers: readonly Expected[]
}

export function raw(name: string, send: RawCase['send'], ...answers: Expected[]): RawCase {
  return { name, send, answers }
}

/** Cases of one kind with the clauses that they prove. */
export interface Theme {
  name: string
  tags: ClauseId[]
  cases: readonly RawCase[]
}

/** A response by its status; `errors` are the places that an `invalid_request` must name. */
export interface Expected {
  status: 200 | 202 | 400 | 401 | 404
  method: 'GET' | 'HEAD' | 'POST'
  errors?: InvalidPlace[]
  /** Refused before the limiter: routing, and HTTP-level errors. */
  early?: true
  /** The last response of its connection, whatever was requested. */
  closes?: true
}

/** The sender of a case: a separate tenant. Every text that no response may contain includes "canary". */
export class Sender {
  readonly token: string
  readonly bearer: string

  constructor(token: string) {
    this.token = token
    this.bearer = `Bearer ${token}`
  }

  /** A good GET with the given changes, as the last request of its connection. */
  get({ headers, ...rest }: RawRequest = {}): Buffer {
    return this.getOn({ headers: { Connection: ['close'], ...headers }, ...rest })
  }

  /** {@link get} on a connection that continues. */
  getOn({ headers, ...rest }: RawRequest = {}): Buffer {
    return write({ target: offersPath, headers: { Host: ['api'], Authorization: [this.bearer], ...headers }, ...rest })
  }

  /** A good create with the given changes, as the last request of its connection. */
  create({ headers, ...rest }: RawRequest = {}): Buffer {
    return this.createOn({ headers: { Connection: ['close'], ...headers }, ...rest })
  }

  /** {@link create} on a connection that continues. */
  createOn({ headers, body = goodBody, ...rest }: RawRequest = {}): Buffer {
    const good = {
      Host: ['api'],
      Authorization: [this.bearer],
      'Idempotency-Key': ['canary-key'],
      'Content-Type': ['application/json'],
      'Content-Length': [String(Buffer.byteLength(body))],
    }
    return write({ method: 'POST', target: jobsPath, headers: { ...good, ...headers }, body, ...rest })
  }

  /** A complete good create, hidden in place of a body: it must never create a job. */
  hidden(): Buffer {
    return this.createOn({ headers: { 'Idempotency-Key': ['canary-hidden'] } })
  }

  /** A create whose body has these chunks, then `last` instead of the last chunk. */
  createChunked(chunks: readonly Bytes[], last: Bytes = '0\r\n\r\n', request: RawRequest = {}): Buffer {
    const framing = { 'Content-Length': [], 'Transfer-Encoding': ['chunked'] }
    const body = join(...chunks, last)
    return this.create({ ...request, headers: { ...framing, ...request.headers }, body })
  }
}

export const goodBody = JSON.stringify(validBody)

/** {@link goodBody} padded with white space up to a size. */
export const bodyOf = (bytes: number) => goodBody.padEnd(bytes)

/** A chunk on the wire, with its extension. */
export function chunk(data: Bytes, extension = ''): Buffer {
  return join(`${Buffer.byteLength(data).toString(16)}${extension}\r\n`, data, '\r\n')
}

export const listed: Expected = { status: 200, method: 'GET' }
export const accepted: Expected = { status: 202, method: 'POST' }
export const unauthenticated: Expected = { status: 401, method: 'GET' }
/** A create without good credentials. */
export const stranger: Expected = { status: 401, method: 'POST' }
export const notFound: Expected = { status: 404, method: 'GET', early: true }
/** A POST outside the operations. */
export const nowhere: Expected = { ...notFound, method: 'POST' }
/** A job that does not exist. */
export const unknown: Expected = { status: 404, method: 'GET' }

/** The same response to HEAD. */
export function head(expected: Expected): Expected {
  return { ...expected, method: 'HEAD' }
}

/** A create that is refused at one place. */
export function refused(place: InvalidPlace): Expected {
  return { status: 400, method: 'POST', errors: [place] }
}

/** A query that is refused, at a parameter whose name may be echoed or at none. */
export function refusedQuery(detail: string, parameter?: string): Expected {
  return { status: 400, method: 'GET', ...(parameter !== undefined && { errors: [{ detail, parameter }] }) }
}

/** An HTTP-level error, for a header or as a whole. */
export function fault(place?: InvalidPlace): Expected {
  return { status: 400, method: 'GET', ...(place !== undefined && { errors: [place] }), early: true, closes: true }
}

/** The refusal of a body as a whole. */
export const whole = (detail: string): Expected => refused({ pointer: '', detail })
