import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { tokenPrefixes } from '@adcopy/contract'

// Only this file generates, parses and hashes API tokens. Source: D-TOKEN-FORMAT, D-TOKENS-2.

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const secretCharacters = 30
const checksumCharacters = 6
const form = /^(acp_|aca_|acr_)[0-9A-Za-z]{36}$/

export interface MintedToken {
  token: string
  hash: Buffer
  prefix: string
  lastFour: string
}

export type ParsedToken = { kind: 'personal'; hash: Buffer } | { kind: 'oauth' }

/** A prefix, 30 random base62 characters, and a checksum of 6 characters (the CRC32 of the preceding text). */
export function mintToken(): MintedToken {
  const secret = Array.from({ length: secretCharacters }, () => alphabet[randomInt(alphabet.length)]).join('')
  const body = tokenPrefixes.personal + secret
  const token = body + checksum(body)
  return { token, hash: sha256(token), prefix: tokenPrefixes.personal, lastFour: token.slice(-4) }
}

/** Returns undefined if the format or checksum is wrong. */
export function parseToken(raw: string): ParsedToken | undefined {
  if (!form.test(raw)) return undefined
  const body = raw.slice(0, -checksumCharacters)
  if (checksum(body) !== raw.slice(-checksumCharacters)) return undefined
  return raw.startsWith(tokenPrefixes.personal) ? { kind: 'personal', hash: sha256(raw) } : { kind: 'oauth' }
}

function checksum(body: string): string {
  let rest = crc32(body)
  let text = ''
  for (let place = 0; place < checksumCharacters; place += 1) {
    text = (alphabet[rest % alphabet.length] ?? '') + text
    rest = Math.floor(rest / alphabet.length)
  }
  return text
}

function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
