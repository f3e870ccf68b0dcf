import { expect, test } from 'vitest'
import { renderForPeople } from '../src/render.ts'

test('people read the verdict first, then values by dotted name, then tables', () => {
  const result = {
    status: 'failed',
    failed_checks: ['length', 'policy'],
    database: { reachable: true, version: null, pending: [] },
    model_usage: [
      { model: 'm', tokens: { input: 1200, output: 80 } },
      { model: 'longer', error: 'x' },
    ],
  }
  expect(renderForPeople(result, 'The job failed.').split('\n')).toEqual([
    'The job failed.',
    '',
    'status              failed',
    'failed_checks       length, policy',
    'database.reachable  true',
    'database.version    -',
    'database.pending    -',
    '',
    'model_usage',
    'model   tokens.input  tokens.output  error',
    'm       1200          80             -',
    'longer  -             -              x',
  ])
})

test('a table for people has only the columns that its command names', () => {
  const data = [{ offer_id: 'off_1', name: 'Loaf', content: { name: 'Loaf' } }]
  expect(renderForPeople({ data }, undefined, ['offer_id', 'name'])).toBe('offer_id  name\noff_1     Loaf')
})

test.each([
  [{}, 'done'],
  [{ data: [] }, 'none'],
])('%j is %s', (result, text) => {
  expect(renderForPeople(result)).toBe(text)
})
