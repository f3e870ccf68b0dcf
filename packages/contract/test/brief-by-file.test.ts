import { expect, test } from 'vitest'
import {
  brandBriefLines,
  briefByFile,
  factsThatFit,
  limits,
  meterGrounding,
  utf8Bytes,
  type BrandBriefFact,
} from '../src/index.ts'

const max = limits.groundingFieldBytesMax

function fact(file_id: string, text: string, subject: string[] = []): BrandBriefFact {
  return { file_id, text, start: 0, end: 1, ...(subject.length > 0 && { subject }) }
}

test('a heading counts once for the facts below it, and again after another heading', () => {
  const facts = [
    fact('a', '1', ['Prices', 'Rye']),
    fact('a', '2', ['Prices', 'Rye']),
    fact('b', '3'),
    fact('b', '4', ['Prices']),
  ]
  expect(brandBriefLines(facts)).toEqual(['Prices › Rye', '1', '2', '3', 'Prices', '4'])
  expect(briefByFile(facts)).toEqual([
    { file_id: 'a', facts: 2, bytes: utf8Bytes('Prices › Rye\n1\n2\n'), facts_beyond: 0, bytes_beyond: 0 },
    { file_id: 'b', facts: 2, bytes: utf8Bytes('3\nPrices\n4\n'), facts_beyond: 0, bytes_beyond: 0 },
  ])
})

test('the shares of the files add up to the meter, and only facts past its limit are beyond it', () => {
  const facts = [
    fact('a', 'é'.repeat(100), ['A']),
    fact('b', 'x'.repeat(max - 203)),
    fact('b', 'y'),
    fact('c', 'z', ['C']),
  ]
  const grounding = {
    version: 1 as const,
    profile: { name: '', description: '' },
    brand_brief: facts,
    avatars: [],
    think_reports: [],
  }
  const shares = briefByFile(facts)
  const { fields } = meterGrounding(grounding)
  expect(shares.reduce((sum, { bytes }) => sum + bytes, 0) - 1).toBe(fields[0]?.bytes)
  expect(shares.map(({ file_id, facts_beyond, bytes_beyond }) => [file_id, facts_beyond, bytes_beyond])).toEqual([
    ['a', 0, 0],
    ['b', 1, 2],
    ['c', 1, 4],
  ])
  expect(factsThatFit(facts)).toBe(2)
})

test('a brief without facts has no shares', () => {
  expect(briefByFile([])).toEqual([])
})
