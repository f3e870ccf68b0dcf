import { operations, problemSchema, type Operation } from '@adcopy/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { expectLawful, unspoken } from '../expect-answer.ts'
import { jobsPath, offersPath, validBody } from '../rig.ts'
import { expectWritten, setUpStand } from './stand.ts'

const stand = await setUpStand()

const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 7, arbitrary: usual }, { weight: 1, arbitrary: odd })
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }).map((text) => `canary${text}`),
)

/**
 * Generates names of query parameters and body fields. A response may repeat a safe name (see `isSafeName`), but must
 * not contain `canary`. The names with `canary` therefore contain a space, which makes them unsafe.
 */
const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }).map((text) => `canary ${text}`),
)

const path = mostly(
  fc.constantFrom(jobsPath, jobsPath, offersPath, `${jobsPath}/acg_01kaj5x7g8e4r9t2v6w3y0zbcd`, `${jobsPath}/canary`),
  fc.oneof(
    anyText.map((text) => `/${text}`),
    anyText.map((text) => `${jobsPath}/${text}`),
    fc.constantFrom(
      '',
      '*',
      '//',
      `${jobsPath}/`,
      `${jobsPath}/%00`,
      `${jobsPath}/..`,
      '/api/v1/offers/',
      '/API/v1/offers',
    ),
  ),
)
const parameter = fc.tuple(
  mostly(fc.constantFrom('limit', 'cursor', 'status'), fc.oneof(fc.constantFrom('__proto__', 'toString', ''), anyName)),
  fc.oneof(
    fc.constantFrom('1', '100', 'queued', 'failed'),
    fc.constantFrom('0', '101', '1e1', '', 'canary.canary', '%', '+'),
    anyText,
  ),
)
const query = mostly(
  fc.constant(''),
  fc.array(parameter, { maxLength: 3 }).map((all) => `?${all.map(([name, value]) => `${name}=${value}`).join('&')}`),
)

type Header = readonly [name: string, value: string]
const anyCase = (name: string) => fc.constantFrom(name, name.toUpperCase(), name.toLowerCase())
const header = (name: string, usual: () => string, ...odd: string[]): fc.Arbitrary<Header[]> => {
  const one = fc.tuple(anyCase(name), mostly(fc.constant(null).map(usual), fc.oneof(fc.constantFrom(...odd), anyText)))
  return fc.oneof(
    { weight: 20, arbitrary: one.map((each): Header[] => [each]) },
    { weight: 1, arbitrary: fc.constant<Header[]>([]) },
    { weight: 1, arbitrary: fc.array<Header>(one, { minLength: 2, maxLength: 3 }) },
  )
}
const anyHeader: fc.Arbitrary<Header> = fc.tuple(
  fc.oneof(fc.constantFrom('X-Forwarded-For', 'Content-Length', 'Cookie', '__proto__', 'Content-Encoding'), anyText),
  anyText,
)
const headers = fc
  .tuple(
    header(
      'Authorization',
      () => `Bearer ${stand.tenant.token}`,
      '',
      'Bearer',
      'Basic canary',
      'Bearer acp_canary',
      'bearer  x',
    ),
    header('Idempotency-Key', () => crypto.randomUUID(), '', 'canary key', 'x'.repeat(129), '\u00e9'),
    header(
      'Content-Type',
      () => 'application/json',
      'application/json; charset=canary',
      'text/html',
      'application/jsonx',
      '',
    ),
    fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(anyHeader, { maxLength: 2 }) },
    ),
  )
  .chain((lists) => fc.shuffledSubarray(lists.flat(), { minLength: lists.flat().length }))

const encoder = new TextEncoder()
const valid = encoder.encode(JSON.stringify({ ...validBody, brief: 'canary' }))
const member = fc.oneof(fc.constantFrom('facebook', 'unaware', 'canary', 'blog', ''), fc.jsonValue({ maxDepth: 3 }))
const almostBody = fc.dictionary(
  fc.oneof(fc.constantFrom('platform', 'awareness_level', 'brief', 'offer_id', 'copy_length', '__proto__'), anyName),
  member,
)
const body = mostly(
  fc.constant(valid),
  fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.json().map((text) => encoder.encode(text)),
    almostBody.map((members) => encoder.encode(JSON.stringify({ ...validBody, ...members }))),
    fc.tuple(fc.nat(valid.length - 1), fc.nat(255)).map(([at, byte]) => valid.with(at, byte)),
    fc.integer({ min: 32_700, max: 32_800 }).map((bytes) => encoder.encode(JSON.stringify(validBody).padEnd(bytes))),
    fc.nat(valid.length).map((at) => valid.subarray(0, at)),
  ),
)
const stream = fc
  .tuple(body, fc.array(fc.nat(), { maxLength: 4 }), fc.integer({ min: 0, max: 19 }))
  .map(([bytes, cuts, luck]) => {
    const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].toSorted((a, b) => a - b)
    return async function* pieces() {
      for (const [index, at] of places.entries()) yield bytes.subarray(at, places[index + 1] ?? at)
      if (luck === 0) throw new Error('canary: the peer went away')
    }
  })

const request = fc
  .record({
    method: mostly(
      fc.constantFrom('GET', 'POST', 'POST', 'HEAD'),
      fc.oneof(fc.constantFrom('PUT', 'DELETE', 'post', 'OPTIONS', ''), anyText),
    ),
    path,
    query,
    headers,
    stream,
    peerAddress: fc.constantFrom('127.0.0.1', '::1', undefined),
  })
  .map(({ path: at, query: search, stream: pieces, ...rest }) => ({ ...rest, at, target: at + search, pieces }))

/** This function shares no code with the router, so that the test checks the routing independently. */
function operationOf(method: string, at: string): Operation | undefined {
  const [beforeQuery = ''] = at.split('?')
  const verb = method === 'HEAD' ? 'GET' : method
  return operations.find(({ method: wanted, path: form }) => {
    if (verb !== wanted) return false
    if (!form.endsWith('/{id}')) return form === beforeQuery
    const id = beforeQuery.startsWith(`${jobsPath}/`) ? beforeQuery.slice(jobsPath.length + 1) : ''
    return id !== '' && id !== '.' && id !== '..' && !id.includes('/')
  })
}

test(
  'every request gets a success or a problem of its operation, and nothing is echoed',
  { tags: ['ERROR-1', 'S-4', 'D-REQUEST-ID', 'D-ROUTING-1', 'D-EXTRAS-2', 'ALLOCATION-2'] },
  async () => {
    const seen = new Set<string>()
    const statuses = new Set<string>()
    let created = 0
    await fc.assert(
      fc.asyncProperty(request, async ({ pieces, at, ...sent }) => {
        const answer = await stand.api.handleRest({ ...sent, body: pieces() })
        const json = JSON.parse(answer.body ?? 'null') as unknown
        const text = answer.body ?? ''
        expectLawful({ method: 'GET', status: answer.status, headers: new Headers(answer.headers), text, body: json })
        const operation = operationOf(sent.method, at)
        const code = answer.status >= 400 ? problemSchema.parse(json).type.split('/').at(-1) : 'success'
        seen.add(`${operation?.operationId} ${code}`)
        const possible = operation === undefined ? ['not_found'] : ['success', ...operation.problems]
        expect(possible.filter((each) => each !== 'unavailable')).toContain(code)
        if (operation === undefined || code !== 'success') return
        operation.output.parse(json)
        statuses.add(`${operation.operationId} ${answer.status}`)
        if (answer.status === 202 && answer.headers['Idempotent-Replayed'] === undefined) created += 1
      }),
      { numRuns: 3_000 },
    )
    // Rare requests have other codes, for example an unknown offer.
    for (const [operation, last] of [
      ['createAdCopyGeneration', 'success'],
      ['getAdCopyGeneration', 'not_found'],
      ['listAdCopyGenerations', 'success'],
      ['listOffers', 'success'],
    ] as const) {
      const usual = ['invalid_auth', 'invalid_request', last]
      expect([...seen]).toEqual(expect.arrayContaining(usual.map((code) => `${operation} ${code}`)))
    }
    expect([...statuses].toSorted()).toEqual([
      'createAdCopyGeneration 202',
      'listAdCopyGenerations 200',
      'listOffers 200',
    ])
    expect(created).toBeGreaterThan(100)
    await expectWritten(stand, created)
    expect(stand.output()).not.toMatch(unspoken)
  },
)
