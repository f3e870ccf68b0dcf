import type { BrandProfile } from '@adcopy/contract'
import { describe, expect, test } from 'vitest'
import { readSentence } from '../../src/checks/reading.ts'
import { restrictions } from '../../src/checks/restrictions.ts'
import { grounded } from '../fixtures.ts'
import { germanTopicExamples } from './restriction-topic-examples-german.ts'
import { romanceTopicExamples } from './restriction-topic-examples-romance.ts'
import { topicExamples } from './restriction-topic-examples.ts'

function broken(language: string, restriction: string, sentence: string): boolean {
  const profile: BrandProfile = { name: 'Zed', description: 'Zed.', language, restrictions: [restriction] }
  return restrictions.find(readSentence(sentence, { grounding: grounded(profile), offer: null })).length > 0
}

describe.each(Object.entries({ ...topicExamples, ...germanTopicExamples, ...romanceTopicExamples }))(
  'a restriction on a topic, in %s',
  (language, rows) => {
    test.each(rows)('%s', (restriction, breaking, keeping) => {
      expect(breaking.filter((text) => !broken(language, restriction, text))).toEqual([])
      expect(keeping.filter((text) => broken(language, restriction, text))).toEqual([])
    })
  },
)

test.each([
  ['en', 'Mention prices, not discounts.', 'Half price on Mondays.'],
  ['en', 'Never promise savings unless the offer is free.', 'Save £40 a year.'],
  ['en', 'Never omit the health warning.', 'Good for your health.'],
  ['en', 'Always mention our guarantee, never "warranty".', 'You have our word.'],
  ['en', 'We are not a medical brand, but we heal chairs.', 'It cures a cold.'],
  ['en', 'Never say "cheap", say "affordable".', 'A bargain box.'],
  ['de', 'Keine Fotos aus der Praxis für Gesundheit.', 'So werden Sie gesund.'],
])('%s: %s is no restriction on the topic', (language, restriction, text) => {
  expect(broken(language, restriction, text)).toBe(false)
})

test('who may not promise a thing may name it, and who may not speak of it may not', () => {
  const named = 'Open a savings account.'
  expect(broken('en', 'Never promise savings.', named)).toBe(false)
  expect(broken('en', 'Do not talk about health.', 'Your health matters.')).toBe(true)
  expect(broken('en', 'No health claims.', 'A conference on public health.')).toBe(false)
})

test('a reason names the topic', () => {
  const profile: BrandProfile = { name: 'Zed', description: 'Zed.', restrictions: ['Never promise better grades.'] }
  const found = restrictions.find(readSentence('Higher marks.', { grounding: grounded(profile), offer: null }))
  expect(found).toEqual([
    'speaks of better grades, which the restriction "Never promise better grades." rules out: "Higher marks."',
  ])
})
