import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inProcess } from '../src/compute/in-process.ts'
import { CallsSpentError, generatorOf, ProviderError, type Writer } from '../src/index.ts'
import { type Candidate, createKeptDrafts, keptJobsMax, keptMsMax } from '../src/kept-drafts.ts'
import { createModelVerifier } from '../src/providers/model-verifier.ts'
import { createModelWriter } from '../src/providers/model-writer.ts'
import type { Draft } from '../src/request.ts'
import type { Verification } from '../src/verifier/verification.ts'
import {
  answerOfDraft,
  judging,
  loaf,
  loafDraft,
  loafVerdicts,
  memoryAccount,
  request,
  verdictsOf,
} from './fixtures.ts'
import { settingsAt } from './providers/targets.ts'
import { json, said, setUpWire } from './providers/wire.ts'

const signal = new AbortController().signal
const asked = request({ seed: 'job' })

describe('while the provider of the verifier is away', async () => {
  const wire = await setUpWire()
  const draft = said(answerOfDraft(loafDraft))
  const away = json(503, {})

  function overWire() {
    const settings = settingsAt(wire.url, 'openai-compatible')
    const kept = createKeptDrafts()
    const account = memoryAccount()
    const seams = { writer: createModelWriter(settings), verifier: createModelVerifier(settings) }
    const generator = generatorOf(seams, kept)
    const attempt = () => generator.generate(inProcess, asked, { signal, account })
    const callsOf = (name: string) => account.opened.filter(({ role }) => role === name).length
    return { kept, account, attempt, callsOf }
  }

  test('a job of a hundred attempts makes one call of the writer, and succeeds once it is back', async () => {
    const { kept, account, attempt, callsOf } = overWire()
    wire.answerWith(draft, ...Array.from({ length: 100 }, () => away), said(loafVerdicts))
    for (let number = 1; number <= 100; number += 1) {
      await expect(attempt()).rejects.toMatchObject({ code: 'overloaded' })
      expect(kept.size).toBe(1)
    }
    expect(await attempt()).toMatchObject({ ok: true, copy: loaf, candidates: 1, verified: true })
    expect(callsOf('writer')).toBe(1)
    expect(callsOf('verifier')).toBe(101)
    expect(account.released).toBe(100)
    expect(kept.size).toBe(0)
  })

  test('a job whose verifier takes the request for invalid waits for an operator with one call of the writer', async () => {
    const { kept, account, attempt, callsOf } = overWire()
    const invalid = json(400, { error: { message: 'm', type: 'invalid_request_error', param: 'max_tokens' } })
    // An OpenAI-compatible server receives two requests per attempt: one with the schema and one without it.
    wire.answerWith(draft, ...Array.from({ length: 20 }, () => invalid), said(loafVerdicts))
    for (let number = 1; number <= 10; number += 1) {
      await expect(attempt()).rejects.toMatchObject({ code: 'invalid_request', waits: true, isMisconfiguration: true })
      expect(kept.size).toBe(1)
    }
    expect(await attempt()).toMatchObject({ ok: true, candidates: 1, verified: true })
    expect(callsOf('writer')).toBe(1)
    expect(account.released).toBe(20)
  })

  test('a job whose verifier keeps answering nonsense ends after six paid calls of it', async () => {
    const { kept, attempt, callsOf } = overWire()
    const nonsense = said('nonsense')
    const keptBack = json(400, { error: { message: 'm', code: 'json_validate_failed' } })
    wire.answerWith(draft, nonsense, keptBack, away, ...Array.from({ length: 20 }, () => nonsense))
    await expect(attempt()).rejects.toMatchObject({ code: 'unusable_answer', waits: true })
    await expect(attempt()).rejects.toMatchObject({ code: 'overloaded', waits: true })
    await expect(attempt()).rejects.toMatchObject({ code: 'unusable_answer', waits: true })
    await expect(attempt()).rejects.toMatchObject({ code: 'unusable_answers', waits: false })
    expect(callsOf('writer')).toBe(1)
    expect(callsOf('verifier')).toBe(7)
    expect(kept.size).toBe(0)
  })

  test('a repair is kept with its number, and no candidate is asked for twice', async () => {
    const { kept, attempt, callsOf } = overWire()
    const doubts = said(verdictsOf(loaf, { s3: { verdict: 'overstated' } }))
    wire.answerWith(draft, doubts, draft, away, away, doubts, draft, away, doubts)
    for (let number = 1; number <= 3; number += 1) await expect(attempt()).rejects.toThrow(ProviderError)
    expect(await attempt()).toMatchObject({ ok: false, code: 'generation_failed', candidates: 3 })
    expect(callsOf('writer')).toBe(3)
    expect(kept.size).toBe(0)
  })
})

const overloaded = new ProviderError('overloaded')
const fine: Verification = { sentences: [], missingTerms: [], openingFits: true }

const draftOf = (seed: string): Draft => ({ ...loafDraft, copy: { ...loaf, headline: `Bread for ${seed} mornings` } })

/**
 * The verifier returns these answers in turn and then repeats the last one. `written` are the jobs for which the writer
 * was called.
 */
function attempting(...answers: Parameters<typeof judging>) {
  const written: string[] = []
  const writer: Writer = {
    name: 'scripted',
    model: null,
    promptVersion: 'scripted-1',
    async write({ seed }) {
      written.push(seed)
      return { ok: true, draft: draftOf(seed) }
    },
  }
  const { verifier } = judging(...answers)
  const kept = createKeptDrafts()
  const generator = generatorOf({ writer: () => writer, verifier: () => verifier }, kept)
  const attempt = (seed: string, over: { signal?: AbortSignal } = {}) =>
    generator.generate(inProcess, { ...asked, seed }, { signal, account: memoryAccount(), ...over })
  return { written, kept, attempt }
}

test('a kept draft is never the draft of another job', async () => {
  const { written, kept, attempt } = attempting(overloaded, overloaded, fine)
  await expect(attempt('slow')).rejects.toBe(overloaded)
  await expect(attempt('dark')).rejects.toBe(overloaded)
  expect(kept.size).toBe(2)
  expect(await attempt('slow')).toMatchObject({ ok: true, copy: draftOf('slow').copy })
  expect(kept.size).toBe(1)
  expect(kept.take('dark')).toMatchObject({ candidates: 1, draft: draftOf('dark') })
  expect(written).toEqual(['slow', 'dark'])
})

test.each([
  ['a fault of the job', new ProviderError('refused')],
  ['an account without calls', new CallsSpentError('spent')],
  ['a fault of ours', new TypeError('broken')],
])('%s keeps no draft, and drops one that was kept', async (_, error) => {
  const { written, kept, attempt } = attempting(error, overloaded, error)
  await expect(attempt('job')).rejects.toBe(error)
  expect(kept.size).toBe(0)
  await expect(attempt('job')).rejects.toBe(overloaded)
  await expect(attempt('job')).rejects.toBe(error)
  expect(kept.size).toBe(0)
  expect(written).toHaveLength(2)
})

test('an attempt that is aborted keeps no draft, before it verifies or while it does', async () => {
  const reason = new Error('shutting down')
  const controller = new AbortController()
  const { kept, attempt } = attempting(overloaded, overloaded, () => {
    controller.abort(reason)
    throw overloaded
  })
  await expect(attempt('job')).rejects.toBe(overloaded)
  await expect(attempt('job', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  expect(kept.size).toBe(0)
  await expect(attempt('job')).rejects.toBe(overloaded)
  await expect(attempt('job', { signal: controller.signal })).rejects.toBe(overloaded)
  expect(kept.size).toBe(0)
})

describe('kept drafts', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const candidate: Candidate = { candidates: 1, draft: loafDraft, verdicts: [] }

  test('are forgotten after five minutes without a new attempt', () => {
    const kept = createKeptDrafts()
    kept.keep('a', candidate)
    vi.advanceTimersByTime(keptMsMax - 1)
    kept.keep('b', candidate)
    expect(kept.take('a')).toBe(candidate)
    kept.keep('a', candidate)
    vi.advanceTimersByTime(keptMsMax - 1)
    expect(kept.size).toBe(2)
    vi.advanceTimersByTime(1)
    expect(kept.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('are those of five hundred jobs at most: the oldest goes', () => {
    const kept = createKeptDrafts()
    for (let job = 0; job < keptJobsMax; job += 1) kept.keep(String(job), candidate)
    kept.keep('0', candidate)
    kept.keep('one more', candidate)
    expect(kept.size).toBe(500)
    expect(kept.take('1')).toBeUndefined()
    expect(kept.take('0')).toBe(candidate)
    expect(kept.take('2')).toBe(candidate)
    expect(vi.getTimerCount()).toBe(498)
  })
})
