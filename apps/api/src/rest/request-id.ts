import { randomFillSync } from 'node:crypto'

const idBytes = 12
const random = Buffer.alloc(idBytes * 256)
let used = random.length

export function newRequestId(): string {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  return `req_${random.toString('hex', used, (used += idBytes))}`
}
