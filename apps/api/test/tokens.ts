import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

// Written a second time, independently of core: what the tests hold it to is the format, not the code.
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

/** A well-formed token that nobody was given. */
export function mintedToken(prefix: 'acp_' | 'aca_' | 'acr_'): string {
  return withChecksum(prefix + Array.from(randomBytes(30), (byte) => alphabet.charAt(byte % 62)).join(''))
}
