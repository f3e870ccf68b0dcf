import { describe, expect, test } from 'vitest'
import type { Ratio } from '../src/bench.ts'
import { fillLines } from '../src/lines.ts'
import { median, summarise } from '../src/measure.ts'
import { fillPage } from '../src/render.ts'

const ratio: Ratio = {
  id: 'R1',
  what: 'a ÷ b',
  ours: 'a',
  rival: 'b',
  figure: 'rate',
  goal: { atLeast: 0.5 },
  before: '0.3',
}
const rounds = (rates: number[]) => rates.map((rate) => ({ rate }))

describe('a ratio', () => {
  test('is the median of the ratios of the rounds, not the ratio of the medians', () => {
    const { ratios } = summarise([ratio], { a: rounds([1, 50, 3]), b: rounds([2, 100, 4]) })
    expect(ratios).toEqual([{ ...ratio, median: 0.5, min: 0.5, max: 0.75, reached: true }])
  })

  test('without a rival is the figure itself', () => {
    const { rival: _, ...alone } = { ...ratio, goal: { atMost: 2 } }
    const [measured] = summarise([alone], { a: rounds([1, 2, 9]) }).ratios
    expect(measured).toMatchObject({ median: 2, min: 1, max: 9, reached: true })
  })

  test('of a missing figure reaches no goal', () => {
    expect(summarise([ratio], { a: rounds([1]), b: [{}] }).ratios[0]?.reached).toBe(false)
  })
})

test('the median of an even number of values is the mean of the middle two', () => {
  expect([median([4, 1, 3, 2]), median([3, 1, 2]), median([])]).toEqual([2.5, 2, NaN])
})

const resultOf = (of: Ratio) => ({
  bench: 'x',
  commit: 'c',
  date: 'd',
  machine: 'm',
  rounds: 1,
  seconds: 1,
  ...summarise([of], { a: rounds([1]), b: rounds([1]) }),
})
const page = 'before\n<!-- measured -->\nold\n<!-- /measured -->\nafter'

test('the page keeps what is written by hand', () => {
  const filled = fillPage(page, [resultOf(ratio)])
  expect(filled).toMatch(/^before\n<!-- measured -->\n[^]*\n<!-- \/measured -->\nafter$/)
  expect(filled).not.toContain('old')
  expect(filled).toContain('| R1 | a ÷ b | 0.3 | **1** (1 to 1) | ≥ 0.5 | reached |')
})

test('the plot shows how far each goal is reached', () => {
  const filled = fillPage(page, [resultOf(ratio), resultOf({ ...ratio, goal: { atMost: 0.8 } })])
  expect(filled).toContain('\n  bar [2.00, 0.80]\n')
})

test('a ratio without a goal is published', () => {
  const { goal: _, ...withoutGoal } = ratio
  expect(fillPage(page, [resultOf(withoutGoal)])).toContain('| R1 | a ÷ b | 0.3 | **1** (1 to 1) |  | published |')
})

test('the lines of code of a program on the page are counted again', () => {
  const filled = fillLines('| <!-- lines: pg-boss -->1,000 | <!-- lines: service --> |')
  expect(filled).toMatch(/^\| <!-- lines: pg-boss -->\d{2,3} \| <!-- lines: service -->\d+,\d{3} \|$/)
  expect(() => fillLines('<!-- lines: unknown -->')).toThrow('no program is named unknown')
})
