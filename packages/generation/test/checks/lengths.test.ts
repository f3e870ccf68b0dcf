import { copyLengths, primaryTextGraphemes } from '@adcopy/contract'
import { expect, test } from 'vitest'
import { runChecks } from '../../src/checks/index.ts'
import { request } from '../fixtures.ts'

const family = '👨‍👩‍👧'
const graphemes = (count: number) => family.repeat(count - 1) + 'a'
const base = { headline: 'Bread', primary_text: 'Bread.' }

function verdictOf(
  check: string,
  copy: { headline?: string; primary_text?: string; description?: string },
  length = 'short',
) {
  const asked = request({ copyLength: copyLengths.find((one) => one === length) ?? 'short' })
  return runChecks(asked, { copy: { ...base, ...copy }, support: [] }).find((verdict) => verdict.check === check)
}

test.each(copyLengths)(
  '%s: the upper bound of primary text is hard, in graphemes',
  { tags: ['D-COPY-1'] },
  (length) => {
    const { max } = primaryTextGraphemes[length]
    expect(verdictOf('primary_text_max', { primary_text: graphemes(max) }, length)).toMatchObject({ passed: true })
    expect(verdictOf('primary_text_max', { primary_text: graphemes(max + 1) }, length)).toMatchObject({
      passed: false,
      severity: 'hard',
    })
  },
)

test('the upper bounds of headline and description are hard', { tags: ['D-COPY-1'] }, () => {
  expect(verdictOf('headline_max', { headline: graphemes(255) })).toMatchObject({ passed: true })
  expect(verdictOf('headline_max', { headline: graphemes(256) })).toMatchObject({ passed: false, severity: 'hard' })
  expect(verdictOf('description_max', { description: graphemes(256) })).toMatchObject({
    passed: false,
    severity: 'hard',
  })
})

test('a text below its lower bound fails a soft check', { tags: ['D-COPY-2'] }, () => {
  expect(verdictOf('primary_text_min', {}, 'blog')).toMatchObject({ passed: false, severity: 'soft' })
  expect(verdictOf('primary_text_min', {}, 'short')).toMatchObject({ passed: true })
})

test('the targets of headline and description are soft', { tags: ['D-COPY-4'] }, () => {
  expect(verdictOf('headline_target', { headline: graphemes(41) })).toMatchObject({ passed: false, severity: 'soft' })
  expect(verdictOf('description_target', { description: graphemes(31) })).toMatchObject({
    passed: false,
    severity: 'soft',
  })
})
