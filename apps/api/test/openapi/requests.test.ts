import { carries, copyLengths, createJobInput, idempotencyKeyPattern, pageQuery, platforms } from '@adcopy/contract'
import { expect, test } from 'vitest'
import { documentOperations, resolve, validatorNamed, validatorOf } from './document.ts'

const valid = { platform: 'facebook', awareness_level: 'unaware', brief: 'x' }

// The service trims all of these characters, but regular-expression dialects disagree about which of them are white
// space.
const blanks = ['\t', '\n', '\v', '\f', '\r', ' ', '\u00a0', '\u1680', '\u2003', '\u2028', '\u202f', '\u3000', '\ufeff']
const briefs = ['', ...blanks, blanks.join(''), '\u200b', '\0', 'a\0b', 'x'.repeat(280), 'x'.repeat(281), '\n x']

const bodies: unknown[] = [
  ...briefs.map((brief) => ({ ...valid, brief })),
  { ...valid, brief: '😀'.repeat(280) },
  { ...valid, brief: '😀'.repeat(281) },
  ...[null, 1, true, [], {}].flatMap((value) => Object.keys(valid).map((name) => ({ ...valid, [name]: value }))),
  ...Object.keys(valid).map((name) => Object.fromEntries(Object.entries(valid).filter(([key]) => key !== name))),
  ...platforms.flatMap((platform) => copyLengths.map((copy_length) => ({ ...valid, platform, copy_length }))),
  ...['off_1', '', 'a\0', null].map((offer_id) => ({ ...valid, offer_id })),
  { ...valid, platform: 'instagram' },
  { ...valid, copy_length: null },
  { ...valid, variations: 3 },
  { ...valid, prompt: 'x' },
  {},
  [],
  'x',
  null,
]

test.each(bodies.map((body) => [body]))('document and service agree on the body %j', (body) => {
  const parsed = createJobInput.safeParse(body)
  const accepted = parsed.success && carries(parsed.data.platform, parsed.data.copy_length)
  expect(validatorNamed('CreateAdCopyGeneration')(body)).toBe(accepted)
})

test('only the service can check white space that is trimmed before counting, and lone surrogates', () => {
  const validate = validatorNamed('CreateAdCopyGeneration')
  const padded = { ...valid, brief: ` ${'x'.repeat(280)}` }
  expect([validate(padded), createJobInput.safeParse(padded).success]).toEqual([false, true])
  const lone = { ...valid, brief: '\ud800' }
  expect([validate(lone), createJobInput.safeParse(lone).success]).toEqual([true, false])
})

function parameter(operationId: string, name: string) {
  const { operation } = documentOperations.find((one) => one.operation.operationId === operationId)!
  return validatorOf((operation.parameters ?? []).map((one) => resolve(one)).find((one) => one.name === name)?.schema)
}

test.each([-1, 0, 1, 2, 19, 20, 99, 100, 101, 1e9, 1.5])('document and service agree on the limit %d', (limit) => {
  for (const operationId of ['listAdCopyGenerations', 'listOffers']) {
    expect(parameter(operationId, 'limit')(limit)).toBe(pageQuery.limit.safeParse(String(limit)).success)
  }
})

test.each(['', 'x', 'x'.repeat(512), 'x'.repeat(513)])(
  'document and service agree on the form of the cursor %j',
  (cursor) => {
    expect(parameter('listOffers', 'cursor')(cursor)).toBe(pageQuery.cursor.safeParse(cursor).success)
  },
)

test.each(['', 'a', 'A9._:-', 'a b', 'é', 'x'.repeat(128), 'x'.repeat(129)])('and on the key %j', (key) => {
  expect(parameter('createAdCopyGeneration', 'Idempotency-Key')(key)).toBe(idempotencyKeyPattern.test(key))
})
