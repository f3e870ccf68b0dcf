/**
 * Computes a key from parts that identify the job, such as `await idempotencyKey('spring campaign', row.id)`. A program
 * that restarts after a crash computes the same key, so that each job is paid for once. The parts `17` and `'17'` give
 * the same key. The parts are hashed, so the service does not see them.
 */
export async function idempotencyKey(...parts: readonly (string | number | bigint)[]): Promise<string> {
  if (parts.length === 0) throw new TypeError('An idempotency key needs at least one part')
  const texts = parts.map((part) => {
    // An empty or undefined part is refused. It is probably a missing id, and would give all rows of a batch the same
    // key.
    const known = typeof part === 'string' || typeof part === 'bigint' || Number.isFinite(part)
    if (!known || part === '')
      throw new TypeError('Each part of an idempotency key must be a non-empty string or a number')
    return String(part)
  })
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(texts)))
  return `k1.${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Matches the keys that the API accepts. */
export const idempotencyKeyPattern: RegExp = /^[A-Za-z0-9._:-]{1,128}$/
