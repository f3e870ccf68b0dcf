import { isIPv4, isIPv6, SocketAddress } from 'node:net'

/**
 * Returns the IP address of the client that connected to the outermost trusted proxy. Each trusted proxy appends one
 * address to X-Forwarded-For. Addresses are therefore counted from the right, where clients cannot forge them.
 * `trustedProxyHops` is at least 1. Returns undefined if the address is missing or invalid.
 */
export function forwardedAddress(forwarded: string, trustedProxyHops: number): string | undefined {
  return readAddress(forwarded.split(',').at(-trustedProxyHops)?.trim() ?? '')
}

const withPort = /^(?:\[(?<v6>[^\]]*)\]|(?<v4>\d+(?:\.\d+){3}))(?::\d{1,5})?$/

/**
 * Removes the port. An IPv4-mapped IPv6 address becomes an IPv4 address. Returns undefined if the text is not an
 * address.
 */
export function readAddress(text: string): string | undefined {
  const { v4, v6 } = withPort.exec(text)?.groups ?? {}
  const address = v4 ?? v6 ?? text
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '')
}

/** Clients are counted by network: the /64 network of an IPv6 address, or the IPv4 address itself. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const zeros = '0:'.repeat(9 - address.split(':').length)
  return address
    .replace('::', `:${zeros}`) // expands to eight groups, of which the first or last may be empty
    .split(':')
    .slice(0, 4)
    .map((group) => (Number.parseInt(group, 16) || 0).toString(16))
    .join(':')
}
