import type { Copy } from '@adcopy/contract'
import { LLMock, type ChaosConfig, type FixtureResponse } from '@copilotkit/aimock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BackendError, generate, type TokenUsage } from '../../src/index.ts'
import { grounded, request } from '../fixtures.ts'
import { apiKey, backendAt, providers, type ProviderName } from './targets.ts'

// Every provider's protocol as a mock server that others wrote speaks it: what goes wrong, and what becomes of it.

const mock = new LLMock({ port: 0, logLevel: 'silent' })
beforeAll(() => mock.start())
afterAll(() => mock.stop())

const signal = new AbortController().signal
const canary = 'quietly zanzibarian marzipan wheelwrights'
const good: Copy = {
  headline: 'A quieter desk',
  primary_text: `Sources in one place. ${'Notes, files and quotations, side by side. '.repeat(4)}`.trim(),
}
const brand = grounded({
  name: 'Zed',
  description: `A library of sources for a quiet desk, with notes, files and quotations. ${canary}.`,
  excluded_terms: ['cheap'],
})
const asked = request({ grounding: brand, brief: canary })
const first = { signal, attempt: 0, feedback: [], previous: null }

const written = (copy: unknown): FixtureResponse => ({
  content: typeof copy === 'string' ? copy : JSON.stringify({ description: null, ...(copy as object) }),
})

/** From now on the mock gives these answers in turn, the last of them for ever. */
function answering(answers: FixtureResponse[], chaos: ChaosConfig = {}): void {
  mock.reset()
  let given = 0
  mock.addFixture({ match: {}, response: () => answers[Math.min(given++, answers.length - 1)]!, chaos })
}

async function failureOf(name: ProviderName, over = {}): Promise<BackendError> {
  const backend = await backendAt(mock.url, name, over)
  const error = await backend.generate(asked, first).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof BackendError)) throw new Error('no error of the closed set', { cause: error })
  expect(error.cause).toBeUndefined()
  expect(`${error.message}${error.stack}${JSON.stringify(error)}`).not.toMatch(/zanzibar|provider said/)
  expect(`${error.message}${error.stack}${JSON.stringify(error)}`).not.toContain(apiKey)
  return error
}

describe.each(providers)('%s', (name) => {
  test('answers with copy that passes every check', async () => {
    answering([written(good)])
    expect(await generate(await backendAt(mock.url, name), asked, { signal })).toMatchObject({ ok: true, copy: good })
    expect(mock.getRequests()).toHaveLength(1)
  })

  test.each([
    [400, 'invalid_request', false],
    [401, 'invalid_key', false],
    [402, 'quota_exhausted', false],
    [403, 'invalid_key', false],
    [404, 'model_not_found', false],
    [413, 'invalid_request', false],
    [425, 'overloaded', true],
    [429, 'rate_limited', true],
    [499, 'provider_fault', true],
    [500, 'provider_fault', true],
    [502, 'provider_fault', true],
    [503, 'overloaded', true],
    [529, 'overloaded', true],
  ] as const)('status %i is %s', async (status, code, retryable) => {
    answering([{ status, error: { message: `provider said ${canary}`, type: 'some_error' }, retryAfter: 7 }])
    const error = await failureOf(name)
    expect(error).toMatchObject({ code, retryable })
    expect(error.retryAfterMs).toBe(status === 429 ? 7_000 : undefined) // the mock sends it with that status alone
    // The SDK tries nothing again; a compatible server alone is asked once more, without the schema.
    expect(mock.getRequests()).toHaveLength(status === 400 && name === 'openai-compatible' ? 2 : 1)
  })

  // Google has one word for both, and says how long to wait where that helps.
  const spentWords = ['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active']
  test.each(name === 'google' ? [] : spentWords)(
    'status 429 for money that is spent (%s) is final, whatever it asks to wait',
    async (type) => {
      answering([{ status: 429, error: { message: `provider said ${canary}`, type, code: type }, retryAfter: 7 }])
      expect(await failureOf(name)).toMatchObject({ code: 'quota_exhausted', retryable: false })
    },
  )

  test('slower than it may be, it is waited out', async () => {
    answering([written(good)], { latencyMs: 2_000 })
    expect(await failureOf(name, { timeoutMs: 50 })).toMatchObject({ code: 'timed_out', retryable: true })
    const used: TokenUsage[] = []
    const onUsage = (usage: TokenUsage) => used.push(usage)
    const late = await backendAt(mock.url, name, { timeoutMs: 50 })
    await expect(generate(late, asked, { signal, onUsage })).rejects.toMatchObject({ code: 'timed_out' })
    const later = await backendAt(mock.url, name)
    await expect(generate(later, asked, { signal, onUsage, candidateMsMax: 50 })).rejects.toMatchObject({
      code: 'timed_out',
    })
    const nothing = { inputTokens: 0, outputTokens: 0, costMicroUsd: null }
    expect(used).toEqual([nothing, nothing])
  })

  test('with a connection that is reset, it is waited out', async () => {
    answering([written(good)], { disconnectRate: 1 })
    expect(await failureOf(name)).toMatchObject({ code: 'unreachable', retryable: true })
  })

  test('with a body that is none of its protocol, it is waited out', async () => {
    answering([written(good)], { malformedRate: 1 })
    expect(await failureOf(name)).toMatchObject({ code: 'provider_fault', retryable: true })
  })

  test.each([
    ['prose', 'Certainly! Here is your ad.'],
    ['half an object', '{"headline": "A quieter'],
    ['another shape', '{"title": "A quieter desk"}'],
    ['an empty answer', ''],
  ])('answering with %s, it is told so and repairs it', async (_, garbage) => {
    answering([written(garbage), written(good)])
    const used: TokenUsage[] = []
    const onUsage = (usage: TokenUsage) => used.push(usage)
    const outcome = await generate(await backendAt(mock.url, name), asked, { signal, onUsage })
    expect(outcome).toMatchObject({ ok: true, copy: good, attempts: 2 })
    expect(used).toHaveLength(2)
    const [before, after] = mock.getRequests().map(({ body }) => JSON.stringify(body))
    expect(before).not.toMatch(/copy: the answer/)
    expect(after).toMatch(/copy: the answer (?:was not one JSON object|did not have the fields)/)
  })

  test('answering with garbage thrice, it has failed, and nobody asks a fourth time', async () => {
    answering([written('Certainly!')])
    const outcome = await generate(await backendAt(mock.url, name), asked, { signal })
    expect(outcome).toMatchObject({
      ok: false,
      code: 'generation_failed',
      verdicts: [{ check: 'copy', severity: 'hard', passed: false }],
    })
    expect(mock.getRequests()).toHaveLength(3)
  })

  test('with a claim that no source holds, it is shown its answer and the reason, and repairs it', async () => {
    answering([written({ ...good, headline: 'Now 50% off' }), written(good)])
    const outcome = await generate(await backendAt(mock.url, name), asked, { signal })
    expect(outcome).toMatchObject({ ok: true, copy: good, attempts: 2 })
    const repair = JSON.stringify(mock.getRequests()[1]?.body)
    expect(repair).toContain('Now 50% off')
    expect(repair).toContain('supported_claims')
  })

  test('with an excluded term to the last, it is blocked by policy', async () => {
    answering([written({ ...good, headline: 'A cheap library' })])
    const outcome = await generate(await backendAt(mock.url, name), asked, { signal })
    expect(outcome).toMatchObject({ ok: false, code: 'policy_blocked', attempts: 3 })
  })
})

test.each(providers)(
  'an error of no library (%s) is one of the closed set, and says nothing of the address',
  async (name) => {
    const error: unknown = await (
      await backendAt('http://user:pw-canary@127.0.0.1:9', name)
    )
      .generate(asked, first)
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'BackendError', code: 'provider_fault', cause: undefined })
    expect(`${(error as Error).message}${(error as Error).stack}`).not.toContain('canary')
  },
)

test('nobody there is waited out', async () => {
  const backend = await backendAt('http://127.0.0.1:9', 'openai')
  await expect(backend.generate(asked, first)).rejects.toMatchObject({ code: 'unreachable', retryable: true })
})
