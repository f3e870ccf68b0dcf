import { describe, expect, test } from 'vitest'
import { findGaps, renderCoverage, type TaggedTest } from '../src/clauses/coverage.ts'
import { clauses } from '../src/clauses/index.ts'

const two = { 'A-1': 'The first.', 'A-2': 'The second.' }

function proof(ids: string[], path: string[] = ['a test'], file = 'a/test/a.test.ts'): TaggedTest {
  return { file, path, clauses: ids, passed: true }
}

/** What stands under the heading of a clause. */
function sectionOf(text: string, id: string): string {
  const [, section = ''] = text.split(`## ${id}\n\n`)
  return section.split('\n## ')[0]?.trim() ?? ''
}

describe('gaps', () => {
  test('are the clauses that no test names, in their order', () => {
    expect(findGaps(two, [])).toEqual(['A-1', 'A-2'])
    expect(findGaps(two, [proof(['A-2'])])).toEqual(['A-1'])
    expect(findGaps(two, [proof(['A-2', 'A-1'])])).toEqual([])
  })

  test('are not closed by a test that did not pass, and stay closed when another one did', () => {
    const failed = { ...proof(['A-1']), passed: false }
    expect(findGaps(two, [failed, proof(['A-2'])])).toEqual(['A-1'])
    expect(findGaps(two, [failed, proof(['A-1', 'A-2'])])).toEqual([])
  })
})

describe('the page', () => {
  test('says of every clause its sentence and its tests by file and suite, the clauses in their order', () => {
    const text = renderCoverage(two, [proof(['A-1'], ['outer', 'inner', 'holds']), proof(['A-1', 'A-2'])])
    expect(text.indexOf('## A-1')).toBeLessThan(text.indexOf('## A-2'))
    expect(sectionOf(text, 'A-1')).toBe(
      'The first.\n\n- `a/test/a.test.ts`\n  - a test\n- `a/test/a.test.ts`: outer › inner\n  - holds',
    )
    expect(sectionOf(text, 'A-2')).toBe('The second.\n\n- `a/test/a.test.ts`\n  - a test')
  })

  test('shows a clause without a test as one', () => {
    expect(sectionOf(renderCoverage(two, [proof(['A-1'])]), 'A-2')).toBe('The second.')
  })

  test('is the same text for the same tests, in whatever order they ran', () => {
    const tests = [
      proof(['A-1'], ['z', 'last']),
      proof(['A-1'], ['z', 'first']),
      proof(['A-1'], ['first'], 'b/test/b.test.ts'),
      proof(['A-2', 'A-1'], ['suite by next', 'x']),
      proof(['A-2', 'A-1'], ['suite by server.ts', 'x']),
    ]
    expect(renderCoverage(two, tests.toReversed())).toBe(renderCoverage(two, tests))
  })

  test('does not depend on what was skipped', () => {
    const passed = proof(['A-1', 'A-2'])
    expect(renderCoverage(two, [{ ...passed, passed: false }])).toBe(renderCoverage(two, [passed]))
  })

  test('tells once of a suite that runs by both entries, and says by which', () => {
    const by = (entry: string) => proof(['A-1'], [`creating by ${entry}`, 'again', 'is exact'])
    expect(sectionOf(renderCoverage(two, [by('next'), by('server.ts')]), 'A-1')).toBe(
      'The first.\n\n- `a/test/a.test.ts`: creating › again (server.ts, next)\n  - is exact',
    )
    expect(sectionOf(renderCoverage(two, [by('next')]), 'A-1')).toContain('creating › again (next)')
  })

  test('tells a suite of more than six cases by its first five', () => {
    const cases = (count: number) => Array.from({ length: count }, (_, index) => proof(['A-1'], [`case ${index}`]))
    expect(sectionOf(renderCoverage(two, cases(6)), 'A-1')).toMatch(/case 4\n {2}- case 5$/)
    expect(sectionOf(renderCoverage(two, cases(7)), 'A-1')).toMatch(/case 4\n {2}- and 2 more$/)
  })

  test('keeps every name on its line and every character as it is', () => {
    const section = sectionOf(renderCoverage(two, [proof(['A-1'], ['a *b* `c`\n<d> |'])]), 'A-1')
    expect(section.split('\n').at(-1)).toBe(String.raw`  - a \*b\* \`c\` \<d\> \|`)
  })
})

test('every clause is one sentence or two, under an id that a tag may have', () => {
  for (const [id, text] of Object.entries(clauses)) {
    expect(id).toMatch(/^[A-Za-z][A-Za-z0-9_-]*$/)
    expect(text).toMatch(/[.]$/)
    expect(text).not.toContain('\n')
  }
})
