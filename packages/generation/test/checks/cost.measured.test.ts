import { type Grounding, limits } from '@adcopy/contract'
import { shapes } from '@adcopy/testing/grounding-shapes'
import { expect, test } from 'vitest'
import type { Draft, GenerationRequest } from '../../src/request.ts'
import { tasks } from '../../src/compute/tasks.ts'
import { bakery, firstLoaf, request as requestWith } from '../fixtures.ts'

const copyUnits = 11_000
const fieldBytes = 15_900
const kinds: Record<string, (index: number) => string> = {
  prices: (index) => `£${index}.50 `,
  numbers: (index) => `${index} `,
  dates: (index) => `${(index % 28) + 1} May `,
  names: (index) => `of Ab${index}c `,
  'free terms': () => 'free for 14 days, ',
  'one word': () => 'a',
  'no spaces': () => 'ab1',
  'one sentence': () => 'and then ',
  quotations: () => '“a b” ',
  capitals: () => 'ABC ',
  addresses: (index) => `a${index}.example.com `,
  brackets: () => '[(*_',
}

const filled = (piece: (index: number) => string, units: number) => {
  let text = ''
  for (let index = 0; text.length < units; index += 1) text += piece(index)
  return text.slice(0, units)
}

function requestOf(kind: string, bytes = fieldBytes): GenerationRequest {
  const text = filled(kinds[kind] ?? (() => 'a'), bytes)
  const lines = text.match(/.{1,40}/gsu) ?? []
  const grounding: Grounding = {
    version: 1,
    profile: {
      name: 'Largest',
      description: text,
      language: 'en',
      value_propositions: lines.slice(0, 390),
      proof_points: lines.slice(0, 390),
      excluded_terms: lines.slice(0, 390),
    },
    brand_brief: lines.slice(0, 380).map((line, start) => ({ file_id: 'file_1', text: line, start, end: start + 1 })),
    avatars: [],
    think_reports: Array.from({ length: 3 }, (_, title) => ({ title: String(title), findings: lines.slice(0, 390) })),
  }
  const asked = { platform: 'facebook', awarenessLevel: 'unaware', copyLength: 'blog' } as const
  return { ...asked, brief: text.slice(0, 280), grounding, offer: null, seed: 'seed' }
}

const draftOf = (kind: string, units: number): Draft => {
  const text = filled(kinds[kind] ?? (() => 'a'), units)
  const facts = Array.from({ length: 20 }, (_, index) => `f${index + 1}`)
  const support = Array.from({ length: 200 }, (_, index) => ({ says: text.slice(index * 50, index * 50 + 40), facts }))
  return { copy: { headline: text.slice(0, 250), primary_text: text }, support }
}

const msOf = (run: () => unknown) => {
  const started = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1_000
}

/**
 * With linear cost, an input that is eight times as large takes eight times as long. With quadratic cost, it takes 64
 * times as long.
 */
const factor = 8
const growthMax = 24
const noiseMs = 10
const boundMs = 5_000

test.each(Object.keys(kinds))('the largest grounding and copy of %s cost in proportion to their size', (kind) => {
  const sized = (part: number) => ({
    request: requestOf(kind, fieldBytes / part),
    draft: draftOf(kind, copyUnits / part),
  })
  const large = sized(1)
  // Each run has different sources. Otherwise every run after the first one would use a cached reading.
  const smallMs = Math.min(
    ...['One', 'Two', 'Three'].map((name) => {
      const { request, draft } = sized(factor)
      const { grounding } = request
      const own = { ...request, grounding: { ...grounding, profile: { ...grounding.profile, name } } }
      return msOf(() => tasks.check(own, draft))
    }),
  )
  const largeMs = msOf(() => tasks.check(large.request, large.draft))
  expect(largeMs).toBeLessThan(Math.min(boundMs, growthMax * (smallMs + noiseMs)))
  expect(msOf(() => tasks.compose(large.request, 0))).toBeLessThan(boundMs)
  expect(msOf(() => tasks.verifierPrompt(large.request, large.draft.copy, null))).toBeLessThan(boundMs)
})

test.each(Object.keys(shapes))('a grounding with %s costs in proportion to its size', (shape) => {
  const asked = { platform: 'facebook', awarenessLevel: 'unaware', copyLength: 'blog' } as const
  const sized = (part: number, name: string): GenerationRequest => {
    const grounding = shapes[shape]!(fieldBytes / part)
    const profile = { ...grounding.profile, voice: name }
    return { ...asked, brief: 'Word here', grounding: { ...grounding, profile }, offer: null, seed: 'seed' }
  }
  const steps: Record<string, (request: GenerationRequest) => unknown> = {
    check: (request) => tasks.check(request, draftOf('prices', copyUnits)),
    compose: (request) => tasks.compose(request, 0),
    prompts: (request) => [
      tasks.writerPrompt(request, null),
      tasks.verifierPrompt(request, { headline: 'a', primary_text: 'b' }, null),
    ],
    claims: (request) => JSON.stringify(tasks.claims(request, draftOf('prices', copyUnits), null)),
  }
  const costs = Object.entries(steps).map(([step, run]) => {
    const smallMs = Math.min(...['One', 'Two', 'Three'].map((name) => msOf(() => run(sized(factor, step + name)))))
    return { step, smallMs, largeMs: msOf(() => run(sized(1, step))) }
  })
  const isSlow = ({ smallMs, largeMs }: (typeof costs)[number]) =>
    largeMs >= Math.min(boundMs, growthMax * (smallMs + noiseMs))
  expect(costs.filter(isSlow)).toEqual([])
})

test('copy is composed in time from the largest grounding', { timeout: 60_000 }, () => {
  const brand_brief = Array.from({ length: limits.brandBriefFactsMax }, (_, index) => {
    const text = `Part ${index} fits.`
    return { file_id: 'file_1', text, start: 0, end: text.length, subject: ['Parts'], continues: false }
  })
  const grounding = { ...bakery, brand_brief }
  const asked = requestWith({ awarenessLevel: 'solution_aware', copyLength: 'blog', grounding, offer: firstLoaf })
  const times = Array.from({ length: 15 }, (_, index) =>
    msOf(() => tasks.compose({ ...asked, seed: `${index}` }, index % 3)),
  )
  // The limit is loose because the machine may be busy. If the cost were not linear, composing would take seconds.
  expect(times.slice(6).toSorted((a, b) => a - b)[4]).toBeLessThan(250)
})
