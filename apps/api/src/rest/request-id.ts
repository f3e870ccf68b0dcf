import { randomBytes } from 'node:crypto'

/** A new identifier for one request; it is in the response and in every log line about the request. */
export function newRequestId(): string {
  return `req_${randomBytes(12).toString('hex')}`
}
