import { carries, type OfferContent, platforms } from '@adcopy/contract'
import { type Backend, BackendError, createModelJudge } from '@adcopy/generation'
import { expect, test } from 'vitest'
import { evaluate } from '../src/evaluate.ts'
import { jobsOfAll, sampled } from '../src/jobs.ts'
import { runJobs } from '../src/run.ts'
import { brand, jobs, writing } from './fixtures.ts'

const { signal } = new AbortController()
const job = jobs.find(({ request }) => request.copyLength === 'short')
if (job === undefined) throw new Error('no job')
const copy = { headline: 'Notes in one place', primary_text: 'A quiet hour, and every note in its place. Where else?' }

function failing(errors: BackendError[]): Backend {
  return {
    ...writing(() => copy),
    generate(_, { onUsage }) {
      onUsage?.({ inputTokens: 1_000, outputTokens: 50, costMicroUsd: 7 })
      const error = errors.shift()
      return error === undefined ? Promise.resolve(copy) : Promise.reject(error)
    },
  }
}

test('a provider that asks to wait is asked again, and everything that it used is counted', async () => {
  const [result] = await runJobs(failing([BackendError.of('rate_limited', { retryAfterMs: 1 })]), [job], signal)
  expect(result).toMatchObject({ copy, failure: null })
  expect(result?.usage).toEqual({ calls: 2, inputTokens: 2_000, outputTokens: 100, costMicroUsd: 14 })
})

test('a refusal is asked once and is a job without copy', async () => {
  const [result] = await runJobs(failing([BackendError.of('refused')]), [job], signal)
  expect(result).toMatchObject({ copy: null, failure: 'refused', usage: { calls: 1 } })
})

test('a judge scores what was written; one that does not answer leaves no scores', async () => {
  const scores = { reader: 4, brief: 3, voice: 5, thread: 2, action: 1 }
  const judge = () => Promise.resolve({ scores, remark: 'Dry' })
  const judged = await evaluate(
    writing(() => copy),
    [job],
    { signal, judge, judgedMax: 5 },
  )
  expect(judged.outputs[0]?.judgement).toEqual({ scores, remark: 'Dry' })
  const deaf = await createModelJudge({
    name: 'openai-compatible',
    model: 'none',
    apiKey: undefined,
    baseUrl: 'http://127.0.0.1:9/v1',
    timeoutMs: 2_000,
    outputTokensMax: 1_000,
    prices: null,
  })
  const silent = await evaluate(
    writing(() => copy),
    [job],
    { signal, judge: deaf, judgedMax: 5 },
  )
  expect(silent.outputs[0]).toMatchObject({ judgement: null, result: { copy } })
})

test('a sample is spread over all jobs and no larger than asked', () => {
  expect(sampled([1, 2, 3, 4, 5, 6], 3)).toEqual([1, 3, 5])
  expect(sampled([1, 2], 3)).toEqual([1, 2])
})

test('every round asks for the same briefs, levels and lengths, on other platforms and with other offers', () => {
  const offer: OfferContent = { name: 'Trial' }
  const drawn = jobsOfAll([{ ...brand, offers: [offer] }], 3)
  expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length)
  const places = Map.groupBy(drawn, ({ brief, request }) =>
    [brief.text, request.awarenessLevel, request.copyLength].join(),
  )
  expect(places.size).toBe(drawn.length / 3)
  for (const jobsThere of places.values()) {
    expect(jobsThere.map(({ round }) => round)).toEqual([1, 2, 3])
    expect(new Set(jobsThere.map(({ request }) => request.offer)).size).toBe(2)
    const carried = platforms.filter((platform) => carries(platform, jobsThere[0]?.request.copyLength ?? 'short'))
    expect(new Set(jobsThere.map(({ request }) => request.platform))).toEqual(new Set(carried))
  }
})
