import { expect, test } from 'vitest'
import { EnvironmentError } from '@adcopy/core'
import { testFingerprintKeys } from '@adcopy/testing'
import { demandCalls, readEnv } from '../src/env.ts'

const least = { DATABASE_URL: 'postgresql://h/d', TEMPORAL_ADDRESS: 'h:7233', FINGERPRINT_KEYS: testFingerprintKeys }

test('three variables are enough to start', () => {
  expect(readEnv(least)).toEqual({
    databaseUrl: 'postgresql://h/d',
    fingerprintKeys: testFingerprintKeys,
    webOrigin: undefined,
    temporal: { address: 'h:7233', namespace: 'default', taskQueue: 'ad-copy', tls: false, apiKey: undefined },
    concurrency: 8,
    generation: { writer: { name: 'composer' }, verifier: null },
    modelCallsMax: 72,
    shutdownGraceMs: 20_000,
    logLevel: 'info',
    operations: undefined,
    temporalMetricsAddress: undefined,
  })
})

test('every fault is listed by name, without a value', () => {
  const wrong = {
    TEMPORAL_ADDRESS: 'somewhere',
    WORKER_CONCURRENCY: 'lots',
    GENERATION_BACKEND: 'oracle',
    LOG_LEVEL: '',
  }
  const error = catching(() => readEnv(wrong))
  expect(error).toBeInstanceOf(EnvironmentError)
  for (const name of ['DATABASE_URL is not set', 'FINGERPRINT_KEYS is not set', 'TEMPORAL_ADDRESS ']) {
    expect(error.message).toContain(name)
  }
  expect(error.message).toContain('WORKER_CONCURRENCY ')
  expect(error.message).toContain('GENERATION_BACKEND ')
  expect(error.message).not.toContain('LOG_LEVEL')
  expect(error.message).not.toMatch(/somewhere|lots|oracle/)
})

test('a provider that is chosen without its model and key is named with what lacks, and no key is in the message', () => {
  const chosen = { ...least, GENERATION_BACKEND: 'anthropic' }
  expect(catching(() => readEnv(chosen)).message).toMatch(/GENERATION_MODEL is not set\n.*ANTHROPIC_API_KEY is not set/)
  const given = { GENERATION_MODEL: 'claude', ANTHROPIC_API_KEY: 'sk-canary' }
  const provider = { name: 'anthropic', model: 'claude', timeoutMs: 120_000 }
  expect(readEnv({ ...chosen, ...given }).generation).toMatchObject({ writer: provider, verifier: provider })
  const slow = catching(() => readEnv({ ...chosen, ...given, GENERATION_TIMEOUT_SECONDS: '900' }))
  expect(slow.message).toContain('GENERATION_TIMEOUT_SECONDS ')
  expect(slow.message).not.toMatch(/sk-canary|900/)
})

test('an API key goes over TLS unless that is switched off by name', () => {
  expect(readEnv({ ...least, TEMPORAL_API_KEY: 'k' }).temporal.tls).toBe(true)
  expect(readEnv({ ...least, TEMPORAL_API_KEY: 'k', TEMPORAL_TLS: 'false' }).temporal.tls).toBe(false)
})

test.each(['yes', 'tls', 'none'])('TEMPORAL_TLS=%s is an error, and no key goes out in the clear for it', (word) => {
  const { message } = catching(() => readEnv({ ...least, TEMPORAL_API_KEY: 'k', TEMPORAL_TLS: word }))
  expect(message).toMatch(/TEMPORAL_TLS is not true or false/)
})

test('fewer calls than one attempt may need are an error at the start, not the end of every job', () => {
  const env = readEnv({ ...least, GENERATION_CALLS_MAX: '8' })
  expect(catching(() => demandCalls(env, { callsPerAttemptMax: 9 })).message).toMatch(
    /GENERATION_CALLS_MAX is less than the 9 calls that one attempt may need$/,
  )
  expect(() => demandCalls(env, { callsPerAttemptMax: 8 })).not.toThrow()
})

function catching(act: () => unknown): Error {
  try {
    act()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('nothing was thrown')
}
