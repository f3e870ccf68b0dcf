import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

// Written independently of core: the tests check the format, not core's code.
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A prefix and its 30 characters with the six base62 characters of their CRC32. */
export function withChecksum(body: string): string {
  let rest = crc32(body)
  let digits = ''
  while (digits.length < 6) {
    digits = alphabet.charAt(rest % 62) + digits
    rest = Math.floor(rest / 62)
  }
  return body + digits
}

/** A well-formed token that was never issued. */
export function mintedToken(prefix: 'acp_' | 'aca_' | 'acr_'): string {
  return withChecksum(prefix + Array.from(randomBytes(30), (byte) => alphabet.charAt(byte % 62)).join(''))
}
