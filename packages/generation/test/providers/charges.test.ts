import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { memoryAccount } from '../fixtures.ts'
import { asking, goodOutcome, goodText, providers, settingsAt } from './targets.ts'
import { answerOf, json, setUpWire } from './wire.ts'

const wire = await setUpWire()

const status = (code: number) => json(code, { error: { message: 'm' } })
const hangUp = (response: ServerResponse) => void response.destroy()

async function failing(settings: Parameters<typeof asking>[1]) {
  const { ask, account } = asking('writer', settings)
  await expect(ask()).rejects.toBeInstanceOf(Error)
  return { settled: account.settled, released: account.released }
}
const unknown = { settled: [null], released: 0 }
const turnedAway = { settled: [], released: 1 }

describe.each(providers)('%s', (name) => {
  test.each([
    ['a proxy that was left (499)', status(499)],
    ['a gateway that stopped waiting (504)', status(504)],
    ['an edge that got no whole answer (520)', status(520)],
    ['an edge that stopped waiting (524)', status(524)],
    ['a connection that is lost', hangUp],
  ])('a call that %s cut off stays, since the model may have written meanwhile', async (_, answer) => {
    wire.answerWith(answer)
    expect(await failing(settingsAt(wire.url, name))).toEqual(unknown)
  })

  test('a call that a 200 spoils with a page to sign in stays, since it may be charged for', async () => {
    wire.answerWith((response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in'))
    expect(await failing(settingsAt(wire.url, name))).toEqual(unknown)
  })

  test('a call that takes too long stays', async () => {
    wire.answerWith(() => undefined)
    expect(await failing(settingsAt(wire.url, name, { timeoutMs: 50 }))).toEqual(unknown)
  })

  // A proxy returns a status from 521 to 523 if it never reached the server.
  test.each([401, 429, 500, 502, 503, 521, 522, 523, 529])(
    'a call that is turned away with %i leaves',
    async (code) => {
      wire.answerWith(status(code))
      expect(await failing(settingsAt(wire.url, name))).toEqual(turnedAway)
    },
  )

  test('a call of a server that is not reached leaves', async () => {
    expect(await failing(settingsAt('http://127.0.0.1:9', name))).toEqual(turnedAway)
  })

  test('no call is made before it is on the account', async () => {
    wire.answerWith(json(200, answerOf[name](goodText.writer)))
    const gate = Promise.withResolvers<void>()
    const { ask, account } = asking('writer', settingsAt(wire.url, name))
    const open: typeof account.open = async (call) => {
      await gate.promise
      return account.open(call)
    }
    const outcome = ask({ account: { open } })
    await delay(50)
    expect(wire.requests).toEqual([])
    gate.resolve()
    expect(await outcome).toMatchObject(goodOutcome.writer)
    expect(wire.requests).toHaveLength(1)
  })

  test.each([
    ['cannot be reached', { open: () => Promise.reject(new Error('no database')) }, 'no database'],
    ['is spent', memoryAccount(0), 'spent'],
  ])('no call is made where the account %s, and its error passes through', async (_, account, message) => {
    wire.answerWith(json(200, answerOf[name](goodText.writer)))
    const { ask } = asking('writer', settingsAt(wire.url, name))
    await expect(ask({ account })).rejects.toThrow(message)
    expect(wire.requests).toEqual([])
  })
})

test('an account that fails when a call is answered is not taken for a fault of the provider', async () => {
  wire.answerWith(json(200, answerOf.openai(goodText.writer)))
  const settled: unknown[] = []
  const settle = async (usage: unknown) => {
    settled.push(usage)
    throw new Error('no database')
  }
  const { ask } = asking('writer', settingsAt(wire.url, 'openai'))
  const account = { open: async () => ({ settle, release: () => Promise.resolve() }) }
  await expect(ask({ account })).rejects.toThrow('no database')
  expect(settled).toEqual([{ inputTokens: 1_000, outputTokens: 50, costMicroUsd: 2_400 }])
})

/** The response reports these token counts. Returns the usage recorded for the call. */
async function reported(read: number, written: number, over = {}) {
  const usage = { prompt_tokens: read, completion_tokens: written, total_tokens: read + written }
  wire.answerWith(json(200, { ...(answerOf['openai-compatible'](goodText.writer) as object), usage }))
  const { ask, account } = asking('writer', settingsAt(wire.url, 'openai-compatible', over))
  expect(await ask()).toMatchObject(goodOutcome.writer)
  return account.settled[0]
}

test.each([
  ['are fractions', 12.5, 3.2],
  ['are negative', -1, -1],
  ['no database holds', 1e300, 2 ** 53],
  ['lack what was written', 1_000, -1],
])('token counts that %s spoil no answer, and are unknown', async (_, read, written) => {
  expect(await reported(read, written)).toBeNull()
})

test('tokens without prices, or of a cost that is no whole number, have no cost', async () => {
  expect(await reported(1_000, 50, { prices: null })).toEqual({
    inputTokens: 1_000,
    outputTokens: 50,
    costMicroUsd: null,
  })
  expect(await reported(2 ** 53 - 1, 1)).toEqual({ inputTokens: 2 ** 53 - 1, outputTokens: 1, costMicroUsd: null })
})
