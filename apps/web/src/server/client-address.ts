import { forwardedAddress } from '@adcopy/core'

/** The header from which better-auth reads the client's address. A value that a visitor sends is overwritten. */
export const clientAddressHeader = 'x-client-address'

/** Undefined if a proxy left the header out or wrote no address into it: better-auth counts all of those as one client. */
export function clientAddress(forwarded: string | null, trustedProxyHops: number): string | undefined {
  return forwardedAddress(forwarded ?? '', Math.max(trustedProxyHops, 1))
}
