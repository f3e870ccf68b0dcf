import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  allocationSchema,
  commentAnchorSchema,
  commentTextSchema,
  copyEditSchema,
  emailSchema,
  enablementItems,
  invitationDaysSchema,
  limits,
  operatorNameSchema,
  passwordChangeSchema,
  passwordSchema,
  personItemSchema,
  personNameSchema,
  reviewLinkDaysSchema,
  signUpSchema,
  tokenSecondsSchema,
  workspaceNameSchema,
} from '../src/index.ts'

function refusals(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []
}

describe('an address of a person', () => {
  test('is stored in lower case, without surrounding white space', () => {
    expect(emailSchema.parse(' Some.One@Example.ORG\n')).toBe('some.one@example.org')
  })

  test('has 254 characters at most', () => {
    const domain = `@${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.example`
    const address = (characters: number) => 'a'.repeat(characters - domain.length) + domain
    expect(refusals(emailSchema, address(254))).toEqual([])
    expect(refusals(emailSchema, address(255))).toHaveLength(1)
  })

  test.each(['', 'no-at', 'a b@c.example', '@c.example', 'a@'])('%j is none', (address) => {
    expect(refusals(emailSchema, address)).toEqual(['is not an email address'])
  })
})

describe('an allocation', () => {
  test.each([0, 1, 1_000_000_000])('of %d units can be set', (units) => {
    expect(refusals(allocationSchema, units)).toEqual([])
  })

  test.each([-1, 1_000_000_001])('of %d units is refused', (units) => {
    expect(refusals(allocationSchema, units)).toHaveLength(1)
  })

  test.each([1.5, Number.NaN, '7', null])('is a whole number, and not %j', (units) => {
    expect(refusals(allocationSchema, units)).toEqual(['is not a whole number'])
  })

  test('names the maximum when it is exceeded', () => {
    expect(refusals(allocationSchema, 2_000_000_000)).toEqual(['is larger than 1000000000'])
  })
})

describe('the lifetime of a token', () => {
  const hundredYears = 3_153_600_000

  test.each([
    [1, []],
    [hundredYears, []],
    [hundredYears + 1, ['is longer than 100 years']],
    [1.5, ['is not a whole number']],
    [null, ['is not a whole number']],
  ])('of %j seconds: %j', (seconds, expected) => {
    expect(refusals(tokenSecondsSchema, seconds)).toEqual(expected)
  })

  test('is at least one second', () => {
    expect(refusals(tokenSecondsSchema, 0)).toHaveLength(1)
  })
})

const x = (characters: number) => 'x'.repeat(characters)
const { headline, primary_text: primaryText, description } = copyEditSchema.shape

test.each<[string, z.ZodType, unknown[], unknown[]]>([
  ['the name of a workspace', workspaceNameSchema, ['x', ` ${x(200)}\n`], ['', ' \n', x(201), 'a\0b']],
  ['the days of an invitation', invitationDaysSchema, [1, 30], [0, 31, 1.5]],
  ['the days of a review link', reviewLinkDaysSchema, [1, limits.reviewLinkDaysMax], [0, limits.reviewLinkDaysMax + 1]],
  ['the current password', passwordChangeSchema.shape.current, ['x', x(1_000)], ['', x(1_001)]],
  ['the name of a person', personNameSchema, ['x', ` ${x(100)} `], [' ', x(101), 'a\0b']],
  ['a new password', passwordSchema, [x(10), x(128)], [x(9), x(129), `${x(10)}\0`]],
  [
    'the name of an operator',
    operatorNameSchema,
    ['7', 'A.b_c@d-e', x(64)],
    ['', x(65), 'usr_a', '.a', 'a b', 'a!', 'é'],
  ],
  ['an edited headline', headline, ['x', ` ${x(limits.editedLineCharactersMax)} `], [' ', x(2_001), 'a\0b']],
  ['an edited text', primaryText, ['x', ` ${x(limits.editedTextCharactersMax)} `], [' ', x(20_001), 'a\0b']],
  ['an edited description', description, ['', ' ', x(limits.editedLineCharactersMax)], [x(2_001), 'a\0b']],
  ['a comment', commentTextSchema, ['x', ` ${x(limits.commentCharactersMax)} `], [' ', x(2_001), 'a\0b']],
])('%s is accepted at its limits, and refused beyond them', (_, schema, valid, invalid) => {
  for (const value of valid) expect(refusals(schema, value)).toEqual([])
  for (const value of invalid) expect(refusals(schema, value)).toHaveLength(1)
})

test.each<[z.ZodType, unknown, string]>([
  [personNameSchema, '', 'is empty'],
  [passwordSchema, x(9), 'a password has at least 10 characters'],
  [passwordSchema, x(129), 'a password has at most 128 characters'],
  [operatorNameSchema, 'usr_a', 'is not a name of letters, digits and . _ @ -'],
])('the refusal of a value says why', (schema, value, message) => {
  expect(refusals(schema, value)).toEqual([message])
})

test('an edit, an anchor, a new account and a new password have known members; an empty description is left out', () => {
  const edit = { headline: ' x ', primary_text: 'x', description: ' ' }
  expect(copyEditSchema.parse(edit)).toEqual({ headline: 'x', primary_text: 'x', description: undefined })
  expect(copyEditSchema.parse({ ...edit, description: 'x' })).toMatchObject({ description: 'x' })
  const anchor = { field: 'headline', start: 0, end: 1 }
  expect(commentAnchorSchema.parse(anchor)).toEqual(anchor)
  const signUp = { name: 'x', email: 'x@people.example', password: x(10) }
  expect(signUpSchema.parse(signUp)).toEqual(signUp)
  const change = { current: 'x', password: x(10) }
  expect(passwordChangeSchema.parse(change)).toEqual(change)
  expect(refusals(copyEditSchema, { ...edit, seed: 'x' })).toHaveLength(1)
  expect(refusals(commentAnchorSchema, { ...anchor, text: 'x' })).toHaveLength(1)
  expect(refusals(passwordChangeSchema, { ...change, name: 'x' })).toHaveLength(1)
})

test('a person ticks exactly the items that no machine checks', () => {
  const byPerson = Object.entries(enablementItems).filter(([, { by }]) => by === 'person')
  expect(personItemSchema.options).toEqual(byPerson.map(([item]) => item))
})
