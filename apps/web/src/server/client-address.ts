/** The header by which better-auth is told whom it answers; whatever a visitor writes there is overwritten. */
export const clientAddressHeader = 'x-client-address'

/**
 * The address that the outermost trusted proxy saw, counted from the right of X-Forwarded-For, so that a visitor cannot
 * choose it. Without proxies Next says there whom it sees, unless the visitor has said it before. Undefined where a proxy
 * has left it out: better-auth counts all of those together.
 */
export function clientAddress(forwarded: string | null, trustedProxyHops: number): string | undefined {
  const seen = (forwarded ?? '').split(',').map((address) => address.trim())
  return seen.at(-Math.max(trustedProxyHops, 1)) || undefined
}
