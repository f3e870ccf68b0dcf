import { isIPv4, isIPv6 } from 'node:net'
import { valuesOf, type RestRequest } from './message.ts'

/**
 * Whom the limiter counts: the socket's peer, or with trusted proxies the address that the outermost of them saw, counted
 * from the right of X-Forwarded-For, so that a client cannot choose it. An IPv6 client is its /64.
 */
export function clientKey(request: RestRequest, trustedProxyHops: number): string {
  const forwarded = valuesOf(request, 'x-forwarded-for')
    .join(',')
    .split(',')
    .map((address) => address.trim())
  const seen = trustedProxyHops === 0 ? undefined : forwarded.at(-trustedProxyHops)
  const address = seen !== undefined && (isIPv4(seen) || isIPv6(seen)) ? seen : (request.peerAddress ?? 'unknown')
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? prefix64(plain) : plain
}

function prefix64(address: string): string {
  const zeros = '0:'.repeat(9 - address.split(':').length)
  return address
    .replace('::', `:${zeros}`) // eight groups, of which the first or last may be empty
    .split(':')
    .slice(0, 4)
    .map((group) => (Number.parseInt(group, 16) || 0).toString(16))
    .join(':')
}
