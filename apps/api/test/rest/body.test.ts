import { Problem } from '@adcopy/core'
import { describe, expect, test } from 'vitest'
import type { RestRequest } from '../../src/rest/message.ts'
import { checkBodyHeaders, readBody, readIdempotencyKey } from '../../src/rest/read-body.ts'

type Headers = RestRequest['headers']

const request = (headers: Headers, body: RestRequest['body'] = null): RestRequest => ({
  method: 'POST',
  target: '/',
  headers,
  body,
  peerAddress: undefined,
})

async function outcome(read: () => unknown): Promise<unknown> {
  try {
    return await read()
  } catch (error) {
    return error instanceof Problem && error.code === 'invalid_request' ? error.errors : error
  }
}

const json = ['Content-Type', 'application/json'] as const

describe('the headers of a body', () => {
  const check = (headers: Headers) => outcome(() => checkBodyHeaders(request(headers)))

  test.each([
    'application/json',
    'APPLICATION/Json',
    'application/json;charset=utf-8',
    'application/json \t; \tcharset=UTF-8\t ',
    'application/json; charset="utf-8"',
  ])('%j is JSON', { tags: ['POST-TYPE', 'D-TYPE'] }, async (type) => {
    expect(await check([['content-type', type]])).toBeUndefined()
  })

  const once = [{ header: 'Content-Type', detail: 'must be application/json, once' }]

  test.each([
    '',
    'text/application/json',
    'application/json5',
    'application/json;',
    'application/json; charset=utf-16',
    'application/json; charset="utf-8',
    'application/json; charset=utf-8; v=1',
    'application/json charset=utf-8',
    'x application/json',
  ])('%j is not', { tags: ['POST-TYPE', 'D-TYPE'] }, async (type) => {
    expect(await check([['content-type', type]])).toEqual(once)
  })

  test('are present once, in any case of their names', { tags: ['POST-TYPE'] }, async () => {
    expect(await check([])).toEqual(once)
    expect(await check([json, ['CONTENT-TYPE', 'application/json']])).toEqual(once)
  })

  test('name no encoding', { tags: ['POST-ENCODING', 'D-ENCODING'] }, async () => {
    const absent = [{ header: 'Content-Encoding', detail: 'must be absent' }]
    expect(await check([json, ['content-encoding', 'identity']])).toEqual(absent)
    expect(await check([['CONTENT-ENCODING', '']])).toEqual(absent)
  })

  test('contain exactly one key', { tags: ['POST-KEY-1'] }, async () => {
    const read = (...keys: string[]) =>
      outcome(() => readIdempotencyKey(request(keys.map((key) => ['idempotency-key', key] as const))))
    const refused = [{ header: 'Idempotency-Key', detail: 'is required, exactly once' }]
    expect([await read('a'), await read(), await read('a', 'a')]).toEqual(['a', refused, refused])
  })
})

describe('a body', () => {
  async function* chunks(...parts: Array<string | Uint8Array>) {
    for (const part of parts) yield await Promise.resolve(Buffer.from(part))
  }
  const read = (...parts: Array<string | Uint8Array>) => outcome(() => readBody(request([json], chunks(...parts))))
  const whole = (detail: string) => [{ pointer: '', detail }]

  test('is read however it is split into chunks', async () => {
    const bytes = Buffer.from('{"brief":"é"}')
    expect(await read(bytes.subarray(0, 11), bytes.subarray(11))).toEqual({ brief: 'é' })
  })

  test('has at most 32,768 bytes', { tags: ['D-BODY-1', 'LIMIT-BODY'] }, async () => {
    const text = '{"brief":"x"}'
    expect(await read(text, ' '.repeat(32_768 - text.length))).toEqual({ brief: 'x' })
    const tooLarge = whole('the body is larger than 32768 bytes')
    expect(await read(text, ' '.repeat(32_768 - text.length), ' ')).toEqual(tooLarge)
    expect(await read(' '.repeat(40_000))).toEqual(tooLarge)
  })

  test('that is too large is not read completely', { tags: ['D-BODY-1'] }, async () => {
    let given = 0
    async function* endless() {
      for (;;) {
        given += 1
        yield await Promise.resolve(Buffer.alloc(10_000, ' '))
      }
    }
    await outcome(() => readBody(request([json], endless())))
    expect(given).toBe(4)
  })

  test('that is incomplete is refused as such', async () => {
    async function* broken() {
      yield await Promise.resolve(Buffer.from('{}'))
      throw new Error('aborted')
    }
    const detail = 'the body did not arrive whole'
    expect(await outcome(() => readBody(request([json], broken())))).toEqual(whole(detail))
  })

  test.each([
    ['nothing', ''],
    ['half an object', '{'],
  ])('of %s is not JSON', { tags: ['D-BODY-2', 'POST-BODY-1'] }, async (_what, text) => {
    expect(await read(text)).toEqual(whole('the body is not JSON'))
  })

  test('must not start with a byte order mark', { tags: ['D-BODY-2'] }, async () => {
    expect(await read('\uFEFF{}')).toEqual(whole('the body must not start with a byte order mark'))
  })

  test('that was never sent is not JSON', { tags: ['POST-BODY-1'] }, async () => {
    expect(await outcome(() => readBody(request([json])))).toEqual(whole('the body is not JSON'))
  })

  test('is UTF-8', { tags: ['D-BODY-2'] }, async () => {
    expect(await read(Uint8Array.of(0x22, 0xff, 0x22))).toEqual(whole('the body is not UTF-8'))
  })

  test.each(['null', '[]', '1', '"x"', 'true'])('%s is not an object', { tags: ['POST-BODY-1'] }, async (text) => {
    expect(await read(text)).toEqual(whole('the body is not a JSON object'))
  })

  test.each([
    ['{"a":"1","a":"1"}', '/a'],
    ['{"a":"1","\\u0061":"2"}', '/a'],
    ['{"a":"1","b":"\\"","a":"\\\\"}', '/a'],
    ['{"a" : "1" ,\n"a" : "1"}', '/a'],
    ['{"a":{"canary":["canary"]},"a":"canary","b":"b"}', '/a'],
    ['{"a":{"b":1},"a":"1","b":"1"}', ''],
    ['{"a":"1","a":"1","b":"1","b":"1"}', ''],
    ['{"":"","":""}', ''],
    ['{"a b":"1","a b":"1"}', ''],
  ])('%j has a field twice, at %j', { tags: ['D-BODY-3', 'D-EXTRAS-2'] }, async (text, pointer) => {
    const detail = 'appears more than once in the body'
    expect(await read(text)).toEqual([{ pointer, detail: pointer === '' ? `a field ${detail}` : detail }])
  })

  test.each([
    '{}',
    '{"a":"1","b":"1"}',
    '{"a":"\\"b\\":\\"c\\""}',
    '{"a":"\\\\","b":"\\\\\\""}',
    '{"\\"a":"{\\"a\\":1}"}',
    '{"a":"\\n\u2028"}',
  ])('%j has each field once', { tags: ['D-BODY-3'] }, async (text) => {
    expect(await read(text)).toEqual(JSON.parse(text))
  })

  test('whose members are not all strings is left to the schema', async () => {
    expect(await read('{"a":1,"b":"x"}')).toEqual({ a: 1, b: 'x' })
  })

  test('must not contain __proto__', { tags: ['POST-BODY-3'] }, async () => {
    const refused = [{ pointer: '/__proto__', detail: 'is not a field of this request' }]
    expect(await read('{"__proto__":{"platform":"facebook"}}')).toEqual(refused)
    expect(await read('{"__proto__":"x"}')).toEqual(refused)
  })
})
