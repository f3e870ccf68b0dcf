import type { Copy } from '@adcopy/contract'
import { expect, test } from 'vitest'
import { examinerFor } from '../../src/checks/examine.ts'
import { checks } from '../../src/checks/index.ts'
import { CopyReading, readSentence } from '../../src/checks/reading.ts'
import { type Backend, createComposer, generate, type GenerateOptions } from '../../src/index.ts'
import { grounded, request } from '../fixtures.ts'
import { desks, offer } from './brands.ts'

const asked = request({ grounding: desks, offer })
const draft = (): Copy => ({
  headline: 'The quiet desk',
  primary_text: `Used by 20,417 researchers. ${'Drawers that open and close. '.repeat(4)}`,
})
const { signal } = new AbortController()

/** A backend that has its answer judged before it gives it, and may change it after that. */
function judging(meddle: (copy: Copy) => Copy): Backend & { seen: unknown[] } {
  const seen: unknown[] = []
  return {
    name: 'judging',
    model: null,
    promptVersion: 'judging-1',
    seen,
    async generate(_, { examine }: GenerateOptions) {
      const copy = draft()
      seen.push(examine?.(copy).verdicts)
      return meddle(copy)
    },
  }
}

test('a draft that was judged is not judged again as the answer, and its claims are kept', async () => {
  const backend = judging((copy) => structuredClone(copy))
  const outcome = await generate(backend, asked, { signal })
  expect(outcome.ok && outcome.claims.map(({ kind, text }) => [kind, text])).toEqual([
    ['number', '20,417'],
    ['statement', 'Used by 20,417 researchers.'],
  ])
  expect(outcome.verdicts).toBe(backend.seen[0])
})

test('an answer that was changed after it was judged is judged by its own words', async () => {
  const backend = judging((copy) => Object.assign(copy, { headline: 'Now 50% off' }))
  expect(await generate(backend, asked, { signal })).toMatchObject({ ok: false, code: 'generation_failed' })
})

test('the composer has its drafts judged by whoever asked', async () => {
  const examine = examinerFor(asked)
  const judged: unknown[] = []
  const copy = await createComposer().generate(asked, {
    signal,
    attempt: 0,
    feedback: [],
    examine(one) {
      judged.push(JSON.stringify(one))
      return examine(one)
    },
  })
  expect(judged).toContain(JSON.stringify(copy))
})

test('what a sentence breaks by itself it breaks in copy too, and the other checks are of the copy alone', () => {
  const profile = {
    name: 'Zed',
    description: 'Zed bakes bread in Leeds.',
    excluded_terms: ['cheap'],
    restrictions: ['No questions in the headline.'],
  }
  const over = request({ grounding: grounded(profile) })
  const said =
    'Is it cheap? Ob es **die** beste Bäckerei ist, das weiß nur der, der sie mit uns um 5% billiger kauft!!!!'
  const found = checks
    .filter((check) => check.scope === 'sentence')
    .map((check) => [check.name, check.find(readSentence(said, over)).length > 0] as const)
  const copy = new CopyReading({ headline: said, primary_text: 'Bread.' }, over)
  for (const [name, broken] of found) {
    expect([name, (checks.find((check) => check.name === name)?.find(copy).length ?? 0) > 0]).toEqual([name, broken])
  }
  expect(found.filter(([, broken]) => broken).map(([name]) => name)).toEqual([
    'plain_text',
    'excluded_terms',
    'restrictions',
    'supported_claims',
    'spelling_abuse',
    'brand_language',
  ])
  expect(checks.filter(({ scope }) => scope === 'copy').map(({ name }) => name)).toEqual([
    'primary_text_max',
    'primary_text_min',
    'headline_max',
    'headline_target',
    'description_max',
    'description_target',
    'grounded_statements',
    'offer_conditions',
    'brief_not_repeated',
    'awareness_hook',
    'awareness_conformance',
    'platform_style',
    'repetition',
  ])
})

test.each([
  ['£18 covers the year.', true],
  ['Eighteen pounds covers the whole year.', true],
  ['£18 covers two years.', false],
  ['£18 covers the whole family.', false],
  ['The card covers the whole year.', false],
])('the price of a year covers that year and no more: %s', (said, isKept) => {
  const library = grounded({ name: 'Zed', description: 'Zed lends tools in Hebden.' })
  const asOf = request({ grounding: library, offer: { name: 'Spring membership', price: '£18 a year' } })
  const { headline, primary_text } = draft()
  const copy = { headline, primary_text: primary_text.replace('Used by 20,417 researchers.', said) }
  const verdict = examinerFor(asOf)(copy).verdicts.find(({ check }) => check === 'supported_claims')
  expect(verdict?.passed).toBe(isKept)
})
