/**
 * Returns a key computed from the purpose of a job, so that a program that restarts after a crash sends the same key and
 * pays once: `await idempotencyKey('spring campaign', row.id)`. A number and its digits as text give the same key. The
 * parts are hashed, not sent.
 */
export async function idempotencyKey(...parts: readonly (string | number | bigint)[]): Promise<string> {
  if (parts.length === 0) throw new TypeError('An idempotency key needs at least one part')
  const texts = parts.map((part) => {
    // A missing part would give every row of a batch the same key.
    const known = typeof part === 'string' || typeof part === 'bigint' || Number.isFinite(part)
    if (!known || part === '')
      throw new TypeError('Each part of an idempotency key must be a non-empty string or a number')
    return String(part)
  })
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(texts)))
  return `k1.${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Keys that the contract allows. */
export const idempotencyKeyPattern: RegExp = /^[A-Za-z0-9._:-]{1,128}$/
