import { createHash, randomBytes } from 'node:crypto'

// A secret of 256 bits cannot be guessed, so attempts need not be limited.
const secretBytes = 32

export function mintLinkSecret(): { secret: string; hash: Buffer<ArrayBuffer> } {
  const secret = randomBytes(secretBytes).toString('base64url')
  return { secret, hash: hashLinkSecret(secret) }
}

export function hashLinkSecret(secret: string): Buffer<ArrayBuffer> {
  return Buffer.from(createHash('sha256').update(secret).digest())
}
