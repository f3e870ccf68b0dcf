import { expect, test } from 'vitest'
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

test('a provider that is chosen without its model and key is named with what lacks, and no key is in the message', () => {
  const { message } = catching(() => readEnv({ ...least, GENERATION_BACKEND: 'oracle' }))
  expect(message).toContain('GENERATION_BACKEND ')
  expect(message).not.toContain('oracle')
  const chosen = { ...least, GENERATION_BACKEND: 'anthropic' }
  expect(catching(() => readEnv(chosen)).message).toMatch(/GENERATION_MODEL is not set\n.*ANTHROPIC_API_KEY is not set/)
  const given = { GENERATION_MODEL: 'claude', ANTHROPIC_API_KEY: 'sk-canary' }
  const provider = { name: 'anthropic', model: 'claude', timeoutMs: 120_000 }
  expect(readEnv({ ...chosen, ...given }).generation).toMatchObject({ writer: provider, verifier: provider })
  const slow = catching(() => readEnv({ ...chosen, ...given, GENERATION_TIMEOUT_SECONDS: '900' }))
  expect(slow.message).toContain('GENERATION_TIMEOUT_SECONDS ')
  expect(slow.message).not.toMatch(/sk-canary|900/)
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
