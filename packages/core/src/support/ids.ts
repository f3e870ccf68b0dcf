import { randomFillSync } from 'node:crypto'
import { idPrefixes, type IdKind } from '@adcopy/contract'
import { ulid } from 'ulid'

const random = new Uint8Array(4096)
let used = random.length

/** Returns a random number from 0 to below 1, in steps of 1/256. One system call fills a block of them. */
function nextRandom(): number {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  return random[used++]! / 256
}

/** Returns a new id of this kind. Ids from a later millisecond sort after earlier ones. */
export function newId(kind: IdKind): string {
  return `${idPrefixes[kind]}_${ulid(undefined, nextRandom).toLowerCase()}`
}
