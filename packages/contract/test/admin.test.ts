import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { allocationSchema, emailSchema, tokenSecondsSchema, workspaceNameSchema } from '../src/index.ts'

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

test('the name of a workspace has 1 to 200 characters after white space is trimmed', () => {
  expect(workspaceNameSchema.parse(` ${'x'.repeat(200)}\n`)).toBe('x'.repeat(200))
  expect(workspaceNameSchema.parse('x')).toBe('x')
  for (const name of ['', ' \n', 'x'.repeat(201), 'a\0b']) expect(refusals(workspaceNameSchema, name)).toHaveLength(1)
})
