import type { Copy } from '@adcopy/contract'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, generate, type TokenUsage } from '../../src/index.ts'
import { grounded, request } from '../fixtures.ts'
import { backendAt, providers } from './targets.ts'
import { answerOf, createWire, json, type Wire } from './wire.ts'

// Which calls are put on a job's account, and with what figures: the cap on a job's calls holds no better than this.

let wire: Wire
beforeAll(async () => {
  wire = await createWire()
})
afterAll(() => wire.close())

const copy: Copy = {
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
const nothingKnown = { inputTokens: 0, outputTokens: 0, costMicroUsd: null }

/** What a generation puts on the account before it ends, however it ends. */
async function chargedBy(backend: Backend, signal = new AbortController().signal): Promise<TokenUsage[]> {
  const used: TokenUsage[] = []
  await generate(backend, asked, { signal, onUsage: (usage) => used.push(usage) }).catch(() => undefined)
  return used
}

const status = (code: number) => json(code, { error: { message: 'm' } })
const hangUp = (response: ServerResponse) => void response.destroy()

describe.each(providers)('%s', (name) => {
  test.each([
    ['a proxy that was left (499)', status(499)],
    ['a gateway that stopped waiting (504)', status(504)],
    ['an edge that got no whole answer (520)', status(520)],
    ['an edge that stopped waiting (524)', status(524)],
    ['a connection that is lost', hangUp],
  ])('a call that %s cut off counts, since the model may have written meanwhile', async (_, answer) => {
    wire.answerWith(answer)
    expect(await chargedBy(await backendAt(wire.url, name))).toEqual([nothingKnown])
  })

  // 521 to 523 say that the edge never reached the server behind it.
  test.each([429, 500, 502, 503, 521, 522, 523, 529])(
    'a call that is turned away with %i counts nothing',
    async (code) => {
      wire.answerWith(status(code))
      expect(await chargedBy(await backendAt(wire.url, name))).toEqual([])
    },
  )

  test('a server that nobody reaches counts nothing', async () => {
    expect(await chargedBy(await backendAt('http://127.0.0.1:9', name))).toEqual([])
  })

  test('a call that is given up for a shutdown counts', async () => {
    wire.answerWith(() => undefined)
    const stopping = new AbortController()
    const charged = chargedBy(await backendAt(wire.url, name), stopping.signal)
    await wire.asked()
    stopping.abort(new Error('shutting down'))
    expect(await charged).toEqual([nothingKnown])
  })
})

/** A server that answers with good copy, and reports these figures. */
async function reporting(read: number, written: number): Promise<Backend> {
  const usage = { prompt_tokens: read, completion_tokens: written, total_tokens: read + written }
  const text = JSON.stringify({ ...copy, description: null })
  wire.answerWith(json(200, { ...(answerOf['openai-compatible'](text) as object), usage }))
  return backendAt(wire.url, 'openai-compatible')
}

test.each([
  ['are fractions', 12.5, 3.2, nothingKnown],
  ['are negative', -1, -1, nothingKnown],
  ['no database holds', 1e300, 2 ** 53, nothingKnown],
  ['are none for what was written', 1_000, -1, { ...nothingKnown, inputTokens: 1_000 }],
  [
    'come to a cost that nobody can count',
    2 ** 53 - 1,
    1,
    { ...nothingKnown, inputTokens: 2 ** 53 - 1, outputTokens: 1 },
  ],
])('token counts that %s cost no copy, and what they say is unknown', async (_, read, written, charged) => {
  const used: TokenUsage[] = []
  const { signal } = new AbortController()
  const outcome = await generate(await reporting(read, written), asked, {
    signal,
    onUsage: (usage) => used.push(usage),
  })
  expect(outcome).toMatchObject({ ok: true, copy })
  expect(used).toEqual([charged])
})
