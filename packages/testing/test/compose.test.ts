import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const compose = readFileSync(join(import.meta.dirname, '../../../deploy/compose.yaml'), 'utf8')

test('no two logins of the database have the same password', () => {
  const passwords = [...compose.matchAll(/create role \w+ login password '\$\{(\w+)/g)].map(([, variable]) => variable)
  expect(passwords.length).toBeGreaterThan(3)
  expect(new Set(passwords).size).toBe(passwords.length)
})
