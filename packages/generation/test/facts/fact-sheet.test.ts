import { expect, test } from 'vitest'
import { compose } from '../../src/composer/compose.ts'
import { factsOfOffer } from '../../src/facts/fact-sheet.ts'
import { firstLoaf, request } from '../fixtures.ts'

test('a blank field of an offer is not a fact', () => {
  const blank = { ...firstLoaf, price: ' \n ', terms: [' ', 'New customers only'] }
  const facts = factsOfOffer(blank)
  expect(facts.map(({ id, text }) => [id, text])).toEqual([
    ['o1', 'First Loaf'],
    ['o2', '31 March 2027'],
    ['o3', 'New customers only'],
  ])
  expect(facts.at(-1)?.source).toMatchObject({ field: 'terms', entry: 1 })
  const { price: _, ...absent } = firstLoaf
  const [one, other] = [blank, absent].map((offer) => compose(request({ offer, copyLength: 'blog' }), 0))
  expect(one).toEqual(other)
  expect(one?.copy.primary_text).toContain('First Loaf')
})
