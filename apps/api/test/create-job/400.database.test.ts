import { describe, expect, test } from 'vitest'
import { entries, expectProblem, nothing, rowsOf, startRig, validBody } from '../rig.ts'

type Body = string | Uint8Array | object
type Places = Array<Record<string, string>>

const whole = (detail: string): Places => [{ pointer: '', detail }]
const at = (field: string, detail: string): Places => [{ pointer: `/${field}`, detail }]
const unknownField = 'is not a field of this request'
const brief = (text: string) => `{"platform":"facebook","awareness_level":"unaware","brief":"${text}"}`

const forms: Array<[string, Body, Places]> = [
  ['no body', '', whole('the body is not JSON')],
  ['malformed JSON', '{"platform":', whole('the body is not JSON')],
  ['two objects', '{}{}', whole('the body is not JSON')],
  ['a comment', '{/**/}', whole('the body is not JSON')],
  ['an array', '[]', whole('the body is not a JSON object')],
  ['a string', '"canary"', whole('the body is not a JSON object')],
  ['a number', '1', whole('the body is not a JSON object')],
  ['null', 'null', whole('the body is not a JSON object')],
]

const encodings: Array<[string, Body, Places]> = [
  ['a byte order mark', `\uFEFF${JSON.stringify(validBody)}`, whole('the body must not start with a byte order mark')],
  ['invalid UTF-8', Uint8Array.of(0x7b, 0xff, 0x7d), whole('the body is not UTF-8')],
  ['UTF-16', new Uint8Array(Buffer.from(JSON.stringify(validBody), 'utf16le')), whole('the body is not JSON')],
  ['an overlong form', Uint8Array.of(0x7b, 0xc0, 0xa0, 0x7d), whole('the body is not UTF-8')],
]

const text = JSON.stringify(validBody)
const doubled = (field: string) => text.replace('{', `{"${field}":"facebook",`)
const characters: Array<[string, Body, Places]> = [
  ['a field twice with one value', doubled('platform'), at('platform', 'appears more than once in the body')],
  ['a field twice, once in escapes', doubled('pl\\u0061tform'), at('platform', 'appears more than once in the body')],
  ['a NUL', brief('a\\u0000'), at('brief', 'contains a NUL character or an unpaired surrogate')],
  ['a lone high surrogate', brief('a\\ud800'), at('brief', 'contains a NUL character or an unpaired surrogate')],
  ['a lone low surrogate', brief('\\udc00a'), at('brief', 'contains a NUL character or an unpaired surrogate')],
  [
    'a NUL in offer_id',
    { ...validBody, offer_id: 'off_\0' },
    at('offer_id', 'contains a NUL character or an unpaired surrogate'),
  ],
]

const oneOf = (...values: string[]) => `must be one of ${values.join(', ')}`
const wrong = {
  platform: oneOf('facebook', 'instagram'),
  awareness_level: oneOf('unaware', 'problem_aware', 'solution_aware'),
  brief: 'must be a string',
  offer_id: 'must be a string',
  copy_length: oneOf('short', 'medium', 'long', 'extra_long', 'blog'),
}
const required = ['platform', 'awareness_level', 'brief'] as const
const enumerated = ['platform', 'awareness_level', 'copy_length'] as const

const notTaken = `
  variations variation_count n avatar avatar_id think_report think_report_id voice tone prompt system_prompt instructions
  brand facts language workspace_id id status model backend seed webhook_url callback callback_url notify stream
  idempotency_key
`
  .trim()
  .split(/\s+/)

describe.each(entries)(
  'POST 400 by %s',
  { tags: ['invalid_request', 'ALLOCATION-2', 'ERROR-1', 'ERROR-2'] },
  (entry) => {
    const rig = startRig(entry)

    async function expectRefused(body: Body, errors: Places): Promise<void> {
      expectProblem(await rig.create(body), 'invalid_request', { errors })
      expect(await rowsOf(rig, rig.tenant.workspaceId)).toEqual(nothing)
    }

    test.each(forms)('%s is not one JSON object', { tags: ['POST-BODY-1', 'D-EXTRAS-1'] }, (_what, body, errors) =>
      expectRefused(body, errors),
    )

    test.each(encodings)('%s is refused', { tags: ['D-BODY-2'] }, (_what, body, errors) => expectRefused(body, errors))

    test.each(characters)('%s is refused', { tags: ['D-BODY-3'] }, (_what, body, errors) => expectRefused(body, errors))

    test.each(required)('%s is required', { tags: ['POST-PLATFORM', 'POST-AWARENESS', 'POST-BRIEF'] }, (field) => {
      const { [field]: _left, ...rest } = validBody
      return expectRefused(rest, at(field, 'is required'))
    })

    test('all missing fields are listed together', { tags: ['D-EXTRAS-1'] }, () =>
      expectRefused(
        {},
        required.flatMap((field) => at(field, 'is required')),
      ),
    )

    test.each(Object.entries(wrong))(
      '%s must not be null, a number, a boolean, an array or an object',
      { tags: ['D-BODY-4', 'POST-OFFER'] },
      async (field, detail) => {
        for (const value of [null, 1, true, ['facebook'], { canary: 'x' }]) {
          await expectRefused({ ...validBody, [field]: value }, at(field, detail))
        }
      },
    )

    test.each(enumerated)(
      '%s accepts only its exact values',
      { tags: ['POST-PLATFORM', 'POST-AWARENESS', 'POST-LENGTH'] },
      async (field) => {
        for (const value of ['', 'canary', 'Facebook', ' unaware', 'MEDIUM', 'toString', 'product_aware']) {
          await expectRefused({ ...validBody, [field]: value }, at(field, wrong[field]))
        }
      },
    )

    test.each([
      ['empty', '', 'must not be empty'],
      ['white space alone', ' \u00a0\u3000\ufeff\n', 'must not be empty'],
      ['281 letters', 'x'.repeat(281), 'must have at most 280 characters'],
      ['281 astral code points', '😀'.repeat(281), 'must have at most 280 characters'],
    ])('a brief that is %s is refused', { tags: ['POST-BRIEF', 'LIMIT-BRIEF', 'D-BRIEF'] }, (_what, words, detail) =>
      expectRefused({ ...validBody, brief: words }, at('brief', detail)),
    )

    test('blog on Instagram is an invalid request', { tags: ['POST-9', 'D-BLOG'] }, () =>
      expectRefused(
        { ...validBody, platform: 'instagram', copy_length: 'blog' },
        at('copy_length', 'blog is available only for platform facebook'),
      ),
    )

    const tags = ['POST-BODY-3', 'S-2', 'S-3', 'S-6', 'EVENT-1'] as const
    test.each(notTaken)('%s is no field of a create', { tags: [...tags] }, async (field) => {
      for (const value of ['canary', 3, null])
        await expectRefused({ ...validBody, [field]: value }, at(field, unknownField))
    })

    test.each([
      ['__proto__', '{"__proto__":{"platform":"facebook"}}', '/__proto__'],
      ['constructor', '{"constructor":"x"}', '/constructor'],
      ['toString', '{"toString":"x"}', '/toString'],
    ])('%s is refused like any unknown field', { tags: ['POST-BODY-3'] }, async (name, body, pointer) => {
      const rest = name === '__proto__' ? [] : required.flatMap((field) => at(field, 'is required'))
      await expectRefused(body, [...rest, { pointer, detail: unknownField }])
    })

    test(
      'a harmless name is echoed, a potentially harmful name and values are not',
      { tags: ['D-EXTRAS-2', 'JOB-5'] },
      async () => {
        await expectRefused({ ...validBody, ['A-z0.9_']: 'canary' }, at('A-z0.9_', unknownField))
        for (const name of ['<canary>', 'canary words', 'x'.repeat(65), 'a/b', 'é', '']) {
          await expectRefused({ ...validBody, [name]: 'canary' }, whole(unknownField))
        }
      },
    )

    test('of a thousand errors twenty are listed', { tags: ['D-EXTRAS-1'] }, async () => {
      const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`f${index}`, '']))
      const errors = Array.from({ length: 20 }, (_, index) => ({ pointer: `/f${index}`, detail: unknownField }))
      await expectRefused({ ...validBody, ...many }, errors)
    })

    test.each([
      ['32,769 bytes', 32_769],
      ['a megabyte', 1_000_000],
    ])('a body of %s is refused', { tags: ['POST-BODY-2', 'LIMIT-BODY', 'D-BODY-1'] }, (_what, bytes) =>
      expectRefused(text.padEnd(bytes), whole('the body is larger than 32768 bytes')),
    )
  },
)
