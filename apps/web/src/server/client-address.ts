import { forwardedAddress } from '@adcopy/core'

/** The header by which better-auth is told whom it answers; whatever a visitor writes there is overwritten. */
export const clientAddressHeader = 'x-client-address'

/**
 * The address that the outermost trusted proxy saw. Without proxies Next says there whom it sees, unless the visitor has
 * said it before. Undefined where a proxy has left it out or written none: better-auth counts all of those together.
 */
export function clientAddress(forwarded: string | null, trustedProxyHops: number): string | undefined {
  return forwardedAddress(forwarded ?? '', Math.max(trustedProxyHops, 1))
}
