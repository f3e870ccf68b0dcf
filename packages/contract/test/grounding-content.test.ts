import { deepFacts, shapes } from '@adcopy/testing/grounding-shapes'
import { describe, expect, test } from 'vitest'
import { measureGrounding, packGrounding, readGrounding, type Grounding } from '../src/index.ts'

const grounding: Grounding = {
  version: 1,
  profile: { name: 'Cite', description: 'Keeps sources' },
  brand_brief: [
    { file_id: 'file_1', text: 'Bread is 5 euros.', start: 0, end: 17, subject: ['Prices', 'Bread'] },
    { file_id: 'file_1', text: 'It is warm.', start: 18, end: 29, subject: ['Prices', 'Bread'], continues: true },
    { file_id: 'file_1', text: 'Tea is 2 euros.', start: 30, end: 45, subject: ['Prices'] },
    { file_id: 'file_2', text: 'Open daily.', start: 0, end: 11 },
  ],
  avatars: [{ name: 'Ada', pains: ['Queues'] }],
  think_reports: [{ title: 'Spring', findings: ['Half walk'] }],
}

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('the content of a snapshot', () => {
  test('reads back equal, and facts with the same headings share one array', () => {
    const read = readGrounding(stored(packGrounding(grounding)))
    expect(read).toStrictEqual(grounding)
    expect(read.brand_brief[1]!.subject).toBe(read.brand_brief[0]!.subject)
  })

  test('in format 1 reads in the same way', () => {
    const read = readGrounding(stored(grounding))
    expect(read).toEqual(grounding)
    expect(read.brand_brief[1]!.subject).toBe(read.brand_brief[0]!.subject)
  })

  test('in an unknown format is refused', () => {
    expect(() => readGrounding({ ...grounding, version: 3 })).toThrow('format')
  })

  test('is the same for equal groundings, whether their facts share arrays or not', () => {
    const read = readGrounding(stored(packGrounding(grounding)))
    expect(packGrounding(read)).toEqual(packGrounding(grounding))
  })

  test('contains the headings of a file once, so that its JSON is as small as the grounding is counted', () => {
    const facts = 3_500
    const deep = shapes['deep headings in a file']!(1)
    const large = { ...deep, brand_brief: deepFacts(facts) }
    const bytes = Buffer.byteLength(JSON.stringify(packGrounding(large)))
    expect(bytes).toBeLessThan(4 * measureGrounding(large).totalBytes + 120 * facts)
    expect(Buffer.byteLength(JSON.stringify(large))).toBeGreaterThan(10 * bytes)
  })
})
