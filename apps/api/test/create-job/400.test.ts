import { createTenant, type Tenant } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entries, expectProblem, jobsPath, rowsOf, startRig, validBody, type Rig } from '../rig.ts'

const { brief: _brief, ...withoutBrief } = validBody

describe.each(entries)('POST 400 by %s', (entry) => {
  let rig: Rig
  let tenant: Tenant

  beforeAll(async () => {
    rig = await startRig(entry)
    tenant = await createTenant(rig.core)
  })
  afterAll(async () => {
    // Whatever was refused above left nothing behind and consumed nothing.
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 0, due: 0, used: 0 })
    await rig.close()
  })

  const bodies: Array<[string, string | Uint8Array | object, Array<Record<string, string>>]> = [
    ['no body', '', [{ pointer: '', detail: 'the body is not JSON' }]],
    ['malformed JSON', '{"platform":', [{ pointer: '', detail: 'the body is not JSON' }]],
    ['an array', '[]', [{ pointer: '', detail: 'the body is not a JSON object' }]],
    ['null', 'null', [{ pointer: '', detail: 'the body is not a JSON object' }]],
    ['a BOM', `\uFEFF${JSON.stringify(validBody)}`, [{ pointer: '', detail: 'the body is not JSON' }]],
    ['invalid UTF-8', Uint8Array.of(0x7b, 0xff, 0x7d), [{ pointer: '', detail: 'the body is not UTF-8' }]],
    [
      'a field twice',
      '{"platform":"facebook","platform":"facebook"}',
      [{ pointer: '', detail: 'a field stands in the body twice' }],
    ],
    ['__proto__', '{"__proto__":"x"}', [{ pointer: '/__proto__', detail: 'is not a field of this request' }]],
    [
      'an unknown field',
      { ...validBody, variations: 3 },
      [{ pointer: '/variations', detail: 'is not a field of this request' }],
    ],
    [
      'an unknown field with an unsafe name',
      { ...validBody, '<b>': '' },
      [{ pointer: '', detail: 'is not a field of this request' }],
    ],
    ['no brief', withoutBrief, [{ pointer: '/brief', detail: 'must be a string' }]],
    ['a null field', { ...validBody, offer_id: null }, [{ pointer: '/offer_id', detail: 'must be a string' }]],
    [
      'a brief of white space',
      { ...validBody, brief: ' \u3000\n' },
      [{ pointer: '/brief', detail: 'must have at least 1 characters' }],
    ],
    [
      '281 code points',
      { ...validBody, brief: '😀'.repeat(281) },
      [{ pointer: '/brief', detail: 'must have at most 280 characters' }],
    ],
    [
      'a NUL',
      '{"platform":"facebook","awareness_level":"unaware","brief":"a\\u0000"}',
      [{ pointer: '/brief', detail: 'holds a NUL or a lone surrogate' }],
    ],
    [
      'a lone surrogate',
      '{"platform":"facebook","awareness_level":"unaware","brief":"a\\ud800"}',
      [{ pointer: '/brief', detail: 'holds a NUL or a lone surrogate' }],
    ],
    [
      'an unknown platform',
      { ...validBody, platform: 'tiktok' },
      [{ pointer: '/platform', detail: 'must be one of facebook, instagram' }],
    ],
    [
      'blog on Instagram',
      { ...validBody, platform: 'instagram', copy_length: 'blog' },
      [{ pointer: '/copy_length', detail: 'blog goes with platform facebook alone' }],
    ],
    [
      '32769 bytes',
      `${JSON.stringify(validBody)}${' '.repeat(32_769 - JSON.stringify(validBody).length)}`,
      [{ pointer: '', detail: 'the body is larger than 32768 bytes' }],
    ],
  ]
  test.each(bodies)('%s is refused by its place', async (_what, body, errors) => {
    expectProblem(await rig.create(body, { tenant }), 'invalid_request', { errors })
  })

  const headers: Array<[string, Record<string, string>, Record<string, string>]> = [
    [
      'a key with a space',
      { 'idempotency-key': 'a b' },
      { header: 'Idempotency-Key', detail: 'does not match ^[A-Za-z0-9._:-]{1,128}$' },
    ],
    [
      'a key of 129 characters',
      { 'idempotency-key': 'k'.repeat(129) },
      { header: 'Idempotency-Key', detail: 'does not match ^[A-Za-z0-9._:-]{1,128}$' },
    ],
    [
      'text/plain',
      { 'content-type': 'text/plain' },
      { header: 'Content-Type', detail: 'must be application/json, once' },
    ],
    [
      'a type that begins like JSON',
      { 'content-type': 'application/json-patch+json' },
      { header: 'Content-Type', detail: 'must be application/json, once' },
    ],
    [
      'another charset',
      { 'content-type': 'application/json; charset=latin1' },
      { header: 'Content-Type', detail: 'must be application/json, once' },
    ],
    ['gzip', { 'content-encoding': 'gzip' }, { header: 'Content-Encoding', detail: 'must be absent' }],
    ['identity', { 'content-encoding': 'identity' }, { header: 'Content-Encoding', detail: 'must be absent' }],
  ]
  test.each(headers)('%s is refused by its header', async (_what, sent, place) => {
    expectProblem(await rig.create(validBody, { tenant, headers: sent }), 'invalid_request', { errors: [place] })
  })

  test('a missing Idempotency-Key is refused', async () => {
    const answer = await rig.as(tenant, jobsPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(validBody),
    })
    const errors = [{ header: 'Idempotency-Key', detail: 'is required, exactly once' }]
    expectProblem(answer, 'invalid_request', { errors })
  })

  test('a query parameter is refused, and its value is not echoed', async () => {
    const answer = await rig.as(tenant, `${jobsPath}?limit=canary`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
      body: JSON.stringify(validBody),
    })
    const errors = [{ parameter: 'limit', detail: 'is not a parameter of this operation' }]
    expectProblem(answer, 'invalid_request', { errors })
    expect(answer.text).not.toContain('canary')
  })
})
