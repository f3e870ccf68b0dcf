import { forwardedAddress } from '@adcopy/core'

/** The header from which better-auth reads the client's address. The server discards any value that a client sends. */
export const clientAddressHeader = 'x-client-address'

/**
 * Undefined if the outermost trusted proxy added no valid address to `forwarded`, an X-Forwarded-For header.
 * better-auth treats all requests without an address as one client.
 */
export function clientAddress(forwarded: string | null, trustedProxyHops: number): string | undefined {
  return forwardedAddress(forwarded ?? '', Math.max(trustedProxyHops, 1))
}
