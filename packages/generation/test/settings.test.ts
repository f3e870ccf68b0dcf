import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createBackend, generationVariables, missingVariables, toBackendSettings } from '../src/index.ts'

const read = (env: Record<string, string>) => z.object(generationVariables).parse(env)

test('the offline composer is the default and needs nothing', async () => {
  const env = read({})
  expect(missingVariables(env)).toEqual([])
  expect(await createBackend(toBackendSettings(env))).toMatchObject({ name: 'composer', model: null })
})

describe('what a provider needs', () => {
  test.each([
    ['openai', ['GENERATION_MODEL', 'OPENAI_API_KEY']],
    ['anthropic', ['GENERATION_MODEL', 'ANTHROPIC_API_KEY']],
    ['google', ['GENERATION_MODEL', 'GOOGLE_GENERATIVE_AI_API_KEY']],
    ['openai-compatible', ['GENERATION_MODEL', 'GENERATION_BASE_URL']],
  ])('%s', (name, needed) => {
    expect(missingVariables(read({ GENERATION_BACKEND: name }))).toEqual(needed)
    const given = Object.fromEntries(needed.map((each) => [each, 'https://h.example/v1']))
    expect(missingVariables(read({ GENERATION_BACKEND: name, ...given }))).toEqual([])
  })

  test('one price asks for the other', () => {
    const env = {
      GENERATION_BACKEND: 'openai',
      GENERATION_MODEL: 'm',
      OPENAI_API_KEY: 'k',
      GENERATION_INPUT_PRICE: '1',
    }
    expect(missingVariables(read(env))).toEqual(['GENERATION_OUTPUT_PRICE'])
  })
})

test('settings are those of the environment, with a key of no other provider', () => {
  const env = {
    GENERATION_BACKEND: 'anthropic',
    GENERATION_MODEL: 'm-1',
    ANTHROPIC_API_KEY: 'key-a',
    OPENAI_API_KEY: 'key-o',
    GENERATION_INPUT_PRICE: '3',
    GENERATION_OUTPUT_PRICE: '15',
    GENERATION_TIMEOUT_SECONDS: '90',
  }
  expect(toBackendSettings(read(env))).toEqual({
    name: 'anthropic',
    model: 'm-1',
    apiKey: 'key-a',
    baseUrl: undefined,
    timeoutMs: 90_000,
    outputTokensMax: 8_192,
    prices: { input: 3, output: 15 },
  })
})

test('a job may be charged for few calls, and each may take its time, when nobody says otherwise', () => {
  const env = read({ GENERATION_BACKEND: 'openai' })
  expect(env.GENERATION_CALLS_MAX).toBe(24)
  expect(toBackendSettings(env)).toMatchObject({ timeoutMs: 120_000 })
})

test.each(['http://user:pw-canary@h/v1', 'https://user@h/v1', 'https://:pw-canary@h/v1'])(
  'a base URL with user or password is refused in words without them: %s',
  (url) => {
    const { error } = z.object(generationVariables).safeParse({ GENERATION_BASE_URL: url })
    expect(error?.issues.map(({ path }) => path)).toEqual([['GENERATION_BASE_URL']])
    expect(JSON.stringify(error?.issues)).not.toMatch(/user:|user@|canary/)
  },
)

test('a base URL may hold an @ after its host', () => {
  const url = 'https://h.example/v1/@team'
  expect(read({ GENERATION_BASE_URL: url })).toMatchObject({ GENERATION_BASE_URL: url })
})

test.each([
  { GENERATION_BACKEND: 'oracle' },
  { GENERATION_TIMEOUT_SECONDS: '181' },
  { GENERATION_BASE_URL: 'ftp://h' },
  { GENERATION_INPUT_PRICE: '-1' },
  { OPENAI_API_KEY: '' },
])('%o is refused', (env) => {
  expect(z.object(generationVariables).safeParse(env).success).toBe(false)
})

describe.each(['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY', 'GENERATION_API_KEY'])(
  '%s',
  (name) => {
    test.each(['sk-abc’def', 'sk-abc\ndef', 'sk-abcdef\n', ' sk-abcdef', 'sk-abc–def', 'sk-abc\u200bdef'])(
      'that no header carries is refused in words without it: %j',
      (key) => {
        const { error } = z.object(generationVariables).safeParse({ [name]: key })
        expect(error?.issues.map(({ path }) => path)).toEqual([[name]])
        expect(JSON.stringify(error?.issues)).not.toContain('sk-')
      },
    )
    test.each(['sk-proj-a_B1', 'AIza.x~y', 'a+b/c==', 'k'])('is taken as it is: %s', (key) => {
      expect(read({ [name]: key })).toMatchObject({ [name]: key })
    })
  },
)
