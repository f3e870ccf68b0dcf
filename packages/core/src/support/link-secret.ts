import { createHash, randomBytes } from 'node:crypto'

// 256 bits: nobody guesses one, so nothing has to count the guesses.
const secretBytes = 32

/** The secret of a link, shown once, and the SHA-256 that is kept of it. */
export function mintLinkSecret(): { secret: string; hash: Buffer<ArrayBuffer> } {
  const secret = randomBytes(secretBytes).toString('base64url')
  return { secret, hash: hashLinkSecret(secret) }
}

export function hashLinkSecret(secret: string): Buffer<ArrayBuffer> {
  return Buffer.from(createHash('sha256').update(secret).digest())
}
