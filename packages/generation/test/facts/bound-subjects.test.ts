import { deepHeadings } from '@adcopy/testing/grounding-shapes'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../../src/documents/read-document.ts'
import { boundSubjects, subjectBytesMax } from '../../src/facts/bound-subjects.ts'

async function factsOf(items: number) {
  const read = await readDocument('text/markdown', Buffer.from(deepHeadings(items)))
  if (!read.ok) throw new Error(read.code)
  return read.facts
}

describe('the headings of a file', () => {
  test('of ordinary size stay with every fact', async () => {
    const facts = await factsOf(500)
    expect(facts.map(({ subject }) => subject.length)).toEqual(facts.map(() => 6))
  })

  test('of more than 1 MiB for all facts lose their outermost levels, and facts still share the rest', async () => {
    const facts = await factsOf(3_500)
    const bytes = facts.reduce((sum, { subject }) => sum + Buffer.byteLength(subject.join('')), 0)
    expect(facts).toHaveLength(3_500)
    expect(bytes).toBeLessThanOrEqual(subjectBytesMax)
    expect(facts[0]!.subject.map((heading) => heading.slice(0, 7))).toEqual(['Level 5'])
    expect(new Set(facts.map(({ subject }) => subject)).size).toBe(1)
  })

  test('are counted in bytes, for each fact', () => {
    const fact = (length: number) => ({ subject: ['a', 'é'.repeat(length / 2)] })
    const half = subjectBytesMax / 2
    const kept = (facts: Array<{ subject: string[] }>) => boundSubjects(facts).map(({ subject }) => subject.length)
    expect(kept([fact(half - 2), fact(half)])).toEqual([2, 2])
    expect(kept([fact(half), fact(half)])).toEqual([1, 1])
    expect(kept([fact(half), fact(half + 2)])).toEqual([0, 0])
  })
})
