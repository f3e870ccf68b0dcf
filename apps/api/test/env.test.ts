import { testFingerprintKeys } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'
import { parseEnv } from '../src/env.ts'

const least = { DATABASE_URL: 'postgresql://x@127.0.0.1/x', FINGERPRINT_KEYS: testFingerprintKeys }
const parse = (env: Record<string, string>) => parseEnv({ ...least, ...env })

describe('the origin of the web application', () => {
  test.each(['https://app.example', 'http://127.0.0.1:3001', 'https://app.example/'])('may be %s', (origin) => {
    expect(parse({ WEB_ORIGIN: origin }).WEB_ORIGIN).toBe(origin.replace(/\/$/, ''))
  })

  test.each([
    'app.example:443',
    'javascript:alert(1)',
    'https://app.example/a',
    'https://app.example?x',
    'https://A.example',
  ])('is not %s', (origin) => {
    expect(() => parse({ WEB_ORIGIN: origin })).toThrow(/WEB_ORIGIN: is not an origin such as https:/)
  })
})

describe('the base of problem types', () => {
  test.each(['https://errors.example', 'https://errors.example/of/this/', 'http://127.0.0.1:1/p'])(
    'may be %s',
    (base) => {
      expect(parse({ PROBLEMS_BASE: base }).PROBLEMS_BASE).toBe(base.replace(/\/$/, ''))
    },
  )

  test.each([
    'errors.example:443',
    'javascript:alert(1)',
    'https://errors.example/?a=b',
    'https://errors.example/#',
    'ftp://a/b',
  ])('is not %s', (base) => {
    expect(() => parse({ PROBLEMS_BASE: base })).toThrow(/PROBLEMS_BASE: is not a URL such as https:/)
  })
})
