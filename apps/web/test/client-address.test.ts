import { expect, test } from 'vitest'
import { clientAddress } from '../src/server/client-address.ts'

test.each([
  ['198.51.100.1, 203.0.113.8', 1, '203.0.113.8'],
  ['198.51.100.1,203.0.113.8 , 10.0.0.2', 2, '203.0.113.8'],
  ['203.0.113.8', 0, '203.0.113.8'],
  // Ports and brackets are removed, because better-auth cannot read addresses that contain them and would treat all
  // such visitors as one client.
  ['203.0.113.8:4711', 1, '203.0.113.8'],
  ['[2001:db8::1]:4711', 1, '2001:db8::1'],
  ['::ffff:cb00:7108', 1, '203.0.113.8'],
  ['canary', 1, undefined],
  // Two proxies are trusted, but only one address is present. That address is ignored, because the visitor may have
  // forged it.
  ['203.0.113.8', 2, undefined],
  ['', 1, undefined],
  [null, 1, undefined],
])('of %j behind %i proxies the client is %s', (forwarded, hops, expected) => {
  expect(clientAddress(forwarded, hops)).toBe(expected)
})
