import { createHash, randomBytes } from 'node:crypto'

// 256 bits cannot be guessed, so attempts need not be counted.
const secretBytes = 32

/** Creates a link's secret, shown once, and its SHA-256, which is stored. */
export function mintLinkSecret(): { secret: string; hash: Buffer<ArrayBuffer> } {
  const secret = randomBytes(secretBytes).toString('base64url')
  return { secret, hash: hashLinkSecret(secret) }
}

export function hashLinkSecret(secret: string): Buffer<ArrayBuffer> {
  return Buffer.from(createHash('sha256').update(secret).digest())
}
