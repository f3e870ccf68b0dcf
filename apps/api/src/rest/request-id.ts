import { randomFillSync } from 'node:crypto'

const idBytes = 12
const random = Buffer.alloc(idBytes * 256)
let used = random.length

/** A new identifier for one request; it is in the response and in every log line about the request. */
export function newRequestId(): string {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  return `req_${random.toString('hex', used, (used += idBytes))}`
}
