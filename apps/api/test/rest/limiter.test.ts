import { parseEnvironment } from '@adcopy/core'
import { describe, expect, test } from 'vitest'
import { exprOf, testFingerprintKeys } from '@adcopy/testing'
import { clientKey } from '../../src/rest/client-ip.ts'
import { createLimiter } from '../../src/rest/limiter.ts'

describe('the limiter', () => {
  test(
    'spends its quota in one burst and refills evenly within a minute',
    { tags: ['D-LIMITER-4', 'D-RATE-1', 'D-RETRY-1'] },
    () => {
      let now = 0
      const limiter = createLimiter({ name: 'token', quota: 60 }, () => now)
      const burst = Array.from({ length: 61 }, () => limiter.take('k').allowed)
      expect(burst.filter(Boolean)).toHaveLength(60)
      expect(limiter.take('k')).toMatchObject({ allowed: false, remaining: 0, retryAfterSeconds: 1, resetSeconds: 60 })
      now = 1_000
      expect(limiter.take('k').allowed).toBe(true)
      expect(limiter.take('k').allowed).toBe(false)
      now = 61_000
      expect(limiter.take('k')).toMatchObject({ allowed: true, remaining: 59 })
    },
  )

  test.each([
    ['token', 'RATE_LIMIT_TOKEN_PER_MINUTE', 1_200],
    ['ip', 'RATE_LIMIT_IP_PER_MINUTE', 120],
  ] as const)('spends the default of a %s in one burst', { tags: ['D-LIMITER-4'] }, (name, variable, expected) => {
    const env = parseEnvironment('api', {
      DATABASE_URL: 'postgresql://x@127.0.0.1/x',
      FINGERPRINT_KEYS: testFingerprintKeys,
    })
    const limiter = createLimiter({ name, quota: env[variable] }, () => 0)
    const burst = Array.from({ length: 2_000 }, () => limiter.take('k').allowed)
    expect(burst.indexOf(false)).toBe(expected)
  })

  test.each([
    ['one address that guesses as fast as it may', 0.1],
    ['one client that asks every ten seconds with a token that was revoked', 10],
  ])('fires AdcopyBadCredentials: %s', (_who, everySeconds) => {
    const [, per = '', minutes = '', more = ''] =
      /(rate|increase)\(.*"invalid_auth".*\[(\d+)m\]\)\) > (\d+)$/.exec(exprOf('AdcopyBadCredentials')) ?? []
    const seconds = Number(minutes) * 60
    let now = 0
    const limiter = createLimiter({ name: 'ip', quota: 120 }, () => now)
    while (now < 60_000) now += limiter.take('k').allowed ? 0 : 100
    let refused = 0 // counts requests that get 401; requests over the limit get 429
    for (const end = now + seconds * 1000; now < end; now += everySeconds * 1000) {
      if (limiter.take('k').allowed) refused += 1
    }
    expect(refused).toBeGreaterThan(Number(more) * (per === 'rate' ? seconds : 1))
  })

  test('keeps a bounded number of keys and drops the least recently used one', { tags: ['D-LIMITER-4'] }, () => {
    const limiter = createLimiter({ name: 'ip', quota: 1 }, () => 0)
    limiter.take('first')
    for (let index = 0; index < 20_000; index += 1) limiter.take(`key-${index}`)
    expect(limiter.knows('first')).toBe(false)
    expect(limiter.knows('key-0')).toBe(true)
    limiter.take('key-0')
    limiter.take('another')
    expect([limiter.knows('key-0'), limiter.knows('key-1')]).toEqual([true, false])
  })

  test('reports when one more request passes, and when all do', { tags: ['D-RATE-1', 'D-RETRY-1'] }, () => {
    let now = 0
    const limiter = createLimiter({ name: 'token', quota: 3 }, () => now)
    const state = (allowed: boolean, remaining: number, resetSeconds: number, retryAfterSeconds: number) => ({
      policy: { name: 'token', quota: 3 },
      allowed,
      remaining,
      resetSeconds,
      retryAfterSeconds,
    })
    expect(limiter.full()).toEqual(state(true, 3, 0, 1))
    expect(limiter.knows('k')).toBe(false)
    expect(limiter.take('k')).toEqual(state(true, 2, 20, 1))
    limiter.take('k')
    expect(limiter.take('k')).toEqual(state(true, 0, 60, 20))
    now = 5_000
    expect(limiter.take('k')).toEqual(state(false, 0, 55, 15))
  })
})

describe('the address that the limiter counts', () => {
  const request = (forwarded: string | undefined, peerAddress: string | undefined = '10.0.0.1') => ({
    method: 'GET',
    target: '/',
    headers: forwarded === undefined ? [] : ([['X-Forwarded-For', forwarded]] as const),
    body: null,
    peerAddress,
  })

  test.each([
    ['no proxy is trusted', 0, '203.0.113.9', '10.0.0.1'],
    ['one proxy is trusted: its last entry, not what the client wrote', 1, '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['two proxies are trusted', 2, '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['fewer entries than proxies', 3, '203.0.113.9', '10.0.0.1'],
    ['junk where an address should be', 1, 'canary', '10.0.0.1'],
    ['an IPv6 client is its /64', 1, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['a short IPv6 form', 1, '2001:db8::1', '2001:db8:0:0'],
    ['another spelling of it', 1, '2001:0DB8:0:0::1', '2001:db8:0:0'],
    ['a prefix of one group', 1, '2001::', '2001:0:0:0'],
    ['the loopback address', 1, '::1', '0:0:0:0'],
    ['zeros in between', 1, '1::3:4:5:6:7:8', '1:0:3:4'],
    ['one that merely holds the form of IPv4', 1, '64:ff9b::ffff:192.0.2.1', '64:ff9b:0:0'],
    ['nothing but zeros', 1, '::', '0:0:0:0'],
    ['zeros in front', 1, '::2:3:4:5:6:7:8', '0:2:3:4'],
    ['zeros behind', 1, '1:2:3:4:5:6:7::', '1:2:3:4'],
    ['an IPv4 client seen through IPv6', 1, '::FFFF:192.0.2.1', '192.0.2.1'],
    ['the same in hexadecimal', 1, '::ffff:cb00:7109', '203.0.113.9'],
    ['an entry with a port', 1, '203.0.113.9:4711', '203.0.113.9'],
    ['an IPv6 entry in brackets', 1, '[2001:db8:1:2::1]', '2001:db8:1:2'],
    ['an IPv6 entry with a port', 1, '[2001:db8:1:2::1]:4711', '2001:db8:1:2'],
    ['a port that is none', 1, '203.0.113.9:x', '10.0.0.1'],
    ['a bracket that does not close', 1, '[2001:db8:1:2::1', '10.0.0.1'],
    ['blanks around an entry', 1, '6.6.6.6,  203.0.113.9 ', '203.0.113.9'],
    ['an empty entry', 1, '203.0.113.9,', '10.0.0.1'],
  ])('%s', { tags: ['D-LIMITER-2'] }, (_what, hops, forwarded, expected) => {
    expect(clientKey(request(forwarded), hops)).toBe(expected)
  })

  test('an IPv4-mapped IPv6 peer counts as its IPv4 address', { tags: ['D-LIMITER-2'] }, () => {
    expect(clientKey(request(undefined, '::ffff:192.0.2.1'), 0)).toBe('192.0.2.1')
    expect(clientKey(request(undefined, '::ffff:c000:201'), 0)).toBe('192.0.2.1')
  })

  test('several headers are one list', { tags: ['D-LIMITER-2'] }, () => {
    const headers = ['6.6.6.6', '203.0.113.9', '10.0.0.2'].map((entry) => ['x-forwarded-for', entry] as const)
    expect([1, 2, 3].map((hops) => clientKey({ ...request(undefined), headers }, hops))).toEqual([
      '10.0.0.2',
      '203.0.113.9',
      '6.6.6.6',
    ])
  })

  test('peers with an unknown address count as one client', { tags: ['D-LIMITER-2'] }, () => {
    expect(clientKey({ ...request(undefined), peerAddress: undefined }, 0)).toBe('unknown')
  })
})
