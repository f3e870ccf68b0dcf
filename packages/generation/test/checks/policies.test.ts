import { describe, expect, test } from 'vitest'
import { policyChecks } from '../../src/checks/policies/index.ts'
import { policies, policiesWrittenOn } from '../../src/checks/policies/policies.ts'
import { CopyReading } from '../../src/checks/reading.ts'
import { grounded, request } from '../fixtures.ts'
import { honestWordings } from './honest-wordings.ts'
import { policiesOnPeople } from './policy-examples-people.ts'
import { policiesOnPromises } from './policy-examples-promises.ts'
import { policiesOnSpeech } from './policy-examples-speech.ts'
import { wordingsOnConduct } from './policy-wordings-conduct.ts'
import { wordingsOnPeople } from './policy-wordings-people.ts'

const examples = { ...policiesOnPeople, ...policiesOnSpeech, ...policiesOnPromises }
const askedIn = (language: string) =>
  request({ grounding: grounded({ name: 'Zed', description: 'Zed makes things.', language }) })
const asked = askedIn('en')

const breaks = (id: string, primary_text: string, language = 'en'): boolean => {
  const check = policyChecks.find(({ name }) => name === id)
  if (check === undefined) throw new Error(`no policy ${id}`)
  return check.find(new CopyReading({ headline: 'A plain line', primary_text }, askedIn(language))).length > 0
}
const allBroken = (primary_text: string, language?: string) =>
  policies.map(({ id }) => id).filter((id) => breaks(id, primary_text, language))

test('every policy has eight texts that break it and eight near misses or more', () => {
  expect(Object.keys(examples).toSorted()).toEqual(policies.map(({ id }) => id).toSorted())
  for (const { broken, kept } of Object.values(examples)) {
    expect(Math.min(new Set(broken).size, new Set(kept).size)).toBeGreaterThanOrEqual(8)
  }
})

describe.each(Object.entries(examples))('%s', (id, { broken, kept }) => {
  test.each(broken)('is broken by: %s', (text) => expect(breaks(id, text)).toBe(true))
  test.each(kept)('nothing is broken by: %s', (text) => expect(allBroken(text)).toEqual([]))
})

const worded = [...Object.entries(wordingsOnPeople), ...Object.entries(wordingsOnConduct)].flatMap(
  ([language, byPolicy]) => Object.entries(byPolicy).map(([id, texts]) => [id, language, texts] as const),
)

describe.each(worded)('%s, in other words (%s)', (id, language, { broken, kept }) => {
  test.each(broken)('is broken by: %s', (text) => expect(breaks(id, text, language)).toBe(true))
  test.each(kept)('nothing is broken by: %s', (text) => expect(allBroken(text, language)).toEqual([]))
})

describe.each(Object.entries(honestWordings))('a brand that writes in %s', (language, texts) => {
  test.each(texts)('may say: %s', (text) => expect(allBroken(text, language)).toEqual([]))
})

test('a verdict quotes what broke it and says the clause, its part of the standards and when it was read', () => {
  const [check] = policyChecks
  expect(check?.find(new CopyReading({ headline: 'Hello', primary_text: 'Well, are you diabetic?' }, asked))).toEqual([
    'the primary_text says "are you diabetic": an advertisement neither says nor hints that it knows its reader’s health, ' +
      'faith, origin, orientation, age, means, record or family (Meta’s Advertising Standards, “Privacy violations and ' +
      'personal attributes”, as read on 21 November 2026)',
  ])
  expect(policiesWrittenOn).toMatch(/^\d{4}-\d\d-\d\d$/)
})
