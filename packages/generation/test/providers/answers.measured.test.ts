import { longestTurn } from '@adcopy/testing/main-thread'
import { beforeAll, expect, test } from 'vitest'
import { responseBounds } from '../../src/limits.ts'
import { createAsker } from '../../src/providers/ask-model.ts'
import { draftSchema } from '../../src/writer/read-draft.ts'
import { memoryAccount } from '../fixtures.ts'
import { goodText, settingsAt } from './targets.ts'
import { answerOf, setUpWire } from './wire.ts'

// The parent process parses providers' responses. Even the largest response must not block its event loop for 50 ms.

const wire = await setUpWire()
beforeAll(async () => {
  for (let call = 0; call < 5; call += 1) await answered(responseWith(goodText.writer))
})

const signal = new AbortController().signal

/** `turn` is the longest time for which the call blocks this thread, in milliseconds. */
async function answered(body: string): Promise<{ outcome: string; turn: number }> {
  wire.answerWith((response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(body))
  const asker = createAsker(settingsAt(wire.url, 'openai-compatible'), 'writer', draftSchema)
  const prompt = { instructions: 'Write.', document: 'Facts.' }
  let outcome = ''
  const turn = await longestTurn(async () => {
    outcome = await asker.ask({ prompt, seed: 1 }, { signal, account: memoryAccount(), attempt: 0 }).then(
      () => 'answer',
      ({ code }: { code: string }) => code,
    )
  })
  return { outcome, turn }
}

const responseWith = (text: string) => JSON.stringify(answerOf['openai-compatible'](text))

/** Returns the longest response of `write` that has at most `bytes` bytes. */
function filled(bytes: number, write: (pieces: number) => string): string {
  let [fits, tooMany] = [0, bytes]
  while (tooMany - fits > 1) {
    const pieces = Math.floor((fits + tooMany) / 2)
    if (Buffer.byteLength(write(pieces)) <= bytes) fits = pieces
    else tooMany = pieces
  }
  return write(fits)
}

/** The shortest of three, because garbage collection can lengthen a single one. */
async function shortestTurn(body: string): Promise<number> {
  const turns = [await answered(body), await answered(body), await answered(body)].map(({ turn }) => turn)
  return Math.min(...turns)
}

const draft = (support: unknown[]) => JSON.stringify({ headline: 'h', primary_text: 'p', description: null, support })
const response = (extra: object, message: object = {}) =>
  JSON.stringify({
    choices: [
      { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: goodText.writer, ...message } },
    ],
    ...extra,
  })
const call = { id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } }

const kinds: Record<string, (pieces: number) => string> = {
  text: (pieces) => responseWith(JSON.stringify({ headline: 'h', primary_text: 'ž"\\'.repeat(pieces) })),
  support: (pieces) => responseWith(draft(Array.from({ length: pieces }, () => ({ says: 'a', facts: ['f1'] })))),
  'support of a wrong shape': (pieces) => responseWith(draft(Array(pieces).fill(0))),
  'nested brackets': (pieces) => responseWith('['.repeat(pieces)),
  keys: (pieces) => responseWith(`{${Array.from({ length: pieces }, (_, n) => `"${n.toString(36)}":0`).join(',')}}`),
  reasoning: (pieces) => response({}, { reasoning_content: 'ž'.repeat(pieces) }),
}

test.each(Object.keys(kinds))('%s: the largest answer never holds the main thread for 50 ms', async (kind) => {
  const body = filled(responseBounds.bytesMax, kinds[kind]!)
  expect(Buffer.byteLength(body)).toBeGreaterThan(responseBounds.bytesMax - 100)
  expect((await answered(body)).outcome).toBe('answer')
  expect(await shortestTurn(body)).toBeLessThan(50)
  expect(await answered(filled(responseBounds.bytesMax + 100, kinds[kind]!))).toMatchObject({
    outcome: 'provider_fault',
  })
})

const crowds: Record<string, (pieces: number) => string> = {
  'tool calls': (pieces) => response({}, { tool_calls: Array.from({ length: pieces }, () => call) }),
  'choices of a wrong shape': (pieces) => response({ choices: Array(pieces).fill(0) }),
  fields: (pieces) => response(Object.fromEntries(Array.from({ length: pieces }, (_, n) => [n.toString(36), {}]))),
}

test.each(Object.keys(crowds))('%s: many of them never hold the main thread for 50 ms', async (kind) => {
  for (const pieces of [responseBounds.valuesMax / 7, responseBounds.valuesMax - 20, 30_000]) {
    expect(await shortestTurn(crowds[kind]!(Math.floor(pieces)))).toBeLessThan(50)
  }
})
