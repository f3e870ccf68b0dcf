import { forwardedAddress, networkOf, readAddress } from '@adcopy/core'
import { valuesOf, type RestRequest } from './message.ts'

/**
 * The limiter's key is the address of the socket's peer or, with trusted proxies, the address that the outermost
 * trusted proxy saw. An IPv6 address is shortened to its /64 network.
 */
export function clientKey(request: RestRequest, trustedProxyHops: number): string {
  const forwarded = () => valuesOf(request, 'x-forwarded-for').join(',')
  const seen = trustedProxyHops === 0 ? undefined : forwardedAddress(forwarded(), trustedProxyHops)
  return networkOf(seen ?? readAddress(request.peerAddress ?? '') ?? 'unknown')
}
