import { describe, expect, test } from 'vitest'
import { findGaps, renderCoverage, type TaggedTest } from '../src/clauses/coverage.ts'
import { clauses } from '../src/clauses/index.ts'

const two = { 'A-1': 'The first.', 'A-2': 'The second.' }

function proof(ids: string[], file = 'a/test/a.test.ts'): TaggedTest {
  return { file, clauses: ids, passed: true }
}

describe('gaps', () => {
  test('are the clauses that no test names, in their order', () => {
    expect(findGaps(two, [])).toEqual(['A-1', 'A-2'])
    expect(findGaps(two, [proof(['A-2'])])).toEqual(['A-1'])
    expect(findGaps(two, [proof(['A-2', 'A-1'])])).toEqual([])
  })

  test('are not closed by a test that did not pass, and stay closed if another one passed', () => {
    const failed = { ...proof(['A-1']), passed: false }
    expect(findGaps(two, [failed, proof(['A-2'])])).toEqual(['A-1'])
    expect(findGaps(two, [failed, proof(['A-1', 'A-2'])])).toEqual([])
  })
})

describe('the page', () => {
  test('has a row for every clause, in their order, with the files that prove it', () => {
    const text = renderCoverage(two, [proof(['A-1', 'A-2'], 'b.test.ts'), proof(['A-1']), proof(['A-1'])])
    expect(text.split('\n').slice(-3)).toEqual([
      '| A-1 | The first. | `a/test/a.test.ts`, `b.test.ts` |',
      '| A-2 | The second. | `b.test.ts` |',
      '',
    ])
  })

  test('shows a clause without a test', () => {
    expect(renderCoverage(two, [proof(['A-1'])])).toContain('| A-2 | The second. |  |')
  })

  test('is the same for the same tests in any order, and without skipped tests', () => {
    const tests = [proof(['A-1'], 'z.test.ts'), proof(['A-2', 'A-1'], 'b.test.ts'), proof(['A-1'])]
    const skipped = tests.map((proven) => ({ ...proven, passed: false }))
    expect(renderCoverage(two, tests.toReversed())).toBe(renderCoverage(two, tests))
    expect(renderCoverage(two, skipped)).toBe(renderCoverage(two, tests))
  })
})

test('every clause is one or two sentences, under an id that can be a tag', () => {
  for (const [id, text] of Object.entries(clauses)) {
    expect(id).toMatch(/^[A-Za-z][A-Za-z0-9_-]*$/)
    expect(text).toMatch(/[.]$/)
    expect(text).not.toContain('\n')
  }
})
