import { LLMock, type ChaosConfig, type FixtureResponse } from '@copilotkit/aimock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inProcess } from '../../src/compute/in-process.ts'
import { ProviderError, type ProviderFault } from '../../src/index.ts'
import type { ProviderName } from '../../src/providers/settings.ts'
import { answerOfDraft, loaf, loafDraft, memoryAccount, request } from '../fixtures.ts'
import { apiKey, asking, goodText, providers, settingsAt, writingAt } from './targets.ts'
import { json, setUpWire } from './wire.ts'

// Most faults in these tests come from an independent mock server that implements the protocols of all providers.

const mock = new LLMock({ port: 0, logLevel: 'silent' })
const wire = await setUpWire()
beforeAll(() => mock.start())
afterAll(() => mock.stop())

const signal = new AbortController().signal
const canary = 'quietly zanzibarian marzipan wheelwrights'
const asked = request({ brief: canary })
const good: FixtureResponse = { content: goodText.writer }
const written = (copy: object): FixtureResponse => ({
  content: JSON.stringify({ ...answerOfDraft(loafDraft), ...copy }),
})

function answering(answers: FixtureResponse[], chaos: ChaosConfig = {}): void {
  mock.reset()
  let given = 0
  mock.addFixture({ match: {}, response: () => answers[Math.min(given++, answers.length - 1)]!, chaos })
}

async function failureOf(name: ProviderName, url = mock.url, over = {}): Promise<ProviderError> {
  const { ask } = asking('writer', settingsAt(url, name, over))
  const error: unknown = await ask().catch((reason: unknown) => reason)
  if (!(error instanceof ProviderError)) throw new Error('no error of the closed set', { cause: error })
  expect(error.cause).toBeUndefined()
  const words = `${error.message}${error.stack}${JSON.stringify(error)}`
  expect(words).not.toMatch(/zanzibar|provider said/)
  expect(words).not.toContain(apiKey)
  return error
}

async function generated(name: ProviderName) {
  const account = memoryAccount()
  const outcome = await (await writingAt(mock.url, name)).generate(inProcess, asked, { signal, account })
  return { outcome, account, sent: mock.getRequests().map(({ body }) => JSON.stringify(body)) }
}

describe.each(providers)('%s', (name) => {
  test('answers with copy that passes every check', async () => {
    answering([good])
    const { outcome, sent } = await generated(name)
    expect(outcome).toMatchObject({ ok: true, copy: loaf, verified: false })
    expect(sent).toHaveLength(1)
  })

  test.each<[number, ProviderFault, waits: boolean, isMisconfiguration: boolean]>([
    [400, 'invalid_request', true, true],
    [401, 'invalid_key', true, true],
    [402, 'quota_exhausted', true, true],
    [403, 'invalid_key', true, true],
    [404, 'model_not_found', true, true],
    [408, 'timed_out', true, false],
    [409, 'provider_fault', true, false],
    [413, 'too_long', false, false],
    [422, 'invalid_request', true, true],
    [425, 'overloaded', true, false],
    [429, 'rate_limited', true, false],
    [499, 'provider_fault', true, false],
    [500, 'provider_fault', true, false],
    [502, 'provider_fault', true, false],
    [503, 'overloaded', true, false],
    [529, 'overloaded', true, false],
  ])('status %i is %s', async (status, code, waits, isMisconfiguration) => {
    answering([{ status, error: { message: `provider said ${canary}`, type: 'some_error' }, retryAfter: 7 }])
    const error = await failureOf(name)
    expect(error).toMatchObject({ code, waits, isMisconfiguration })
    // The mock server sends `retry-after` only with status 429.
    expect(error.retryAfterMs).toBe(status === 429 ? 7_000 : undefined)
    // The SDK does not retry. An OpenAI-compatible server that rejects a request with 400 or 422 receives a second
    // request without a schema.
    expect(mock.getRequests()).toHaveLength([400, 422].includes(status) && name === 'openai-compatible' ? 2 : 1)
  })

  // Google is not tested because it uses the same error code for a rate limit and for an exhausted quota.
  const spentWords = ['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active']
  test.each(name === 'google' ? [] : spentWords)(
    'status 429 for money that is spent (%s) is for an operator, whatever it asks to wait',
    async (type) => {
      answering([{ status: 429, error: { message: `provider said ${canary}`, type, code: type }, retryAfter: 7 }])
      expect(await failureOf(name)).toMatchObject({ code: 'quota_exhausted', isMisconfiguration: true })
    },
  )

  test('slower than its time limit, it has timed out', async () => {
    answering([good], { latencyMs: 2_000 })
    const error = await failureOf(name, mock.url, { timeoutMs: 50 })
    expect(error).toMatchObject({ code: 'timed_out', waits: true, mayBeCharged: true })
  })

  test('with a connection that is reset, it is unreachable', async () => {
    answering([good], { disconnectRate: 1 })
    expect(await failureOf(name)).toMatchObject({ code: 'unreachable', waits: true })
  })

  test('with a body that is not of its protocol, it is at fault', async () => {
    answering([good], { malformedRate: 1 })
    expect(await failureOf(name)).toMatchObject({ code: 'provider_fault', waits: true, mayBeCharged: true })
  })

  test('at an address with a password, its error says nothing of the address', async () => {
    const error = await failureOf(name, 'http://user:pw-canary@127.0.0.1:9')
    expect(error).toMatchObject({ code: 'provider_fault' })
    expect(`${error.message}${error.stack}`).not.toContain('canary')
  })

  test.each([
    ['prose', 'Certainly! Here is your ad.', 'was not one JSON object'],
    ['half an object', '{"headline": "A quieter', 'was not one JSON object'],
    ['another shape', '{"title": "A quieter desk"}', 'did not have the fields'],
    ['an empty answer', '', 'was not one JSON object'],
  ])('answering with %s, it receives the reason and repairs it', async (_, content, reason) => {
    answering([{ content }, good])
    const { outcome, account, sent } = await generated(name)
    expect(outcome).toMatchObject({ ok: true, copy: loaf, candidates: 2 })
    expect(account.settled).toHaveLength(2)
    expect(sent[0]).not.toContain('copy: the answer')
    expect(sent[1]).toContain(`copy: the answer ${reason}`)
  })
})

test('answering with garbage three times, it has failed, and is not asked a fourth time', async () => {
  answering([{ content: 'Certainly!' }])
  const { outcome, sent } = await generated('openai')
  const verdicts = [{ check: 'copy', severity: 'hard', passed: false }]
  expect(outcome).toMatchObject({ ok: false, code: 'generation_failed', verdicts })
  expect(sent).toHaveLength(3)
})

test('with a figure that no fact holds, it is shown its answer and the reason, and repairs it', async () => {
  answering([written({ headline: 'Now 50% off' }), good])
  const { outcome, sent } = await generated('openai')
  expect(outcome).toMatchObject({ ok: true, copy: loaf, candidates: 2 })
  expect(sent[1]).toContain('your headline: \\"Now 50% off')
  expect(sent[1]).toContain('figures: headline')
})

test.each<[string, object, ProviderFault]>([
  ['a code', { code: 'insufficient_quota' }, 'quota_exhausted'],
  ['a type', { type: 'rate_limit_error' }, 'rate_limited'],
  ['a type of Anthropic', { type: 'overloaded_error' }, 'overloaded'],
  ['a status', { code: 401 }, 'invalid_key'],
  ['a status in a text', { code: '429' }, 'rate_limited'],
  ['a status of the server', { code: 502 }, 'provider_fault'],
  ['a fault of the request', { type: 'invalid_request_error' }, 'invalid_request'],
  ['a filter', { code: 'content_filter' }, 'refused'],
  ['a missing model', { code: 'model_not_found', type: 'invalid_request_error' }, 'model_not_found'],
  ['nothing known', {}, 'provider_fault'],
])('an error inside a 200 is what it says by %s, and may be charged for', async (_, error, code) => {
  wire.answerWith(json(200, { error: { message: 'zanzibar', ...error } }))
  expect(await failureOf('openai-compatible', wire.url)).toMatchObject({ code, mayBeCharged: true })
  expect(wire.requests).toHaveLength(1)
})

test('an empty account, which Anthropic names in words alone, is money spent', async () => {
  const faultOf = async (message: string) => {
    wire.answerWith(json(400, { type: 'error', error: { type: 'invalid_request_error', message } }))
    return (await failureOf('anthropic', wire.url)).code
  }
  const spent = 'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing.'
  expect(await faultOf(spent)).toBe('quota_exhausted')
  expect(await faultOf('max_tokens: 9999999 is too high, your balance aside')).toBe('invalid_request')
})

test.each<[ProviderFault, number, object]>([
  ['refused', 400, { code: 'content_filter' }],
  ['refused', 400, { code: 'content_policy_violation' }],
  ['refused', 422, { code: 'data_inspection_failed' }],
  ['too_long', 400, { code: 'context_length_exceeded' }],
  ['too_long', 422, { code: 'string_above_max_length' }],
  ['too_long', 413, { code: 'rate_limit_exceeded' }],
  ['too_long', 400, { code: 400, type: 'exceed_context_size_error' }],
])('content that is %s is the fault of the job, and no server is asked again: %i %o', async (code, status, error) => {
  wire.answerWith(json(status, { error: { message: 'm', type: 'invalid_request_error', ...error } }))
  for (const name of ['openai', 'openai-compatible'] as const) {
    wire.requests.length = 0
    expect(await failureOf(name, wire.url)).toMatchObject({ code, waits: false, isMisconfiguration: false })
    expect(wire.requests).toHaveLength(1)
  }
})

test('an answer that the provider keeps back for its shape is no candidate, and is on the account', async () => {
  const kept = { message: 'm', type: 'invalid_request_error', code: 'json_validate_failed', failed_generation: canary }
  wire.answerWith(json(400, { error: kept }))
  const account = memoryAccount()
  const generator = await writingAt(wire.url, 'openai-compatible')
  const outcome = await generator.generate(inProcess, asked, { signal, account })
  const reason = expect.stringContaining('was not one JSON object')
  expect(outcome).toMatchObject({ ok: false, code: 'generation_failed', verdicts: [{ check: 'copy', reason }] })
  expect(account.settled).toEqual([null, null, null])
  expect(wire.requests).toHaveLength(3)
})

test.each([
  ['in seconds', { 'retry-after': '7' }, 7_000],
  ['in milliseconds', { 'retry-after-ms': '250', 'retry-after': '1' }, 250],
  ['as a past date', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, undefined],
  ['as nonsense', { 'retry-after': 'soon' }, undefined],
])('a wait %s is read', async (_, headers, retryAfterMs) => {
  wire.answerWith(json(429, { error: { message: 'slow down' } }, headers))
  const failed = await failureOf('openai-compatible', wire.url)
  expect(failed).toMatchObject({ code: 'rate_limited', retryAfterMs })
})

test('a wait until a date is read', async () => {
  wire.answerWith(json(503, {}, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() }))
  const { code, retryAfterMs } = await failureOf('openai', wire.url)
  expect(code).toBe('overloaded')
  expect(retryAfterMs).toBeGreaterThan(50_000)
  expect(retryAfterMs).toBeLessThanOrEqual(60_000)
})
