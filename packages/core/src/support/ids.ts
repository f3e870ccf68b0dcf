import { randomFillSync } from 'node:crypto'
import { idPrefixes, type IdKind } from '@adcopy/contract'
import { ulid } from 'ulid'

const random = new Uint8Array(4096)
let used = random.length

/** Returns a multiple of 1/256, at least 0 and below 1. One system call generates many numbers. */
function nextRandom(): number {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  return random[used++]! / 256
}

/** Ids sort by the millisecond in which they were created. */
export function newId(kind: IdKind): string {
  return `${idPrefixes[kind]}_${ulid(undefined, nextRandom).toLowerCase()}`
}
