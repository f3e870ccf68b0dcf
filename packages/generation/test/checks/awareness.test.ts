import type { AwarenessLevel, BrandProfile } from '@adcopy/contract'
import { describe, expect, test } from 'vitest'
import { awarenessConformance, awarenessHook } from '../../src/checks/awareness.ts'
import { categoryTerms } from '../../src/checks/category.ts'
import { grounded, request } from '../fixtures.ts'

const profile: BrandProfile = {
  name: 'Fernhill',
  description: 'A small, family-run desk workshop that builds to order.',
  value_propositions: ['Drawers that close without a sound'],
}
const avatars = [{ name: 'Ann', pains: ['Her back hurts from the kitchen chair'] }]

function found(
  level: AwarenessLevel,
  primary_text: string,
  headline = 'A quiet morning',
  over: Partial<BrandProfile> = {},
) {
  const asked = request({ awarenessLevel: level, grounding: grounded({ ...profile, ...over }, { avatars }) })
  return [awarenessHook, awarenessConformance].flatMap((check) => check.find({ headline, primary_text }, asked))
}

test.each<[string, string, string[]]>([
  ['en', 'Zed is a free, open-source reference manager that helps.', ['reference manager', 'manager']],
  ['en', 'A family bakery in Leeds that bakes.', ['family bakery', 'bakery']],
  ['en', 'The company for oak desks.', []],
  ['en', 'We make desks.', []],
  ['de', 'Eine Bio-Bäckerei in Freiburg, die nachts backt.', ['bio-bäckerei']],
  ['fr', 'Une boulangerie de village qui cuit le pain.', ['boulangerie']],
  ['es', 'Una panadería artesana con horno.', ['panadería artesana', 'panadería']],
  ['es', 'Hacemos pan.', []],
])('the category of a description (%s: %s)', (language, description, terms) => {
  expect(categoryTerms({ description }, language)).toEqual(terms)
})

describe('an unaware hook names neither brand nor category', () => {
  test.each([
    ['the brand', 'Fernhill is here.', 'A quiet morning'],
    ['the brand in the headline', 'A quiet morning.', 'Meet Fernhill'],
    ['the brand in capitals', 'FERNHILL is here.', 'A quiet morning'],
    ['the brand disguised', 'F e r n h i l l', 'A quiet morning'],
    ["the brand's own", 'Fernhill’s morning.', 'A quiet morning'],
    ['the category', 'A workshop nearby.', 'A quiet morning'],
    ['the category in full', 'A desk workshop.', 'A quiet morning'],
    ['the category in the plural', 'Workshops everywhere.', 'A quiet morning'],
    ['the category in the headline', 'A quiet morning.', 'The workshop'],
  ])('%s is caught', (_, text, headline) => expect(found('unaware', text, headline)).not.toEqual([]))

  test.each([
    'A quiet room.\n\nFernhill makes desks.',
    'A quiet room.\n\nThe workshop opens.',
    'A shop and some work.',
    'The fern on the hill.',
    'Somebody clears the table.',
    'Whatever the desk holds.',
    'A working morning.',
    'Small things, in order.',
  ])('kept: %s', (text) => expect(found('unaware', text)).toEqual([]))
})

describe('a problem-aware hook names the problem, and the brand later', () => {
  test.each([
    'Fernhill is here for sore backs.',
    'With Fernhill, nothing hurts.',
    'Meet FERNHILL.',
    'Fernhill’s chairs hurt nobody.',
    'A lovely day.',
    'Sun and tea.\n\nHer back hurts.',
    'Oak, and more oak.',
    'Everything is fine.',
  ])('caught: %s', (text) => expect(found('problem_aware', text)).not.toEqual([]))
  test.each([
    'That kitchen chair. Fernhill has another idea.',
    'It hurts.',
    'Backs ache; hers hurt.',
    'Tired of it?',
    'It is still there.',
    'Nobody sits well here.',
    'Still the chair. Fernhill.',
    'Another evening.\n\nFernhill.',
  ])('kept: %s', (text) => expect(found('problem_aware', text)).toEqual([]))
})

describe('a solution-aware hook names brand, kind or what it does', () => {
  test.each([
    'A lovely day.',
    'Sun and tea.',
    'Once upon a time.',
    'Hello.',
    'Monday again.',
    'You are here.',
    'Listen.',
    'Sun.\n\nFernhill.',
  ])('caught: %s', (text) => expect(found('solution_aware', text)).not.toEqual([]))
  test.each([
    'Fernhill it is.',
    'A workshop of your own.',
    'Which desk?',
    'Drawers without a sound.',
    'Built to order.',
    'Closing drawers.',
    'Why Fernhill?',
    'A family-run place.',
  ])('kept: %s', (text) => expect(found('solution_aware', text)).toEqual([]))
})
