import { isIPv4, isIPv6, SocketAddress } from 'node:net'

/**
 * Returns the IP address that the outermost trusted proxy saw, counted from the right of X-Forwarded-For, so that
 * clients cannot forge it. `trustedProxyHops` is 1 or more. Undefined if that entry is missing or not an address.
 */
export function forwardedAddress(forwarded: string, trustedProxyHops: number): string | undefined {
  return readAddress(forwarded.split(',').at(-trustedProxyHops)?.trim() ?? '')
}

const withPort = /^(?:\[(?<v6>[^\]]*)\]|(?<v4>\d+(?:\.\d+){3}))(?::\d{1,5})?$/

/**
 * Returns the canonical form of an IP address from a proxy or socket, with or without a port; an IPv4-mapped IPv6
 * address becomes IPv4. Undefined for anything else.
 */
export function readAddress(text: string): string | undefined {
  const { v4, v6 } = withPort.exec(text)?.groups ?? {}
  const address = v4 ?? v6 ?? text
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '')
}
