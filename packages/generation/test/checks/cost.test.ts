import type { Grounding } from '@adcopy/contract'
import { expect, test } from 'vitest'
import type { Draft, GenerationRequest } from '../../src/request.ts'
import { tasks } from '../../src/compute/tasks.ts'

// The largest grounding and the largest copy that the limits allow, of every kind that could cost more than its length.

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
  const startedMs = performance.now()
  run()
  return performance.now() - startedMs
}

test.each(Object.keys(kinds))(
  'the largest grounding and copy of %s cost less than the bound on a computation',
  (kind) => {
    const request = requestOf(kind)
    const draft = draftOf(kind, copyUnits)
    expect(msOf(() => tasks.check(request, draft))).toBeLessThan(5_000)
    expect(msOf(() => tasks.compose(request, 0))).toBeLessThan(5_000)
    expect(msOf(() => tasks.verifierPrompt(request, draft.copy, null))).toBeLessThan(5_000)
  },
)

/** How much more the larger of two inputs may cost that differ by a factor of four: less than half of what squares would. */
const growthMax = 8
const noiseMs = 15
const fastest = (run: () => unknown) => Math.min(...Array.from({ length: 3 }, () => msOf(run)))

test.each(Object.keys(kinds))('cost grows in proportion to copy and grounding of %s', (kind) => {
  const cost = (units: number, bytes: number) => {
    const [request, draft] = [requestOf(kind, bytes), draftOf(kind, units)]
    return fastest(() => tasks.check(request, draft)) + noiseMs
  }
  cost(copyUnits, 1_000)
  expect(cost(copyUnits, 1_000)).toBeLessThan(growthMax * cost(copyUnits / 4, 1_000))
  expect(cost(500, fieldBytes)).toBeLessThan(growthMax * cost(500, fieldBytes / 4))
})
