import type { Copy } from '@adcopy/contract'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BackendError, generate, type TokenUsage } from '../../src/index.ts'
import type { BackendErrorCode } from '../../src/backend.ts'
import { grounded, request } from '../fixtures.ts'
import { apiKey, backendAt, providers, type ProviderName } from './targets.ts'
import { answerOf, createWire, json, type Wire } from './wire.ts'

// Each provider's own protocol, as it stands on the wire.

let wire: Wire
beforeAll(async () => {
  wire = await createWire()
})
afterAll(() => wire.close())

const signal = new AbortController().signal
const good: Copy = {
  headline: 'A quieter desk',
  primary_text: `Sources in one place. ${'Notes, files and quotations, side by side. '.repeat(4)}`.trim(),
}
const asked = request({
  grounding: grounded({
    name: 'Zed',
    description: 'A library of sources for a quiet desk, with notes, files and quotations.',
  }),
  brief: 'Tidy notes',
})
const goodText = JSON.stringify({ ...good, description: null })
const first = { signal, attempt: 0, feedback: [], previous: null }

/** What the request of each provider says of the answer's shape, of keeping it, and where the key and the model are. */
const shapes: Record<ProviderName, (sent: { path: string; headers: object; body: never }) => unknown> = {
  openai: (sent) =>
    expect(sent).toMatchObject({
      path: '/v1/responses',
      headers: { authorization: `Bearer ${apiKey}` },
      body: {
        model: 'gpt-5',
        store: false,
        max_output_tokens: 8_192,
        text: { format: { type: 'json_schema', name: 'ad_copy', strict: true } },
      },
    }),
  anthropic: (sent) =>
    expect(sent).toMatchObject({
      path: '/v1/messages',
      headers: { 'x-api-key': apiKey },
      body: { model: 'claude-sonnet-4-5', max_tokens: 8_192, output_config: { format: { type: 'json_schema' } } },
    }),
  google: (sent) =>
    expect(sent).toMatchObject({
      path: '/v1beta/models/gemini-2.5-flash:generateContent',
      headers: { 'x-goog-api-key': apiKey },
      body: {
        generationConfig: {
          maxOutputTokens: 8_192,
          responseMimeType: 'application/json',
          responseJsonSchema: { required: ['headline', 'primary_text', 'description'] },
          seed: expect.any(Number),
        },
      },
    }),
  'openai-compatible': (sent) =>
    expect(sent).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: `Bearer ${apiKey}` },
      body: {
        model: 'llama-3.3-70b',
        max_tokens: 8_192,
        seed: expect.any(Number),
        response_format: { type: 'json_schema', json_schema: { name: 'ad_copy', strict: true } },
      },
    }),
}

describe.each(providers)('%s', (name) => {
  test('is sent instructions, document and the shape of the answer, and answers with copy', async () => {
    wire.answerWith(json(200, answerOf[name](goodText)))
    const backend = await backendAt(wire.url, name)
    const used: TokenUsage[] = []
    expect(await backend.generate(asked, { ...first, onUsage: (usage) => used.push(usage) })).toEqual(good)
    expect(used).toEqual([{ inputTokens: 1_000, outputTokens: 50, costMicroUsd: 2_400 }])
    expect(wire.requests).toHaveLength(1)
    shapes[name](wire.requests[0] as never)
    const sent = JSON.stringify(wire.requests[0]?.body)
    expect(sent).toContain('You write advertising copy')
    expect(sent).toContain('A library of sources for a quiet desk, with notes, files and quotations.')
    expect(backend).toMatchObject({ name, promptVersion: expect.stringMatching(/^prompt-\d+$/) })
  })

  test('cut off, is asked again for less, and both calls count', async () => {
    wire.answerWith(json(200, answerOf[name](goodText.slice(0, 90), 'cut_off')), json(200, answerOf[name](goodText)))
    const used: TokenUsage[] = []
    const onUsage = (usage: TokenUsage) => used.push(usage)
    const outcome = await generate(await backendAt(wire.url, name), asked, { signal, onUsage })
    expect(outcome).toMatchObject({ ok: true, attempts: 2 })
    expect(used).toHaveLength(2)
    expect(JSON.stringify(wire.requests[1]?.body)).toContain('the answer was cut off before its end')
    expect(JSON.stringify(wire.requests[0]?.body)).not.toContain('cut off before its end')
  })

  test('refusing, is not asked again, and the call counts', async () => {
    wire.answerWith(json(200, answerOf[name]('I cannot help with zanzibar.', 'refused')))
    const used: TokenUsage[] = []
    const onUsage = (usage: TokenUsage) => used.push(usage)
    const outcome = generate(await backendAt(wire.url, name), asked, { signal, onUsage })
    await expect(outcome).rejects.toMatchObject({ code: 'refused', retryable: false })
    await expect(outcome).rejects.not.toThrow(/zanzibar/)
    expect(wire.requests).toHaveLength(1)
    expect(used).toHaveLength(1)
  })

  test('is left at once when the job is aborted, with the reason', async () => {
    wire.answerWith(() => undefined)
    const stopping = new AbortController()
    const reason = new Error('shutting down')
    const backend = await backendAt(wire.url, name)
    const outcome = backend.generate(asked, { ...first, signal: stopping.signal })
    await wire.asked()
    stopping.abort(reason)
    await expect(outcome).rejects.toBe(reason)
  })

  test('breaking off in the middle of its answer is waited out', async () => {
    wire.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      response.write('{"id":', () => response.destroy())
    })
    const outcome = (await backendAt(wire.url, name)).generate(asked, first)
    await expect(outcome).rejects.toMatchObject({
      code: expect.stringMatching(/unreachable|provider_fault/),
      retryable: true,
    })
  })
})

test('a compatible server that takes no schema is asked for JSON, from then on at once', async () => {
  const refusal = json(400, { error: { message: "This response_format type is unavailable: 'json_schema'" } })
  const answer = json(200, answerOf['openai-compatible'](`<think>{hm}</think>\n\`\`\`json\n${goodText}\n\`\`\``))
  wire.answerWith(refusal, answer, answer)
  const backend = await backendAt(wire.url, 'openai-compatible', { apiKey: undefined })
  expect(await backend.generate(asked, first)).toEqual(good)
  expect(await backend.generate(asked, first)).toEqual(good)
  expect(wire.requests.map(({ body }) => body['response_format'])).toMatchObject([
    { type: 'json_schema' },
    { type: 'json_object' },
    { type: 'json_object' },
  ])
  expect(wire.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined, undefined])
})

test.each([
  ['\\u0000', 'plain_text: the headline holds invisible characters'],
  ['\\ud800', 'copy: it holds half a surrogate pair'],
])('copy that holds %s, which no database keeps, is written anew', async (escape, reason) => {
  wire.answerWith(json(200, answerOf.openai(goodText.replace('quieter', escape))), json(200, answerOf.openai(goodText)))
  const outcome = await generate(await backendAt(wire.url, 'openai'), asked, { signal })
  expect(outcome).toMatchObject({ ok: true, copy: good, attempts: 2 })
  expect(JSON.stringify(wire.requests[1]?.body)).toContain(reason)
})

test('an older model of Anthropic is held to the shape by a tool', async () => {
  const answer = {
    ...(answerOf.anthropic('') as object),
    content: [{ type: 'tool_use', id: 'toolu_1', name: 'json', input: { ...good, description: null } }],
    stop_reason: 'tool_use',
  }
  wire.answerWith(json(200, answer))
  const backend = await backendAt(wire.url, 'anthropic', { model: 'claude-3-haiku-20240307' })
  expect(await backend.generate(asked, first)).toEqual(good)
  expect(wire.requests[0]?.body).toMatchObject({ tools: [{ name: 'json' }], tool_choice: { type: 'any' } })
})

test("Google's own way of asking to wait is understood, and its way of refusing a key", async () => {
  const backend = await backendAt(wire.url, 'google')
  const retryInfo = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '23s' }
  wire.answerWith(json(429, { error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'm', details: [retryInfo] } }))
  await expect(backend.generate(asked, first)).rejects.toMatchObject({ code: 'rate_limited', retryAfterMs: 23_000 })
  const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }
  wire.answerWith(json(400, { error: { code: 400, status: 'INVALID_ARGUMENT', message: 'm', details: [info] } }))
  await expect(backend.generate(asked, first)).rejects.toMatchObject({ code: 'invalid_key', retryable: false })
})

test('a fault that OpenAI reports inside an answer of status 200 is waited out', async () => {
  const fault = { ...(answerOf.openai('') as object), status: 'failed', error: { code: 'server_error', message: 'm' } }
  wire.answerWith(json(200, fault))
  const backend = await backendAt(wire.url, 'openai')
  await expect(backend.generate(asked, first)).rejects.toMatchObject({ code: 'provider_fault', retryable: true })
})

const nothingKnown = { inputTokens: 0, outputTokens: 0, costMicroUsd: null }

async function failing(name: ProviderName, answer: (response: ServerResponse) => void) {
  wire.answerWith(answer)
  const used: TokenUsage[] = []
  const backend = await backendAt(wire.url, name)
  const outcome = generate(backend, asked, { signal, onUsage: (usage) => used.push(usage) })
  const error: unknown = await outcome.catch((reason: unknown) => reason)
  if (!(error instanceof BackendError)) throw new Error('no error of the closed set', { cause: error })
  const { code, retryable } = error
  return { code, retryable, used, asked: wire.requests.length }
}

const html = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>')
}
const noChoices = { ...(answerOf['openai-compatible']('') as object), choices: [] }

test.each<[string, ProviderName, (response: ServerResponse) => void]>([
  ...providers.map((name): [string, ProviderName, typeof html] => ['a page to sign in', name, html]),
  ['no choice', 'openai-compatible', json(200, noChoices)],
  ['an error of no known kind', 'openai-compatible', json(200, { error: { message: 'm' } })],
])('a call that a 200 spoils with %s (%s) counts, since it may be charged for', async (_, name, answer) => {
  expect(await failing(name, answer)).toMatchObject({ code: 'provider_fault', retryable: true, used: [nothingKnown] })
})

test.each<[string, object, BackendErrorCode]>([
  ['a code', { code: 'insufficient_quota' }, 'quota_exhausted'],
  ['a type', { type: 'rate_limit_error' }, 'rate_limited'],
  ['a type of Anthropic', { type: 'overloaded_error' }, 'overloaded'],
  ['a status', { code: 401 }, 'invalid_key'],
  ['a status in a text', { code: '429' }, 'rate_limited'],
  ['a status of the server', { code: 502 }, 'provider_fault'],
  ['a fault of the request', { type: 'invalid_request_error' }, 'invalid_request'],
  ['a filter', { code: 'content_filter' }, 'refused'],
  ['a missing model', { code: 'model_not_found', type: 'invalid_request_error' }, 'model_not_found'],
])('an error inside a 200 is what it says by %s', async (_, error, code) => {
  const failed = await failing('openai-compatible', json(200, { error: { message: 'zanzibar', ...error } }))
  expect(failed).toMatchObject({ code, used: [nothingKnown], asked: 1 })
})

test.each([400, 401, 429, 500, 503])('a call that is turned away with %i counts nothing', async (status) => {
  expect(await failing('openai', json(status, { error: { message: 'm' } }))).toMatchObject({ used: [] })
})

test('an empty account, which Anthropic names in words alone, ends the job as money spent', async () => {
  const message = 'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing.'
  const error = { type: 'invalid_request_error', message }
  expect(await failing('anthropic', json(400, { type: 'error', error }))).toMatchObject({ code: 'quota_exhausted' })
  const other = { type: 'invalid_request_error', message: 'max_tokens: 9999999 is too high, your balance aside' }
  expect(await failing('anthropic', json(400, { type: 'error', error: other }))).toMatchObject({
    code: 'invalid_request',
  })
})

test.each(['content_filter', 'content_policy_violation', 'data_inspection_failed'])(
  'a 400 that a filter gives (%s) is a refusal, and no server is asked again in another way',
  async (code) => {
    const refused = { code: 'refused', retryable: false, asked: 1 }
    const answer = json(400, { error: { message: 'm', type: 'invalid_request_error', code } })
    expect(await failing('openai', answer)).toMatchObject(refused)
    expect(await failing('openai-compatible', answer)).toMatchObject(refused)
  },
)

test.each([
  ['in seconds', { 'retry-after': '7' }, 7_000],
  ['in milliseconds', { 'retry-after-ms': '250', 'retry-after': '1' }, 250],
  ['as a past date', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, undefined],
  ['as nonsense', { 'retry-after': 'soon' }, undefined],
])('a wait %s is read', async (_, headers, retryAfterMs) => {
  wire.answerWith(json(429, { error: { message: 'slow down' } }, headers))
  const backend = await backendAt(wire.url, 'openai-compatible')
  await expect(backend.generate(asked, first)).rejects.toMatchObject({ code: 'rate_limited', retryAfterMs })
})

test('a wait until a date is read', async () => {
  wire.answerWith(json(503, {}, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() }))
  const error: unknown = await (await backendAt(wire.url, 'openai')).generate(asked, first).catch((reason) => reason)
  expect(error).toMatchObject({ code: 'overloaded' })
  expect((error as { retryAfterMs: number }).retryAfterMs).toBeGreaterThan(50_000)
  expect((error as { retryAfterMs: number }).retryAfterMs).toBeLessThanOrEqual(60_000)
})
