import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runWeb } from './support/web-server.ts'

test('a start without its environment ends at once and says what is missing', () => {
  const { code, output } = runWeb({ WEB_ORIGIN: 'https://copy.example.com' })
  expect(code).toBe(1)
  expect(output).toContain('  DATABASE_URL is not set\n  FINGERPRINT_KEYS is not set\n  BETTER_AUTH_SECRET is not set')
})

test('the scripts that browsers load name no secret and no server code', () => {
  const folder = join(import.meta.dirname, '../.next/static')
  const scripts = globSync('**/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  expect(scripts.join('')).toContain('Save brand profile')
  const secrets = [
    'DATABASE_URL',
    'FINGERPRINT_KEYS',
    'BETTER_AUTH_SECRET',
    '_API_KEY',
    'postgresql://',
    'PrismaClient',
  ]
  expect(secrets.filter((secret) => scripts.some((script) => script.includes(secret)))).toEqual([])
})
