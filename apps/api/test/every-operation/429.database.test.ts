import { createTenant } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'
import { bearer, operations, send } from '../operations.ts'
import { entries, expectProblem, nothing, offersPath, rowsOf, startRig } from '../rig.ts'
import { mintedToken } from '../tokens.ts'

const tags = ['rate_limited', 'D-LIMITER-1', 'D-RATE-1', 'D-RETRY-1', 'ALLOCATION-2'] as const

describe.each(entries)('429 with small limits behind one proxy by %s', { tags: [...tags] }, (entry) => {
  const env = { RATE_LIMIT_TOKEN_PER_MINUTE: '3', RATE_LIMIT_IP_PER_MINUTE: '2', TRUSTED_PROXY_HOPS: '1' }
  const rig = startRig(entry, { env })

  const get = (authorization: string | undefined, forwarded: string) =>
    rig.call(offersPath, {
      headers: { 'x-forwarded-for': forwarded, ...(authorization !== undefined && { authorization }) },
    })

  test('a token may use its quota in one burst, then every operation reports when to retry', async () => {
    const tenant = await createTenant(rig.core)
    const spent = [await rig.as(tenant, offersPath), await rig.as(tenant, offersPath), await rig.as(tenant, offersPath)]
    expect(spent.map((answer) => [answer.status, answer.headers.get('ratelimit')])).toEqual([
      [200, '"token";r=2;t=20'],
      [200, expect.stringMatching(/^"token";r=1;t=(3\d|40)$/)],
      [200, expect.stringMatching(/^"token";r=0;t=(5\d|60)$/)],
    ])
    for (const operation of operations) {
      const headers = {
        'retry-after': /^(1\d|20)$/, // one request is refilled every twenty seconds
        'ratelimit-policy': '"token";q=3;w=60',
        ratelimit: /^"token";r=0;t=(5\d|60)$/,
      }
      expectProblem(await send(rig, operation, bearer(tenant)), 'rate_limited', {}, { rate: 'token', headers })
    }
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual(nothing)
    expect((await rig.as(await createTenant(rig.core), offersPath)).status).toBe(200)
  })

  test(
    'missing, malformed and unknown credentials count against their address, without affecting its good ones',
    { tags: ['D-LIMITER-3'] },
    async () => {
      const address = '203.0.113.7'
      const unknown = `Bearer ${mintedToken('acp_')}`
      expectProblem(await get(undefined, address), 'invalid_auth')
      expectProblem(await get(unknown, address), 'invalid_auth')
      for (const authorization of [undefined, 'Bearer junk', unknown, `Bearer ${mintedToken('aca_')}`]) {
        const headers = {
          'retry-after': /^(2\d|30)$/,
          'ratelimit-policy': '"ip";q=2;w=60',
          ratelimit: /^"ip";r=0;t=(5\d|60)$/,
        }
        expectProblem(await get(authorization, address), 'rate_limited', {}, { rate: 'ip', headers })
      }
      const tenant = await createTenant(rig.core)
      expect((await get(bearer(tenant), address)).status).toBe(200)
    },
  )

  test(
    'with a proxy the address is the one that the proxy saw, whatever the client claims',
    { tags: ['D-LIMITER-2'] },
    async () => {
      const spoofed = ['6.6.6.1, 198.51.100.4', '6.6.6.2,198.51.100.4', ' 6.6.6.3 , 6.6.6.4, 198.51.100.4 ']
      const answers = []
      for (const forwarded of spoofed) answers.push(await get(undefined, forwarded))
      expect(answers.map((answer) => answer.status)).toEqual([401, 401, 429])
      expectProblem(await get(undefined, '198.51.100.4, 198.51.100.5'), 'invalid_auth')
    },
  )
})

describe.each(entries)('429 with the default limits by %s', { tags: [...tags] }, (entry) => {
  const rig = startRig(entry)

  test(
    'an address may send 120 bad requests in one burst and not many more, whatever X-Forwarded-For says',
    { tags: ['D-LIMITER-2', 'D-LIMITER-4'] },
    async () => {
      const bad = (index: number) =>
        rig.call(offersPath, { headers: { 'x-forwarded-for': `203.0.113.${index}`, authorization: 'Bearer junk' } })
      const first = await bad(0)
      expectProblem(
        first,
        'invalid_auth',
        {},
        { headers: { 'ratelimit-policy': '"ip";q=120;w=60', ratelimit: '"ip";r=119;t=1' } },
      )
      const rest = await Promise.all(Array.from({ length: 119 }, (_, index) => bad(index)))
      expect(new Set(rest.map((answer) => answer.status))).toEqual(new Set([401]))
      const beyond = await Promise.all(Array.from({ length: 60 }, (_, index) => bad(index)))
      expect(beyond.some((answer) => answer.status === 429)).toBe(true)
    },
  )

  test('a token has 1,200 requests per minute', { tags: ['D-LIMITER-4'] }, async () => {
    const { headers } = await rig.as(await createTenant(rig.core), offersPath)
    expect(headers.get('ratelimit-policy')).toBe('"token";q=1200;w=60')
    expect(headers.get('ratelimit')).toBe('"token";r=1199;t=1')
  })
})
