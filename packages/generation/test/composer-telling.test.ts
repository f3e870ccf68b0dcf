import { describe, expect, test } from 'vitest'
import { deskOf, studioOf } from '../src/composer/desk.ts'
import { FactWriter } from '../src/composer/fact-writer.ts'
import { LineWriter } from '../src/composer/line-writer.ts'
import { factsOf } from '../src/composer/material.ts'
import { PeopleWriter } from '../src/composer/people-writer.ts'
import { repeats } from '../src/composer/relevance.ts'
import { grounded, places, request, write, zotero } from './fixtures.ts'

describe('a fact that another one holds', () => {
  const factsIn = (texts: readonly string[]) =>
    factsOf(
      request({
        brief: 'calm',
        grounding: grounded({ name: 'Zed', description: 'Zed.', value_propositions: [...texts] }),
      }),
    ).filter(({ kind }) => kind === 'value')

  test.each([
    ['Open daily', 'The workshop is open daily except in August', true],
    ['No plastic', 'There is no plastic in any box', true],
    ['More than 300 members', 'More than 300 members elect the board', true],
    ['The board is unpaid', 'The board is elected in May', false],
    ['Open on Sundays', 'Closed on Mondays', false],
    ['Free delivery', 'Delivery by cargo bike', false],
  ])('%s / %s: %j', (one, other, isTold) => {
    const [first, second] = factsIn([one, other])
    if (first === undefined || second === undefined) throw new RangeError('both are facts')
    expect(repeats(first, new Set([second]))).toBe(isTold)
    expect(repeats(second, new Set([first]))).toBe(isTold)
  })
})

test('a brand without phrases of ours is not named twice in a row', async () => {
  const grounding = grounded({
    name: 'Forno Vela',
    description: 'Forno Vela è un panificio di quartiere a Bologna.',
    language: 'it',
    value_propositions: ['Pane con farina macinata a pietra', 'Focaccia calda dalle sette del mattino'],
    proof_points: ['Aperto dal 1988', 'Tre fornai in laboratorio'],
  })
  for (const platform of ['facebook', 'instagram'] as const) {
    for (const asked of places({ grounding, platform })) {
      if (platform === 'instagram' && asked.copyLength === 'blog') continue
      const text = (await write(asked)).primary_text
      expect(text).not.toMatch(/Forno Vela[^\p{L}]+Forno Vela/u)
      expect({ text, words: text.split(/\s+/).length > 2 }).toEqual({ text, words: true })
    }
  }
})

test('a heading stands over more than one sentence, and no line for whom stands alone', async () => {
  let headed = 0
  for (const asked of places({ grounding: zotero, brief: 'Help doctoral students before thesis season' })) {
    const paragraphs = (await write(asked)).primary_text.split('\n\n')
    for (const paragraph of paragraphs) {
      expect(paragraph).not.toMatch(/^(?:Of interest to|For) doctoral students[^\n.]*\.$/)
      const [heading = '', ...lines] = paragraph.split('\n')
      if (/[.!?:…]$/.test(heading) || lines.length === 0 || /^[•→✓–]/u.test(lines[0] ?? '')) continue
      headed += 1
      expect({ paragraph, count: lines.join(' ').split(/[.!?…]\s+/).length }).not.toEqual({ paragraph, count: 1 })
    }
  }
  expect(headed).toBeGreaterThan(0)
})

test('a second thought speaks of a trouble where one was told last, and of none after anything else', () => {
  const studio = studioOf(request({ awarenessLevel: 'unaware', copyLength: 'blog', brief: 'calm' }))
  const desk = deskOf(studio, 'seed', studio.plan.body, 0)
  const lines = new LineWriter(desk)
  const people = new PeopleWriter(desk, lines, new FactWriter(desk, lines))
  const told = (['pain', 'finding', 'pain', 'desire', 'finding'] as const).map((kind) => {
    lines.note(['It happens.', 'It happens.', 'It happens.', 'It happens.'])
    return { kind, said: people[kind]().length > 0, isTroubled: people.isTroubled }
  })
  expect(told).toEqual([
    { kind: 'pain', said: true, isTroubled: true },
    { kind: 'finding', said: true, isTroubled: false },
    { kind: 'pain', said: true, isTroubled: true },
    { kind: 'desire', said: true, isTroubled: false },
    { kind: 'finding', said: true, isTroubled: false },
  ])
})
