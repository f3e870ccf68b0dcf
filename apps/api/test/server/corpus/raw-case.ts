import type { InvalidPlace } from '@adcopy/contract'
import type { ClauseId } from '@adcopy/testing'
import { jobsPath, offersPath, validBody } from '../../rig.ts'
import { join, write, type Bytes, type RawRequest } from '../wire.ts'

/**
 * One connection: the bytes sent, and every expected response in order. Each 202 must have created one job that used
 * one unit.
 */
export interface RawCase {
  name: string
  send: (who: Sender) => Bytes
  answers: readonly Expected[]
}

export function raw(name: string, send: RawCase['send'], ...answers: Expected[]): RawCase {
  return { name, send, answers }
}

export interface Theme {
  name: string
  tags: ClauseId[]
  cases: readonly RawCase[]
}

export interface Expected {
  status: 200 | 202 | 400 | 401 | 404
  method: 'GET' | 'HEAD' | 'POST'
  errors?: InvalidPlace[]
  /** Routing or the HTTP parser refuses the request before the limiter runs. */
  early?: true
  /** The connection closes after this response, even if the request did not ask for it. */
  closes?: true
}

/** Builds raw requests with one token. Some values contain "canary", which no response may contain. */
export class Sender {
  readonly token: string
  readonly bearer: string

  constructor(token: string) {
    this.token = token
    this.bearer = `Bearer ${token}`
  }

  /** A valid GET with the given changes, as the last request of its connection. */
  get({ headers, ...rest }: RawRequest = {}): Buffer {
    return this.getOn({ headers: { Connection: ['close'], ...headers }, ...rest })
  }

  /** Like {@link get}, but the connection stays open. */
  getOn({ headers, ...rest }: RawRequest = {}): Buffer {
    return write({ target: offersPath, headers: { Host: ['api'], Authorization: [this.bearer], ...headers }, ...rest })
  }

  /** A valid create request with the given changes, as the last request of its connection. */
  create({ headers, ...rest }: RawRequest = {}): Buffer {
    return this.createOn({ headers: { Connection: ['close'], ...headers }, ...rest })
  }

  /** Like {@link create}, but the connection stays open. */
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

  /** A create request for places where the server must not read a request, such as a body. It must create no job. */
  hidden(): Buffer {
    return this.createOn({ headers: { 'Idempotency-Key': ['canary-hidden'] } })
  }

  createChunked(chunks: readonly Bytes[], last: Bytes = '0\r\n\r\n', request: RawRequest = {}): Buffer {
    const framing = { 'Content-Length': [], 'Transfer-Encoding': ['chunked'] }
    const body = join(...chunks, last)
    return this.create({ ...request, headers: { ...framing, ...request.headers }, body })
  }
}

export const goodBody = JSON.stringify(validBody)

export const bodyOf = (bytes: number) => goodBody.padEnd(bytes)

export function chunk(data: Bytes, extension = ''): Buffer {
  return join(`${Buffer.byteLength(data).toString(16)}${extension}\r\n`, data, '\r\n')
}

export const listed: Expected = { status: 200, method: 'GET' }
export const accepted: Expected = { status: 202, method: 'POST' }
export const unauthenticated: Expected = { status: 401, method: 'GET' }
export const stranger: Expected = { status: 401, method: 'POST' }
export const notFound: Expected = { status: 404, method: 'GET', early: true }
export const nowhere: Expected = { ...notFound, method: 'POST' }
export const unknown: Expected = { status: 404, method: 'GET' }

export function head(expected: Expected): Expected {
  return { ...expected, method: 'HEAD' }
}

export function refused(place: InvalidPlace): Expected {
  return { status: 400, method: 'POST', errors: [place] }
}

export function refusedQuery(detail: string, parameter?: string): Expected {
  return { status: 400, method: 'GET', ...(parameter !== undefined && { errors: [{ detail, parameter }] }) }
}

export function fault(place?: InvalidPlace): Expected {
  return { status: 400, method: 'GET', ...(place !== undefined && { errors: [place] }), early: true, closes: true }
}

export const whole = (detail: string): Expected => refused({ pointer: '', detail })
