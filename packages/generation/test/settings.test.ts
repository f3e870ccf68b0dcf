import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createGenerator, generationVariables, settingsFaults, toGenerationSettings } from '../src/index.ts'

const read = (env: Record<string, string>) => z.object(generationVariables).parse(env)
const faultsOf = (env: Record<string, string>) => settingsFaults(read(env)).map(({ variable }) => variable)
const settingsOf = (env: Record<string, string>) => toGenerationSettings(read(env))
const refusal = (env: Record<string, string>) => z.object(generationVariables).safeParse(env).error?.issues

const openai = { GENERATION_BACKEND: 'openai', GENERATION_MODEL: 'gpt-5', OPENAI_API_KEY: 'key-o' }
const local = {
  GENERATION_BACKEND: 'openai-compatible',
  GENERATION_MODEL: 'llama',
  GENERATION_BASE_URL: 'https://llama.example/v1',
  GENERATION_API_KEY: 'key-l',
}

test('the offline composer without a verifier is the default, needs nothing and makes no call', async () => {
  expect(faultsOf({})).toEqual([])
  expect(settingsOf({})).toEqual({ writer: { name: 'composer' }, verifier: null })
  const generator = await createGenerator(settingsOf({}))
  expect(generator).toMatchObject({ writer: { name: 'composer', model: null }, verifier: null, callsPerAttemptMax: 0 })
})

test.each([
  ['openai', ['GENERATION_MODEL', 'OPENAI_API_KEY']],
  ['anthropic', ['GENERATION_MODEL', 'ANTHROPIC_API_KEY']],
  ['google', ['GENERATION_MODEL', 'GOOGLE_GENERATIVE_AI_API_KEY']],
  ['openai-compatible', ['GENERATION_MODEL', 'GENERATION_BASE_URL']],
])('%s as a writer, and so as a verifier, needs these variables and no more', (name, needed) => {
  expect(faultsOf({ GENERATION_BACKEND: name })).toEqual(needed)
  const given = Object.fromEntries(needed.map((each) => [each, 'https://h.example/v1']))
  expect(faultsOf({ GENERATION_BACKEND: name, ...given })).toEqual([])
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
  expect(settingsOf(env).writer).toEqual({
    name: 'anthropic',
    model: 'm-1',
    apiKey: 'key-a',
    baseUrl: undefined,
    timeoutMs: 90_000,
    outputTokensMax: 8_192,
    prices: { input: 3, output: 15 },
  })
})

test('a call may take two minutes and a job make 72, unless configured otherwise', () => {
  expect(read({}).GENERATION_CALLS_MAX).toBe(72)
  expect(settingsOf(openai).writer).toMatchObject({ timeoutMs: 120_000 })
})

describe('the verifier', () => {
  test.each([
    ['openai', openai, 9],
    ['a compatible server', local, 11],
  ])('is the writer by default: %s', async (_, env, callsPerAttemptMax) => {
    const settings = settingsOf({ ...env, GENERATION_INPUT_PRICE: '1', GENERATION_OUTPUT_PRICE: '2' })
    expect(settings.verifier).toEqual(settings.writer)
    const generator = await createGenerator(settings)
    expect(generator.verifier).toMatchObject({ name: generator.writer.name, model: generator.writer.model })
    expect(generator.callsPerAttemptMax).toBe(callsPerAttemptMax)
  })

  test('is absent where it is `none`, whatever else is set', async () => {
    const env = { ...openai, VERIFIER_BACKEND: 'none', VERIFIER_MODEL: 'm', VERIFIER_BASE_URL: 'http://h.example' }
    expect(faultsOf(env)).toEqual([])
    expect(settingsOf(env).verifier).toBeNull()
    expect(await createGenerator(settingsOf(env))).toMatchObject({ verifier: null, callsPerAttemptMax: 3 })
  })

  test('may be another model of the provider: its key and address, but none of its prices', () => {
    const env = { ...openai, GENERATION_BASE_URL: 'https://proxy.example/v1', VERIFIER_MODEL: 'gpt-5-mini' }
    const prices = { GENERATION_INPUT_PRICE: '1', GENERATION_OUTPUT_PRICE: '2' }
    const { verifier } = settingsOf({ ...env, ...prices })
    const inherited = { name: 'openai', apiKey: 'key-o', baseUrl: 'https://proxy.example/v1' }
    expect(verifier).toMatchObject({ ...inherited, model: 'gpt-5-mini', prices: null })
    const own = settingsOf({ ...env, ...prices, VERIFIER_INPUT_PRICE: '0.1', VERIFIER_OUTPUT_PRICE: '0.4' })
    expect(own.verifier?.prices).toEqual({ input: 0.1, output: 0.4 })
  })

  test('may be another provider, which takes nothing of the writer', () => {
    const env = { ...local, VERIFIER_BACKEND: 'anthropic' }
    expect(faultsOf(env)).toEqual(['VERIFIER_MODEL', 'ANTHROPIC_API_KEY'])
    const given = { ...env, VERIFIER_MODEL: 'claude', ANTHROPIC_API_KEY: 'key-a' }
    expect(faultsOf(given)).toEqual([])
    expect(settingsOf(given).verifier).toMatchObject({ name: 'anthropic', apiKey: 'key-a', baseUrl: undefined })
  })

  test('has the provider’s own key unless VERIFIER_API_KEY says otherwise', () => {
    expect(settingsOf({ ...openai, VERIFIER_API_KEY: 'key-v' }).verifier).toMatchObject({ apiKey: 'key-v' })
    const written = { VERIFIER_BACKEND: 'openai', VERIFIER_MODEL: 'gpt-5', OPENAI_API_KEY: 'key-o' }
    expect(settingsOf(written)).toMatchObject({ writer: { name: 'composer' }, verifier: { apiKey: 'key-o' } })
  })

  test('has the writer’s GENERATION_API_KEY at the writer’s server only', () => {
    const { OPENAI_API_KEY: _, ...rest } = { ...openai, GENERATION_API_KEY: 'key-g' }
    expect(faultsOf(rest)).toEqual([])
    expect(settingsOf(rest)).toMatchObject({ writer: { apiKey: 'key-g' }, verifier: { apiKey: 'key-g' } })
    const both = settingsOf({ ...rest, OPENAI_API_KEY: 'key-o' })
    expect(both).toMatchObject({ writer: { apiKey: 'key-g' }, verifier: { apiKey: 'key-g' } })
    const elsewhere = { ...rest, VERIFIER_BASE_URL: 'https://other.example/v1' }
    expect(faultsOf(elsewhere)).toEqual(['OPENAI_API_KEY'])
    expect(settingsOf(elsewhere).verifier).toMatchObject({ apiKey: undefined })
    const otherProvider = { ...rest, VERIFIER_BACKEND: 'anthropic', VERIFIER_MODEL: 'claude' }
    expect(faultsOf(otherProvider)).toEqual(['ANTHROPIC_API_KEY'])
  })

  test('at another compatible server is not sent the key of the writer’s', () => {
    const other = { ...local, VERIFIER_BASE_URL: 'https://other.example/v1' }
    expect(settingsOf(other).verifier).toMatchObject({ model: 'llama', apiKey: undefined })
    const same = { ...local, VERIFIER_BASE_URL: local.GENERATION_BASE_URL }
    expect(settingsOf(same).verifier).toMatchObject({ apiKey: 'key-l' })
    const alone = { ...openai, GENERATION_API_KEY: 'key-g', VERIFIER_BACKEND: 'openai-compatible' }
    expect(settingsOf({ ...alone, VERIFIER_MODEL: 'llama' }).verifier).toMatchObject({ apiKey: undefined })
  })
})

test.each([
  [{ GENERATION_INPUT_PRICE: '1' }, ['GENERATION_OUTPUT_PRICE']],
  [{ GENERATION_OUTPUT_PRICE: '1' }, ['GENERATION_INPUT_PRICE']],
  [{ VERIFIER_MODEL: 'm', VERIFIER_OUTPUT_PRICE: '1' }, ['VERIFIER_INPUT_PRICE']],
  [{ VERIFIER_BACKEND: 'anthropic' }, ['VERIFIER_MODEL', 'ANTHROPIC_API_KEY']],
])('%o lacks %o', (env, faults) => {
  expect(faultsOf({ ...openai, ...env })).toEqual(faults)
})

describe('an address in plain http', () => {
  test.each([
    [{ ...openai, GENERATION_BASE_URL: 'http://proxy.example/v1' }, ['GENERATION_BASE_URL']],
    [{ ...local, GENERATION_BASE_URL: 'http://10.0.0.7/v1' }, ['GENERATION_BASE_URL']],
    [{ ...openai, VERIFIER_BASE_URL: 'http://proxy.example/v1' }, ['VERIFIER_BASE_URL']],
    [{ ...local, VERIFIER_BASE_URL: 'http://localhost.example/v1', VERIFIER_API_KEY: 'k' }, ['VERIFIER_BASE_URL']],
  ])('of another machine is refused with a key: %o', (env, faults) => {
    expect(faultsOf(env)).toEqual(faults)
    expect(JSON.stringify(settingsFaults(read(env)))).not.toContain('key-')
  })
  test.each(['http://localhost:11434/v1', 'http://127.0.0.1:1/v1', 'http://[::1]:1/v1', 'https://h.example/v1'])(
    'is taken with a key where nothing leaves the machine unread: %s',
    (url) => expect(faultsOf({ ...local, GENERATION_BASE_URL: url })).toEqual([]),
  )
  test('is taken without a key', () => {
    const { GENERATION_API_KEY: _, ...anonymous } = { ...local, GENERATION_BASE_URL: 'http://10.0.0.7/v1' }
    expect(faultsOf(anonymous)).toEqual([])
  })
})

describe.each(['GENERATION_BASE_URL', 'VERIFIER_BASE_URL'])('%s', (name) => {
  test.each(['http://user:pw-canary@h/v1', 'https://user@h/v1', 'https://:pw-canary@h/v1'])(
    'with user or password is refused in words without them: %s',
    (url) => {
      const issues = refusal({ [name]: url })
      expect(issues?.map(({ path }) => path)).toEqual([[name]])
      expect(JSON.stringify(issues)).not.toMatch(/user:|user@|canary/)
    },
  )
  test('may hold an @ after its host', () => {
    const url = 'https://h.example/v1/@team'
    expect(read({ [name]: url })).toMatchObject({ [name]: url })
  })
})

test.each([
  { GENERATION_BACKEND: 'oracle' },
  { VERIFIER_BACKEND: 'composer' },
  { GENERATION_TIMEOUT_SECONDS: '181' },
  { GENERATION_CALLS_MAX: '2' },
  { GENERATION_BASE_URL: 'ftp://h' },
  { GENERATION_INPUT_PRICE: '-1' },
  { OPENAI_API_KEY: '' },
])('%o is refused', (env) => {
  expect(refusal(env)).toBeDefined()
})

const keys = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY', 'GENERATION_API_KEY']
describe.each([...keys, 'VERIFIER_API_KEY'])('%s', (name) => {
  test.each(['sk-abc’def', 'sk-abc\ndef', 'sk-abcdef\n', ' sk-abcdef', 'sk-abc–def', 'sk-abc\u200bdef'])(
    'that no header carries is refused in words without it: %j',
    (key) => {
      const issues = refusal({ [name]: key })
      expect(issues?.map(({ path }) => path)).toEqual([[name]])
      expect(JSON.stringify(issues)).not.toContain('sk-')
    },
  )
  test.each(['sk-proj-a_B1', 'AIza.x~y', 'a+b/c==', 'k'])('is taken as it is: %s', (key) => {
    expect(read({ [name]: key })).toMatchObject({ [name]: key })
  })
})
