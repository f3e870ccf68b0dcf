import { forwardedAddress, readAddress } from '@adcopy/core'
import { valuesOf, type RestRequest } from './message.ts'

/**
 * Returns the limiter's key for a client: the IP address of the socket's peer or, with trusted proxies, the IP address
 * that the outermost trusted proxy saw. An IPv6 address is shortened to its /64 network.
 */
export function clientKey(request: RestRequest, trustedProxyHops: number): string {
  const forwarded = () => valuesOf(request, 'x-forwarded-for').join(',')
  const seen = trustedProxyHops === 0 ? undefined : forwardedAddress(forwarded(), trustedProxyHops)
  const address = seen ?? readAddress(request.peerAddress ?? '') ?? 'unknown'
  return address.includes(':') ? prefix64(address) : address
}

function prefix64(address: string): string {
  const zeros = '0:'.repeat(9 - address.split(':').length)
  return address
    .replace('::', `:${zeros}`) // expands to eight groups, of which the first or last may be empty
    .split(':')
    .slice(0, 4)
    .map((group) => (Number.parseInt(group, 16) || 0).toString(16))
    .join(':')
}
