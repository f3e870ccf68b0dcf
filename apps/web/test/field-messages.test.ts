import { expect, test } from 'vitest'
// This import must come before the contract, because it configures Zod.
import { checkValues } from '../src/components/check-values.ts'
import { copyEditSchema, passwordSchema, signUpSchema } from '@adcopy/contract'
import { brandFields } from '../src/features/brand/brand-fields.ts'
import { offerFields } from '../src/features/offers/offer-fields.ts'
import { findFaults as findLinkFaults } from '../src/features/links/find-faults.ts'
import { findFaults } from '../src/features/playground/find-faults.ts'
import { checkRecord } from '../src/features/records/check-record.ts'

const job = { platform: 'facebook', awareness_level: 'unaware', copy_length: 'medium' } as const
const brand = { name: 'Lanternhaus', description: 'Repairs bicycles.' }
const checkBrand = (changes: object) => checkRecord('brand', brandFields, { ...brand, ...changes })
const checkSignUp = checkValues(signUpSchema)
const edit = checkValues(copyEditSchema)
const person = { name: 'Ada', email: 'ada@people.example', password: 'a long enough password' }

test.each([
  ['an empty brief', findFaults({ ...job, brief: '' }), { brief: 'Fill in this field.' }],
  ['a long brief', findFaults({ ...job, brief: 'x'.repeat(281) }), { brief: 'Use at most 280 characters.' }],
  [
    'a brief with NUL',
    findFaults({ ...job, brief: 'a\0' }),
    { brief: 'This text has a character that cannot be stored. Type the text instead of pasting it.' },
  ],
  ['an empty headline', edit({ headline: '', primary_text: 'x' }), { headline: 'Fill in this field.' }],
  ['an empty name', checkSignUp({ ...person, name: ' ' }), { name: 'Fill in this field.' }],
  [
    'a wrong address',
    checkSignUp({ ...person, email: 'ada' }),
    { email: 'Enter an email address, such as name@company.com.' },
  ],
  ['a short password', findLinkFaults.newPassword({ password: 'short' }), { password: 'Use at least 10 characters.' }],
  ['a language', checkBrand({ language: 'German' }), { language: 'Enter a language tag such as en or pt-BR.' }],
  ['a large field', checkBrand({ voice: 'x'.repeat(2 ** 20 + 1) }), { voice: /at most 1 MiB/ }],
  [
    'a web address',
    checkRecord('offer', offerFields, { name: 'x', url: 'shop.example' }),
    { url: 'Enter a web address that begins with https:// or http://.' },
  ],
])('%s is explained to a marketer', (_, faults, expected) => {
  for (const [field, says] of Object.entries(expected)) expect(faults[field]).toMatch(says)
  expect(Object.keys(faults)).toEqual(Object.keys(expected))
})

test('valid values have no errors', () => {
  expect([findFaults({ ...job, brief: 'x' }), checkSignUp(person), checkBrand({})]).toEqual([{}, {}, {}])
  expect(passwordSchema.safeParse(person.password).success).toBe(true)
})
