import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

// This file does not use core's code, so that the tests check the token format independently.
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Appends the six base62 characters of the CRC32 of `body`, which is a prefix followed by 30 characters. */
export function withChecksum(body: string): string {
  let rest = crc32(body)
  let digits = ''
  while (digits.length < 6) {
    digits = alphabet.charAt(rest % 62) + digits
    rest = Math.floor(rest / 62)
  }
  return body + digits
}

export function mintedToken(prefix: 'acp_' | 'aca_' | 'acr_'): string {
  return withChecksum(prefix + Array.from(randomBytes(30), (byte) => alphabet.charAt(byte % 62)).join(''))
}
