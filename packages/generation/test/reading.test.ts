import { expect, test } from 'vitest'
import { readingOf, readingsMax } from '../src/reading.ts'
import { bakery, club, firstLoaf, request } from './fixtures.ts'

/** A compute process receives a new copy of the sources with each task. */
const copyOf = <T>(value: T): T => structuredClone(value)

test('sources with the same content are read once, whatever the brief of the job', () => {
  const first = readingOf(copyOf(request({ brief: 'Early risers', offer: firstLoaf })))
  const second = readingOf(copyOf(request({ brief: 'Late sleepers', offer: firstLoaf, platform: 'instagram' })))
  expect(second).toBe(first)
  expect(second.index).toBe(first.index)
})

test('a reading contains no word of a brief', () => {
  const { facts, index } = readingOf(request({ brief: 'Zanzibar' }))
  const texts = [...facts.map(({ text }) => text), index.speech, ...index.words, ...index.codes, ...index.addresses]
  expect(texts.join(' ').toLowerCase()).not.toContain('zanzibar')
})

test('another snapshot or offer has a reading of its own', () => {
  const own = readingOf({ grounding: bakery, offer: null })
  expect(own.offerFacts).toEqual([])
  expect(readingOf({ grounding: bakery, offer: firstLoaf }).facts).not.toEqual(own.facts)
  expect(readingOf({ grounding: club, offer: null }).facts).not.toEqual(own.facts)
  const renamed = { ...bakery, profile: { ...bakery.profile, name: 'Rye' } }
  expect(readingOf({ grounding: renamed, offer: null }).facts).not.toEqual(own.facts)
})

test('only the last readings are kept', () => {
  const brand = (name: number) => ({ grounding: { ...bakery, profile: { ...bakery.profile, name: `Brand ${name}` } } })
  const used = readingOf({ ...brand(0), offer: null })
  for (let name = 1; name < readingsMax; name += 1) readingOf({ ...brand(name), offer: null })
  expect(readingOf({ ...brand(0), offer: null })).toBe(used)
  const unused = readingOf({ ...brand(1), offer: null })
  for (let name = readingsMax; name < 2 * readingsMax; name += 1) readingOf({ ...brand(name), offer: null })
  expect(readingOf({ ...brand(1), offer: null })).not.toBe(unused)
})
