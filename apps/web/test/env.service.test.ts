import { expect, test } from 'vitest'
import { parseEnv } from '../src/env.ts'
import { runWeb, webEnv } from './support/web-server.ts'

const complete = webEnv('postgresql://postgres:hidden@127.0.0.1:1/none', 'https://copy.example.com')

test('a complete environment is parsed, and the switch is on when unset', () => {
  expect(parseEnv(complete)).toMatchObject({ WEB_ORIGIN: 'https://copy.example.com', PUBLIC_API_ENABLED: true })
  expect(parseEnv({ ...complete, PUBLIC_API_ENABLED: 'off' })).toMatchObject({ PUBLIC_API_ENABLED: false })
})

test('every fault is named at once, and no value with it', () => {
  const faulty = {
    ...complete,
    DATABASE_URL: 'mysql://hidden',
    WEB_ORIGIN: 'https://copy.example.com/app',
    BETTER_AUTH_SECRET: 'hidden',
    FINGERPRINT_KEYS: '',
    PUBLIC_API_ENABLED: 'hidden',
  }
  expect(() => parseEnv(faulty)).toThrow(
    [
      'The environment of the web application is not complete:',
      '  DATABASE_URL is not a URL that starts with postgresql://',
      '  BETTER_AUTH_SECRET has fewer than 32 characters',
      '  WEB_ORIGIN is not an origin such as https://copy.example.com',
      '  FINGERPRINT_KEYS is not set',
      '  PUBLIC_API_ENABLED is none of',
    ].join('\n'),
  )
  expect(() => parseEnv(faulty)).not.toThrow('hidden')
})

test('a start without its environment ends at once and says what is missing', async () => {
  const { code, output } = await runWeb({ WEB_ORIGIN: 'https://copy.example.com' })
  expect(code).toBe(1)
  expect(output).toContain('  DATABASE_URL is not set\n  BETTER_AUTH_SECRET is not set\n  FINGERPRINT_KEYS is not set')
})
