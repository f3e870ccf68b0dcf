import { expect, test } from 'vitest'
import { judge, passes, type Explanation } from '../src/judge.ts'
import { renderMutation } from '../src/render.ts'
import { readReport, type Mutant } from '../src/report.ts'

const file = 'a.ts'

function mutant(original: string, outcome: Mutant['outcome']): Mutant {
  return { file, line: 1, range: 'a.ts:1:0-1:1', original, replacement: 'false', outcome }
}

const explanation = (original: string): Explanation => ({
  file,
  original,
  replacement: 'false',
  why: 'It is the same.',
})
const dead = Array.from({ length: 95 }, (_, index) => mutant(`dead ${index}`, index === 0 ? 'timeout' : 'killed'))
const five = Array.from({ length: 5 }, (_, index) => mutant(`alive ${index}`, 'survived'))

test('95 % killed with every survivor explained passes', () => {
  const judgement = judge(
    [...dead, ...five, mutant('cannot be loaded', 'broken')],
    five.map(({ original }) => explanation(original)),
  )
  expect([judgement.tried, judgement.killed, judgement.explained.length]).toEqual([100, 95, 5])
  expect(passes(judgement)).toBe(true)
})

test('a sixth survivor, one without a reason, a reason without a survivor, and no mutant at all each fail', () => {
  const reasons = five.map(({ original }) => explanation(original))
  const six = [...dead.slice(1), ...five, mutant('sixth', 'survived')]
  expect(passes(judge(six, [...reasons, explanation('sixth')]))).toBe(false)
  expect(passes(judge([...dead, ...five], reasons.slice(1)))).toBe(false)
  expect(passes(judge([...dead, ...five], [...reasons, explanation('dead 0')]))).toBe(false)
  expect(passes(judge([], []))).toBe(false)
})

test('a mutant that no run has tested counts as a survivor', () => {
  expect(judge([mutant('untried', 'static')], [])).toMatchObject({
    tried: 1,
    killed: 0,
    unexplained: [{ original: 'untried' }],
  })
})

test('the report yields the original text, the replacement and the result of each mutant', () => {
  const location = { start: { line: 1, column: 5 }, end: { line: 2, column: 4 } }
  const of = (status: string) => ({ mutatorName: 'X', replacement: '1', status, location })
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'RuntimeError', 'Ignored'].map(of)
  const read = readReport({ files: { [file]: { source: 'let a =\n  b + c', mutants } } })
  expect(read.map(({ outcome }) => outcome)).toEqual([
    'killed',
    'timeout',
    'survived',
    'survived',
    'broken',
    'broken',
    'static',
  ])
  const range = `${file}:1:4-2:3`
  expect(read[0]).toEqual({ file, line: 1, range, original: 'a = b', replacement: '1', outcome: 'killed' })
})

test('the page counts by file and lists every survivor with its reason', () => {
  const mutants = [mutant('a', 'timeout'), mutant('b', 'survived'), mutant('c', 'broken')]
  const page = renderMutation(mutants, judge(mutants, [explanation('b')]))
  expect(page).toContain('| `a.ts` | 2 | 1 | 50.0 % |')
  expect(page).toContain('Of the killed mutants, 1 timed out. Not counted: 1 that cannot be loaded.')
  expect(page).toContain('- `a.ts`, line 1: `` b `` became `` false ``. It is the same.')
})
