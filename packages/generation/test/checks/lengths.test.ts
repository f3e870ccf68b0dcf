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

test.each([
  ['headline_max', 'hard', 255, 256],
  ['description_max', 'hard', 255, 256],
  ['headline_target', 'soft', 40, 41],
  ['description_target', 'soft', 30, 31],
] as const)(
  '%s is %s: %i graphemes pass, %i fail',
  { tags: ['D-COPY-1', 'D-COPY-4'] },
  (check, severity, fits, over) => {
    const [field = ''] = check.split('_')
    expect(verdictOf(check, { [field]: graphemes(fits) })).toMatchObject({ passed: true, severity })
    expect(verdictOf(check, { [field]: graphemes(over) })).toMatchObject({ passed: false, severity })
  },
)

test.each(copyLengths)('%s: a text below its lower bound fails a soft check', { tags: ['D-COPY-2'] }, (length) => {
  const { min } = primaryTextGraphemes[length]
  const verdict = (primary_text: string) => verdictOf('primary_text_min', { primary_text }, length)
  expect(verdict(graphemes(min))).toMatchObject({ passed: true, severity: 'soft' })
  expect(verdict(family.repeat(min - 1))).toMatchObject({ passed: false, severity: 'soft' })
})
