import { randomBytes } from 'node:crypto'

/** A fresh identifier of one request; it is in the answer and in every log line about it. */
export function newRequestId(): string {
  return `req_${randomBytes(12).toString('hex')}`
}
