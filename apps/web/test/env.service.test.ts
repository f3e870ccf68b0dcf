import { expect, test } from 'vitest'
import { runWeb } from './support/web-server.ts'

test('a start without its environment ends at once and says what is missing', async () => {
  const { code, output } = await runWeb({ WEB_ORIGIN: 'https://copy.example.com' })
  expect(code).toBe(1)
  expect(output).toContain('  DATABASE_URL is not set\n  FINGERPRINT_KEYS is not set\n  BETTER_AUTH_SECRET is not set')
})
