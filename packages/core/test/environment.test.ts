import { EnvironmentError, parseEnvironment, parseVariables, toTemporalSecurity } from '@adcopy/core'
import { testFingerprintKeys } from '@adcopy/testing'
import { describe, expect, test, vi } from 'vitest'

const least = {
  DATABASE_URL: 'postgresql://x@127.0.0.1/x',
  FINGERPRINT_KEYS: testFingerprintKeys,
  WEB_ORIGIN: 'https://copy.example.com',
  BETTER_AUTH_SECRET: 'a secret of thirty-two characters',
  TEMPORAL_ADDRESS: 'h:7233',
}
const parse = (env: Record<string, string>) => parseEnvironment('api', { ...least, ...env })

describe.each(['api', 'web'] as const)('the switch PUBLIC_API_ENABLED of %s', (program) => {
  test.each([
    ...['true', 'TRUE', '1', 'on', ''].map((word) => [word, true] as const),
    ...['false', 'False', '0', 'OFF'].map((word) => [word, false] as const),
  ])('is %j for %s', (word, value) => {
    const { PUBLIC_API_ENABLED } = parseEnvironment(program, { ...least, PUBLIC_API_ENABLED: word })
    expect(PUBLIC_API_ENABLED).toBe(value)
  })

  test.each(['yes', 'enabled', 'hidden'])('is refused for %s', (word) => {
    expect(() => parseEnvironment(program, { ...least, PUBLIC_API_ENABLED: word })).toThrow(
      'PUBLIC_API_ENABLED is not true or false (1, on, 0 and off mean the same)',
    )
  })
})

test('every fault is listed by name, without a value', () => {
  const faulty = {
    DATABASE_URL: 'mysql://hidden',
    WEB_ORIGIN: 'https://copy.example.com/hidden',
    BETTER_AUTH_SECRET: 'hidden',
    FINGERPRINT_KEYS: '',
    KNOWLEDGE_FILES_MAX: 'hidden',
    KNOWLEDGE_BYTES_MAX: '0',
    LOG_LEVEL: 'hidden',
  }
  const message = [
    'The environment of web is not valid:',
    '  DATABASE_URL is not a postgresql:// URL',
    '  FINGERPRINT_KEYS is not set',
    '  BETTER_AUTH_SECRET has fewer than 32 characters',
    '  WEB_ORIGIN is not an origin such as https://copy.example.com',
    '  KNOWLEDGE_FILES_MAX is not a number',
    '  KNOWLEDGE_BYTES_MAX is less than 1',
    '  LOG_LEVEL is not one of trace, debug, info, warn, error, fatal, silent',
  ]
  expect(() => parseEnvironment('web', faulty)).toThrow(
    new EnvironmentError(
      'web',
      message.slice(1).map((line) => line.trim()),
    ),
  )
  expect(() => parseEnvironment('web', faulty)).toThrow(message.join('\n'))
})

test('a variable that nearly has a name of ours is reported; variables of other programs are not', () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
  try {
    parse({
      PUBLIC_API_ENABLE: 'false',
      RATE_LIMIT_TOKENS_PER_MINUTE: '1',
      HOSTS: 'x',
      LOGNAME: 'x',
      TERM_PROGRAM: 'x',
    })
    expect(() => parseEnvironment('ops', { DATABASE_URL: 'x', TEMPORAL_ADRESS: 'h:1' })).toThrow(
      'DATABASE_URL is not a postgresql:// URL\n  TEMPORAL_ADRESS is not read: did you mean TEMPORAL_ADDRESS?',
    )
    expect(warn.mock.calls).toEqual([
      ['PUBLIC_API_ENABLE is not read: did you mean PUBLIC_API_ENABLED?'],
      ['RATE_LIMIT_TOKENS_PER_MINUTE is not read: did you mean RATE_LIMIT_TOKEN_PER_MINUTE?'],
    ])
  } finally {
    warn.mockRestore()
  }
})

test('half of the pair of client certificate and key is a fault like the others', () => {
  const file = import.meta.filename
  const halves = { TEMPORAL_TLS_CLIENT_CERT_PATH: file, TEMPORAL_ADDRESS: 'h' }
  expect(() => parseEnvironment('worker', { ...least, ...halves })).toThrow(
    new EnvironmentError('worker', [
      'TEMPORAL_ADDRESS is not of the form host:port',
      'TEMPORAL_TLS_CLIENT_KEY_PATH is not set, but TEMPORAL_TLS_CLIENT_CERT_PATH needs it',
    ]),
  )
  expect(() => parseEnvironment('worker', { ...least, TEMPORAL_TLS_CLIENT_KEY_PATH: file })).toThrow(
    'TEMPORAL_TLS_CLIENT_CERT_PATH is not set, but TEMPORAL_TLS_CLIENT_KEY_PATH needs it',
  )
})

test('a file that cannot be read is a fault', () => {
  const missing = { ...least, TEMPORAL_TLS_SERVER_CA_CERT_PATH: `${import.meta.filename}.none` }
  expect(() => parseEnvironment('ops', missing)).toThrow(
    'TEMPORAL_TLS_SERVER_CA_CERT_PATH is not a file that can be read',
  )
})

describe('the API key of Temporal', () => {
  const security = (env: Record<string, string>) =>
    toTemporalSecurity(parseEnvironment('worker', { ...least, TEMPORAL_API_KEY: 'k', ...env }))

  test('is sent over TLS unless TEMPORAL_TLS turns it off', () => {
    expect(security({})).toEqual({ tls: true, apiKey: 'k' })
    expect(security({ TEMPORAL_TLS: 'false' }).tls).toBe(false)
  })

  test.each(['yes', 'tls', 'none'])('is not sent in plain text: TEMPORAL_TLS=%s is an error', (word) => {
    expect(() => security({ TEMPORAL_TLS: word })).toThrow('TEMPORAL_TLS is not true or false')
  })
})

test('of some variables, only their own faults and misspelt names count', () => {
  const env = { DATABASE_URL: 'postgresql://x@127.0.0.1/x', TEMPORAL_ADDRESS: 'h', TEMPORAL_NAMESPAC: 'n' }
  expect(parseVariables('ops', env, ['DATABASE_URL', 'WEB_ORIGIN'])).toEqual({ DATABASE_URL: env.DATABASE_URL })
  expect(() => parseVariables('ops', env, ['TEMPORAL_ADDRESS', 'TEMPORAL_NAMESPACE'])).toThrow(
    new EnvironmentError('ops', [
      'TEMPORAL_ADDRESS is not of the form host:port',
      'TEMPORAL_NAMESPAC is not read: did you mean TEMPORAL_NAMESPACE?',
    ]),
  )
})

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
    expect(() => parse({ WEB_ORIGIN: origin })).toThrow(/WEB_ORIGIN is not an origin such as https:/)
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
    expect(() => parse({ PROBLEMS_BASE: base })).toThrow(/PROBLEMS_BASE is not a URL such as https:/)
  })
})
