import { createComposer } from '@adcopy/generation'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { brands } from '../src/brands/index.ts'
import { lacksVersion, places, readCommitted, toJson, versionAdvice } from '../src/committed.ts'
import { evaluate } from '../src/evaluate.ts'
import type { Evaluation } from '../src/evaluation.ts'
import { jobsOfAll } from '../src/jobs.ts'
import { renderMarkdown } from '../src/report/markdown.ts'
import { evaluateWordings } from '../src/wordings/evaluate.ts'

const { signal } = new AbortController()
const committed = readCommitted()
const sentences = evaluateWordings()
let evaluation: Evaluation
beforeAll(async () => {
  evaluation = await evaluate(createComposer(), jobsOfAll(brands), { signal })
}, 900_000)

test('every promise that the evaluation makes is held', () => {
  expect(evaluation.gates.length).toBeGreaterThan(4)
  expect(sentences.gates.length).toBeGreaterThan(2)
  expect([...evaluation.gates, ...sentences.gates].filter(({ passed }) => !passed)).toEqual([])
})

test('other words have another version on their card', () => {
  expect(lacksVersion(evaluation.summary, committed) ? versionAdvice : '').toBe('')
})

test('composer and checks do as the committed evaluation says', () => {
  const written = [toJson(evaluation.summary, sentences.summary), renderMarkdown(evaluation, sentences)]
  const kept = [places.summary, places.page].map((file) => readFileSync(file, 'utf8'))
  const advice = 'The evaluation differs from the committed one: run `npm run eval` and look at the difference of docs.'
  expect(written.every((text, index) => text === kept[index]) ? '' : advice).toBe('')
})

test('other words under the same version are noticed, and so is the same version in other words', () => {
  const now = { ...evaluation.summary, outputs_sha256: 'another' }
  expect(lacksVersion(now, evaluation.summary)).toBe(true)
  expect(lacksVersion({ ...now, prompt_version: 'composer-0' }, evaluation.summary)).toBe(false)
  expect(lacksVersion(now, null)).toBe(false)
})
