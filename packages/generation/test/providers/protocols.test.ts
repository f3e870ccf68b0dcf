import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { describe, expect, test, vi } from 'vitest'
import { generateText } from 'ai'
import { inProcess } from '../../src/compute/in-process.ts'
import type { ModelRole } from '../../src/index.ts'
import { createModel } from '../../src/providers/models.ts'
import type { ProviderName } from '../../src/providers/settings.ts'
import { loaf, memoryAccount, request } from '../fixtures.ts'
import { apiKey, asking, goodOutcome, goodText, providers, providersInRoles, settingsAt, writingAt } from './targets.ts'
import { answerOf, json, setUpWire } from './wire.ts'

const [wire, elsewhere] = [await setUpWire(), await setUpWire()]

const signal = new AbortController().signal
const schemaNames: Record<ModelRole, string> = { writer: 'ad_copy', verifier: 'verdicts' }
const required: Record<ModelRole, string[]> = {
  writer: ['headline', 'primary_text', 'description', 'support'],
  verifier: ['sentences', 'missing_terms', 'opening_fits'],
}
const instructions: Record<ModelRole, string> = {
  writer: 'You write advertising copy',
  verifier: 'You check advertising copy',
}

/** Each shape contains the model, the API key, the output token limit and the schema. */
const shapes: Record<ProviderName, (name: string, schema: object) => Record<string, unknown>> = {
  openai: (name, schema) => ({
    path: '/v1/responses',
    headers: { authorization: `Bearer ${apiKey}` },
    body: {
      model: 'gpt-5',
      store: false,
      max_output_tokens: 8_192,
      text: { format: { type: 'json_schema', name, strict: true, schema } },
    },
  }),
  anthropic: (_, schema) => ({
    path: '/v1/messages',
    headers: { 'x-api-key': apiKey },
    body: { model: 'claude-sonnet-4-5', max_tokens: 8_192, output_config: { format: { type: 'json_schema', schema } } },
  }),
  google: (_, schema) => ({
    path: '/v1beta/models/gemini-2.5-flash:generateContent',
    headers: { 'x-goog-api-key': apiKey },
    body: {
      generationConfig: {
        maxOutputTokens: 8_192,
        responseMimeType: 'application/json',
        responseJsonSchema: schema,
        seed: expect.any(Number),
      },
    },
  }),
  'openai-compatible': (name, schema) => ({
    path: '/v1/chat/completions',
    headers: { authorization: `Bearer ${apiKey}` },
    body: {
      model: 'llama-3.3-70b',
      max_tokens: 8_192,
      seed: expect.any(Number),
      response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
    },
  }),
}

const sent = (at = 0) => JSON.stringify(wire.requests[at]?.body)
const breakOff = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
  response.write('{"id":', () => response.destroy())
}

describe.each(providersInRoles)('%s as %s', (name, role) => {
  test('is sent instructions, document and the schema of the answer, and its answer is read', async () => {
    wire.answerWith(json(200, answerOf[name](goodText[role])))
    const { ask, account } = asking(role, settingsAt(wire.url, name))
    expect(await ask()).toMatchObject(goodOutcome[role])
    const settings = settingsAt(wire.url, name)
    expect(account.opened).toEqual([{ role, backend: name, model: settings.model }])
    expect(account.settled).toEqual([{ inputTokens: 1_000, outputTokens: 50, costMicroUsd: 2_400 }])
    expect(wire.requests).toHaveLength(1)
    expect(wire.requests[0]).toMatchObject(shapes[name](schemaNames[role], { required: required[role] }))
    expect(sent()).toContain(instructions[role])
    expect(sent()).toContain('It bakes sourdough every morning.')
    expect(sent().includes('Early risers')).toBe(role === 'writer') // The brief.
  })

  test('that declines to answer is not asked again, and its words are not kept', async () => {
    wire.answerWith(json(200, answerOf[name]('I cannot help with zanzibar.', 'refused')))
    const { ask, account } = asking(role, settingsAt(wire.url, name))
    const error: unknown = await ask().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'ProviderError', code: 'refused', waits: false })
    expect(`${(error as Error).stack}${JSON.stringify(error)}`).not.toContain('zanzibar')
    expect(wire.requests).toHaveLength(1)
    expect(account.settled).toHaveLength(1)
  })

  test('is left at once when the job is aborted, with the reason', async () => {
    wire.answerWith(() => undefined)
    const stopping = new AbortController()
    const reason = new Error('shutting down')
    const { ask, account } = asking(role, settingsAt(wire.url, name))
    const outcome = ask({ signal: stopping.signal })
    await wire.asked()
    stopping.abort(reason)
    await expect(outcome).rejects.toBe(reason)
    expect(account).toMatchObject({ settled: [null], released: 0 })
  })

  test('that breaks off in the middle of its answer is asked again later, and the call counts', async () => {
    wire.answerWith(breakOff)
    const { ask, account } = asking(role, settingsAt(wire.url, name))
    const code = expect.stringMatching(/unreachable|provider_fault/)
    await expect(ask()).rejects.toMatchObject({ code, waits: true })
    expect(account.settled).toEqual([null])
  })
})

describe.each(providers)('%s', (name) => {
  test('that cuts copy off is asked for a shorter text, and both calls count', async () => {
    const { writer } = goodText
    wire.answerWith(json(200, answerOf[name](writer.slice(0, 90), 'cut_off')), json(200, answerOf[name](writer)))
    const account = memoryAccount()
    const outcome = (await writingAt(wire.url, name)).generate(inProcess, request(), { signal, account })
    expect(await outcome).toMatchObject({ ok: true, candidates: 2 })
    expect(account.settled).toHaveLength(2)
    expect(sent(0)).not.toContain('cut off before its end')
    expect(sent(1)).toContain('the answer was cut off before its end')
  })

  test('that redirects is not followed, and the key stays', async () => {
    elsewhere.answerWith(json(200, answerOf[name](goodText.writer)))
    wire.answerWith((response) => void response.writeHead(307, { location: `${elsewhere.url}/v1` }).end())
    const { ask } = asking('writer', settingsAt(wire.url, name))
    await expect(ask()).rejects.toMatchObject({ name: 'ProviderError', code: 'unreachable', waits: true })
    expect(wire.requests).toHaveLength(1)
    expect(elsewhere.requests).toEqual([])
  })

  test('whose answer has no end is cut off', async () => {
    let written = 0
    const endless = function* () {
      for (; written < 64 << 20; written += 1 << 20) yield ' '.repeat(1 << 20)
    }
    wire.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      pipeline(Readable.from(endless()), response).catch(() => undefined)
    })
    const { ask, account } = asking('writer', settingsAt(wire.url, name))
    await expect(ask()).rejects.toMatchObject({ code: 'provider_fault', waits: true })
    expect(written).toBeLessThan(32 << 20)
    expect(account.settled).toEqual([null])
  })
})

const refusesSchema = json(400, { error: { message: "This response_format type is unavailable: 'json_schema'" } })

describe('a compatible server without schemas', () => {
  const plainAnswer = json(
    200,
    answerOf['openai-compatible'](`<think>{hm}</think>\n\`\`\`json\n${goodText.writer}\n\`\`\``),
  )
  const formats = () => wire.requests.map(({ body }) => (body['response_format'] as { type: string }).type)
  const anonymous = () => settingsAt(wire.url, 'openai-compatible', { apiKey: undefined })

  test('is asked for JSON, from then on at once, and what it turned away leaves the account', async () => {
    wire.answerWith(refusesSchema, plainAnswer)
    const { ask, account } = asking('writer', anonymous())
    expect(await ask()).toMatchObject(goodOutcome.writer)
    expect(await ask()).toMatchObject(goodOutcome.writer)
    expect(formats()).toEqual(['json_schema', 'json_object', 'json_object'])
    expect(wire.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined, undefined])
    expect({ settled: account.settled.length, released: account.released }).toEqual({ settled: 2, released: 1 })
  })

  test('is asked for JSON by each of two jobs that learn it at the same time', async () => {
    const slow: ServerResponse[] = []
    wire.answerWith((response) => void slow.push(response), refusesSchema, plainAnswer)
    const { ask } = asking('writer', anonymous())
    const late = ask()
    await wire.asked()
    expect(await ask()).toMatchObject(goodOutcome.writer)
    refusesSchema(slow[0]!)
    expect(await late).toMatchObject(goodOutcome.writer)
  })

  test('that refuses JSON too is not asked a third time', async () => {
    wire.answerWith(refusesSchema)
    const { ask, account } = asking('writer', anonymous())
    await expect(ask()).rejects.toMatchObject({ code: 'invalid_request', waits: true })
    expect(formats()).toEqual(['json_schema', 'json_object'])
    expect({ settled: account.settled.length, released: account.released }).toEqual({ settled: 0, released: 2 })
  })
})

test('an older model of Anthropic is held to the shape by a tool', async () => {
  const answer = {
    ...(answerOf.anthropic('') as object),
    content: [{ type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(goodText.writer) }],
    stop_reason: 'tool_use',
  }
  wire.answerWith(json(200, answer))
  const { ask } = asking('writer', settingsAt(wire.url, 'anthropic', { model: 'claude-3-haiku-20240307' }))
  expect(await ask()).toMatchObject(goodOutcome.writer)
  expect(wire.requests[0]?.body).toMatchObject({ tools: [{ name: 'json' }], tool_choice: { type: 'any' } })
})

test("Google's own way of asking to wait is understood, and its way of refusing a key", async () => {
  const { ask } = asking('writer', settingsAt(wire.url, 'google'))
  const retryInfo = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '23s' }
  wire.answerWith(json(429, { error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'm', details: [retryInfo] } }))
  await expect(ask()).rejects.toMatchObject({ code: 'rate_limited', retryAfterMs: 23_000 })
  const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }
  wire.answerWith(json(400, { error: { code: 400, status: 'INVALID_ARGUMENT', message: 'm', details: [info] } }))
  await expect(ask()).rejects.toMatchObject({ code: 'invalid_key', waits: true })
})

test('a fault that OpenAI reports inside an answer of status 200 is asked again later', async () => {
  const fault = { ...(answerOf.openai('') as object), status: 'failed', error: { code: 'server_error', message: 'm' } }
  wire.answerWith(json(200, fault))
  const { ask } = asking('writer', settingsAt(wire.url, 'openai'))
  await expect(ask()).rejects.toMatchObject({ code: 'provider_fault', waits: true })
})

test.each([
  ['\\u0000', 'plain_text: the headline holds invisible characters'],
  ['\\ud800', 'copy: the answer held half a surrogate pair'],
])('copy with %s, which no database stores, is written again', async (escape, reason) => {
  const spoiled = goodText.writer.replace('slow', escape)
  wire.answerWith(json(200, answerOf.openai(spoiled)), json(200, answerOf.openai(goodText.writer)))
  const generator = await writingAt(wire.url, 'openai')
  const outcome = await generator.generate(inProcess, request(), { signal, account: memoryAccount() })
  expect(outcome).toMatchObject({ ok: true, copy: loaf, candidates: 2 })
  expect(sent(1)).toContain(reason)
})

test('a compatible server is sent the same seed for the same candidate, and another for a repair', async () => {
  wire.answerWith(json(200, answerOf['openai-compatible'](goodText.writer)))
  const { ask } = asking('writer', settingsAt(wire.url, 'openai-compatible'))
  await ask()
  await ask()
  await ask({ attempt: 1 })
  const [one, same, repair] = wire.requests.map(({ body }) => body['seed'])
  expect(one).toBe(same)
  expect(one).not.toBe(repair)
})

test.each([
  ['openai', 'OPENAI_BASE_URL', 'https://api.openai.com/v1/'],
  ['anthropic', 'ANTHROPIC_BASE_URL', 'https://api.anthropic.com/v1/'],
] as const)('a key of %s does not go to the address of %s', async (name, variable, address) => {
  vi.stubEnv(variable, 'http://elsewhere.example/v1')
  const asked: string[] = []
  const refusing: typeof globalThis.fetch = (input) => {
    asked.push(input instanceof Request ? input.url : String(input))
    return Promise.reject(new Error('not sent'))
  }
  const { baseUrl: _, ...settings } = settingsAt('', name)
  const model = createModel({ ...settings, baseUrl: undefined }, 'json', refusing)
  await generateText({ model, prompt: 'x', maxRetries: 0 }).catch(() => undefined)
  vi.unstubAllEnvs()
  expect(asked).toEqual([expect.stringContaining(address)])
})
