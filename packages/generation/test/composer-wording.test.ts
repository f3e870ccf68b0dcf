import { expect, test } from 'vitest'
import { factsOf } from '../src/composer/material.ts'
import { offerLines, quotable } from '../src/composer/offer.ts'
import { themeOf } from '../src/composer/theme.ts'
import { wordingFor } from '../src/composer/wording.ts'
import { grounded, request } from './fixtures.ts'

test.each([
  ['People who say they are bad at math', null],
  ['Parents that think music is expensive', null],
  ['Fresh bread is worth getting up for', 'Fresh bread'],
  ['Les parents qui disent ne pas avoir le temps', null],
  ['Receipts in a shoebox: nobody looks at them', 'Receipts in a shoebox'],
])('the matter of %j is %j', (brief, theme) => {
  expect(themeOf(brief, null)).toBe(theme)
})

const texts = (...known: string[]) => ({
  brand_brief: known.map((text, start) => ({ file_id: 'file_1', text, start, end: start + 1 })),
})
const factsFrom = (known: string, language?: string) =>
  factsOf(request({ brief: 'calm', grounding: grounded({ name: 'Zed', description: 'Zed.', language }, texts(known)) }))

test.each([
  'I just don’t know my numbers.”',
  '„Wir haben lange gesucht, sagt er.',
  'Elle dit « c’est ma place.',
  'She calls it "the quiet room.',
])('half a quotation is no fact: %s', (text) => {
  expect(factsFrom(text).map((fact) => fact.kind)).not.toContain('knowledge')
})

test.each([
  ['en', 'The room is called “the nest” by those who sleep in it.'],
  ['de', 'Der Raum heißt „Nest“ und liegt unter dem Dach.'],
  ['fr', 'La pièce appelée « le nid » se trouve sous le toit.'],
  ['en', 'The room is called "the nest" by everyone.'],
])('a quotation that is whole is one (%s): %s', (language, text) => {
  expect(factsFrom(text, language).map((fact) => fact.kind)).toContain('knowledge')
})

test.each([
  ['Members cancel with one month of notice after the first year.', 'small print'],
  ['Refunds are paid within five working days.', 'small print'],
  ['Der Vertrag ist nach zwölf Monaten kündbar.', 'small print'],
  ['La boutique est fermée trois semaines en août.', 'small print'],
  ['El estudio está cerrado los lunes.', 'small print'],
  ['Every loaf is baked in the shop.', 'matter'],
  ['Nobody waits longer than a day.', 'matter'],
])('%s: %s', (text, role) => {
  expect(factsFrom(text).find(({ kind }) => kind === 'knowledge')?.role).toBe(role)
})

const told = (language: string, offer: { name: string; price: string; valid_until?: string }) =>
  offerLines(quotable(offer, [], () => false) ?? expect.fail(), null, 0, '•', wordingFor(language).offer).join(' ')

test.each([
  ['en', 'End of May', 'Valid until end of May.'],
  ['en', '31 May 2026', 'Valid until 31 May 2026.'],
  ['de', 'Ende Mai', 'Gültig bis Ende Mai.'],
  ['fr', 'Fin mai', 'Valable jusqu’à fin mai.'],
  ['es', 'Finales de mayo', 'Válido hasta finales de mayo.'],
  ['en', 'While stocks last', 'While stocks last.'],
])('an offer holds (%s): %s', (language, valid_until, line) => {
  expect(told(language, { name: 'Trial week', price: '£9', valid_until })).toContain(line)
})

test.each([
  ['en', 'Free first lesson', 'Free', 1],
  ['de', 'Probestunde gratis', 'gratis', 1],
  ['en', 'First lesson', 'Free', 1],
  ['en', 'Free delivery week', 'Free from £20', 2],
])('what its name says is not said again (%s): %s, %s', (language, name, price, times) => {
  expect(told(language, { name, price }).match(/free|gratis/giu)).toHaveLength(times)
})
