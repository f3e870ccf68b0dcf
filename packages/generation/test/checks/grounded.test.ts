import { describe, expect, test } from 'vitest'
import { CopyReading } from '../../src/checks/reading.ts'
import { groundedStatements } from '../../src/checks/grounded.ts'
import { grounded, inbox, request } from '../fixtures.ts'
import { german } from './brands.ts'

const kiln = grounded({
  name: 'Horno Azul',
  description: 'Un taller de cerámica con ocho tornos y un horno de leña.',
  language: 'es',
  value_propositions: ['Clases por la tarde', 'Una estantería propia para las piezas'],
})
const soap = grounded({
  name: 'Savon Clair',
  description: 'Une savonnerie de village qui coupe ses savons à la main.',
  language: 'fr',
  value_propositions: ['Livraison en carton sans plastique', "L'atelier se visite le samedi"],
})

const reading = (text: string, over: Parameters<typeof request>[0] = {}) =>
  new CopyReading({ headline: 'Now', primary_text: text }, request({ grounding: inbox, brief: 'A calm week', ...over }))
const noticed = (text: string, over?: Parameters<typeof request>[0]) => groundedStatements.find(reading(text, over))

describe('a sentence of words that no source uses is noticed', { tags: ['D-COPY-3'] }, () => {
  test.each([
    ['a feature', inbox, 'Tidewater Desk transcribes phone calls.'],
    ['an integration in small letters', inbox, 'It plugs into spreadsheets and calendars.'],
    ['a service', german, 'Wir rösten auch Kaffee und Mandeln.'],
    ['an ingredient', soap, 'Nos savons contiennent du miel et de la cire.'],
    ['a use', kiln, 'Las tazas aguantan el lavavajillas y el microondas.'],
  ])('%s', (_, grounding, text) => expect(noticed(text, { grounding })).toHaveLength(1))
  test('with the words, and not with the sentence', () =>
    expect(noticed('It transcribes phone calls.')).toEqual(['no source speaks of "transcribes", "phone"']))
  test('as they are written, whatever they mean', () =>
    expect(noticed('Subscribers borrow parcels.')).toEqual(['no source speaks of "subscribers", "borrow", "parcels"']))
  test('in every field, each sentence by itself', () => {
    const copy = {
      headline: 'Podcasts overnight',
      primary_text: 'Every conversation.\nRobots vacuum.',
      description: 'Elevators hum',
    }
    expect(groundedStatements.find(new CopyReading(copy, request({ grounding: inbox })))).toHaveLength(3)
  })
})

describe('nothing is noticed of', { tags: ['D-COPY-3'] }, () => {
  test.each([
    ['a fact', inbox, 'See who is replying before you start typing.'],
    [
      'a fact in other forms and another order',
      inbox,
      'Customer conversations are kept in one place, and the right person is assigned.',
    ],
    [
      'words that hold any text together',
      inbox,
      'Sooner or later somebody has to decide, so why not take a closer look today.',
    ],
    ['one word that no source uses', inbox, 'Customers breathe when replies are saved.'],
    ['a question', inbox, 'Would elephants type on submarines?'],
    ['a compound of known words', german, 'Brotlieferung in Freiburg, jeden Morgen.'],
    ['a fact in French', soap, 'Les savons se coupent à la main, et la livraison se passe de plastique.'],
    ['a fact in Spanish', kiln, 'Cada pieza tiene su estantería, y el horno va con leña.'],
  ])('%s', (_, grounding, text) => expect(noticed(text, { grounding })).toEqual([]))
  test("the brief's words, which copy may use", () => {
    expect(noticed('Sailing regattas.', { brief: 'Speak of a sailing regatta' })).toEqual([])
    expect(noticed('Sailing regattas.', { brief: 'Speak of chess' })).toHaveLength(1)
  })
  test("the brief's words in letters apart from their marks", () =>
    expect(noticed('Crème brûlée.', { brief: 'Speak of crème brûlée'.normalize('NFD') })).toEqual([]))
  test('what a claim says that a source carries', () => {
    const grounding = grounded({ name: 'Zed', description: 'Zed lends ladders for eighteen pounds a year.' })
    expect(noticed('Eighteen pounds a year.', { grounding })).toEqual([])
  })
  test('copy in another language than the sources', () => {
    const { profile } = inbox
    expect(
      noticed('Elefanten tippen Briefe.', { grounding: { ...inbox, profile: { ...profile, language: 'de' } } }),
    ).toEqual([])
  })
})

describe('a statement is kept with the sentence that says most of it', { tags: ['D-COPY-3'] }, () => {
  const brief = [
    {
      file_id: 'file_7',
      text: 'Assigning is done by dragging a name. Notes are searched by date.',
      start: 10,
      end: 75,
    },
  ]
  const grounding = { ...inbox, brand_brief: brief }
  const statements = (text: string) => reading(text, { grounding }).claims.filter(({ kind }) => kind === 'statement')

  test('of a knowledge file, with the file', () => {
    const text = 'Fine.\n\nDragging a name assigns a customer. Why not?'
    const [found, ...others] = statements(text)
    expect(others).toEqual([])
    expect(found).toMatchObject({
      field: 'primary_text',
      text: 'Dragging a name assigns a customer.',
      source: {
        part: 'brand_brief',
        item: 0,
        sentence: 'Assigning is done by dragging a name.',
        file: { file_id: 'file_7' },
      },
    })
    expect(text.slice(found?.start, found?.end)).toBe(found?.text)
  })
  test('of a list of the profile, with its entry', () =>
    expect(statements('You see who replies before typing.')).toMatchObject([
      { source: { part: 'profile', field: 'value_propositions', entry: 1 } },
    ]))
  test('and not where a word alone is shared, or most of it is told nowhere', () => {
    expect(statements('Typing.')).toEqual([])
    expect(statements('Notes by date for orchestras, tailors, bishops, sailors.')).toEqual([])
  })
})
