import { describe, expect, test } from 'vitest'
import { bakery } from '../fixtures.ts'
import { failed } from './failed.ts'

describe('a fact contains every number, with its unit', { tags: ['D-COPY-3'] }, () => {
  test.each([
    'Since 1987, for 20,417 members.',
    'A loaf for £4.50.',
    'A loaf for 4.50 pounds.',
    'We are 20 417 by now.',
    '50 percent of the flour is local.',
    'Eight evenings, three cups, half past six.',
    'Open 7:30 to 18:00.',
    'The code is SPRING26.',
  ])('passes: %s', (text) => expect(failed({ text })).toEqual([]))

  test.each([
    'Since 1978.',
    'For 20,471 members.',
    'A loaf for £5.',
    'A loaf for €4.50.',
    '8% off.',
    '20,417% more.',
    'Three loaves for £12.',
    'We are ٩٩ strong.',
    'Only 24 left.',
    '25 million members.',
    'From 7:00 to 18:30.',
    'Now 87 on.',
    'With SPRING26, 6 loaves.',
  ])('refuses: %s', (text) => expect(failed({ text })).toContain('figures'))

  test.each([
    ['de', ['Ein Brot kostet 4,50 €'], 'Ein Brot für 4,50 Euro.', 'Ein Brot für 4,90 Euro.'],
    ['pl', ['Kurs kosztuje 1200 zł'], 'Kurs za 1 200 złotych.', 'Kurs za 1 300 złotych.'],
    ['it', ['La camera costa 120 euro'], 'Una camera a 120 €.', 'Una camera a 110 €.'],
    ['ja', ['一冊1,200円'], '1200円で。', '1500円で。'],
    ['ar', ['الاشتراك ٣٠٠ درهم'], 'الاشتراك 300 درهم.', 'الاشتراك 200 درهم.'],
  ])('in %s', (language, known, right, wrong) => {
    expect(failed({ text: right, facts: known, profile: { language } })).not.toContain('figures')
    expect(failed({ text: wrong, facts: known, profile: { language } })).toContain('figures')
  })

  const signed = [
    '5x the light of a candle',
    'Kept at −18 °C',
    'Sold 1,00,000 times',
    '20 minutes, 8 h -17 h, -9 in winter',
    'Sizes 4,20,300',
    '30% rye for €7',
  ]
  test.each([
    'It gives 5× the light.',
    'It gives 5 x the light.',
    'Kept at -18 °C.',
    '100,000 sold.',
    '1,00,000 sold.',
    'Till 17 h.',
    '20x the light.',
    '–20 minutes\n-5 times the light',
    'Save -20.',
    'Once (–20).',
    'Sizes 20 and 300.',
    'Sizes 4,20,300.',
  ])('passes signs and groups of the facts: %s', (text) => expect(failed({ text, facts: signed })).toEqual([]))
  test.each([
    '30x the light.',
    '7× the light.',
    '18× the light.',
    'Kept at 18 °C.',
    'At −20 °C.',
    'At -21 °C.',
    '10,00,000 sold.',
    '1,000 sold.',
  ])('refuses other signs and groups: %s', (text) => expect(failed({ text, facts: signed })).toContain('figures'))
  test.each([
    ['en', '5 times brighter', '5x brighter.'],
    ['de', '5-mal heller', '5x heller.'],
    ['de', '3 Mal pro Woche', '3x pro Woche.'],
    ['fr', '5 fois plus clair', '5× plus clair.'],
    ['es', '3 veces al día', '3x al día.'],
  ])('a multiple is a number without a unit, in %s: %s', (language, fact, text) => {
    expect(failed({ text, facts: [fact], profile: { language } })).not.toContain('figures')
    expect(failed({ text, facts: [`${fact.charAt(0)} %, €${fact.charAt(0)}`], profile: { language } })).toContain(
      'figures',
    )
  })

  test.each([
    ['Sales −20 %', 'Sales +20 %.'],
    ['Sales -20 %', 'Sales + 20 %.'],
    ['Fees −€5', 'Fees +€5.'],
    ['At −5', 'At +5.'],
  ])('an increase is not in a fact that has a reduction: %s', (fact, text) => {
    expect(failed({ text, facts: [fact] })).toContain('figures')
    expect(failed({ text, facts: [fact.replace(/[−-]/u, '+')] })).toEqual([])
    expect(failed({ text, facts: [fact, fact.replace(/[−-]/u, '')] })).toEqual([])
  })

  test.each([
    ['½ million loaves', 'Over 500,000 loaves.', 'Over ¾ million loaves.'],
    ['1½ million loaves', 'Over 1.5 million loaves.', 'Over 5.5 million loaves.'],
    ['Open from 9:30k', 'From 9:30k.', 'From 8:30k.'],
  ])('a magnitude after a fraction or a time of day does not hide its value: %s', (fact, right, wrong) => {
    expect(failed({ text: right, facts: [fact] })).toEqual([])
    expect(failed({ text: wrong, facts: [fact] })).toContain('figures')
  })

  test('a minus with a percent sign or a currency is a reduction', () =>
    expect(failed({ text: '-20 % in May, €5 off.', facts: ['20% off in May', '-€5'] })).toEqual([]))
  test('the sides of a room are not multiples', () =>
    expect(failed({ text: 'A room of 3 x 4 m.', facts: ['3 × 4 m'] })).toEqual([]))

  test('a number that a fact holds twice keeps both units', () => {
    const twice = ['Insured with an excess of €75. In 2025 there were 75 reports']
    expect(failed({ text: 'The excess is €75, for 75 reports.', facts: twice })).toEqual([])
    expect(failed({ text: 'The excess is $75.', facts: twice })).toContain('figures')
  })

  test('a short word between two numbers does not always join them', () => {
    const service = ['Service: upright piano; Duration: 1 h 30; Price: €95']
    expect(failed({ text: 'Plan 1 h 30 and €95.', facts: service })).toEqual([])
    expect(failed({ text: 'Plan 1 h 40 and €95.', facts: service })).toContain('figures')
  })

  test('a cited fact must contain the numbers of the sentence that cites it', () => {
    const text = 'We have 3 shops.'
    expect(failed({ text, support: [{ says: text, facts: ['f3'] }] })).toEqual([])
    expect(failed({ text, support: [{ says: text, facts: ['f4'] }] })).toEqual(['figures'])
    expect(failed({ text, support: [{ says: 'not in the copy', facts: ['f4'] }] })).toEqual([])
  })
})

describe('a fact contains every date, in any form', () => {
  test.each(['It begins on May 31.', 'From 31/05/2026.', 'The 31st of May 2026 is near.', 'In May 2026 we begin.'])(
    'passes: %s',
    (text) => expect(failed({ text })).toEqual([]),
  )
  test.each([
    'It begins on 31 May 2027.',
    'From 31/05/2031.',
    'It begins on 30 May.',
    'From 31.06.2026.',
    'In June 2026 we begin.',
    'Until June 1.',
  ])('refuses: %s', (text) => expect(failed({ text })).toContain('dates'))
  test('in Polish, inflected', () => {
    const known = ['Zapisy do 31 maja 2026']
    expect(failed({ text: 'Zapisy do 31 maja.', facts: known, profile: { language: 'pl' } })).toEqual([])
    expect(failed({ text: 'Zapisy do 31 marca.', facts: known, profile: { language: 'pl' } })).toContain('dates')
  })
  test('a cited fact must contain the dates of the sentence that cites it', () => {
    const text = 'It begins on 31 May.'
    expect(failed({ text, support: [{ says: text, facts: ['f5'] }] })).toEqual([])
    expect(failed({ text, support: [{ says: text, facts: ['f4'] }] })).toContain('dates')
  })
  test('a sentence that cites an entry of the offer may have the date of another entry', () => {
    const text = 'A loaf for £4 until 30 June 2026.'
    const offer = { name: 'Two for one week', price: '£4', valid_until: '30 June 2026' }
    expect(failed({ text, offer, support: [{ says: text, facts: ['o2'] }] })).toEqual([])
    expect(failed({ text, offer, support: [{ says: text, facts: ['f4'] }] })).toContain('dates')
    const later = text.replace('30 June', '31 May')
    expect(failed({ text: later, offer, support: [{ says: later, facts: ['o2'] }] })).toContain('dates')
  })
  test('the end of a long heading has no date that the heading does not have', () => {
    const title = `Tour from 15 May 2026 ${'x'.repeat(88)}`
    const grounding = { ...bakery, think_reports: [{ title, findings: ['Bread'] }] }
    expect(failed({ text: 'It begins on 15 May 2026.', asked: { grounding } })).not.toContain('dates')
    expect(failed({ text: 'It begins on 5 May 2026.', asked: { grounding } })).toContain('dates')
  })
  test('a day after a bullet is part of its date', () =>
    expect(failed({ text: '–31 May', facts: ['Until 2026-05-31'] })).toEqual([]))
  test('the verb "may" is not a month', () => expect(failed({ text: 'All 3 may come.' })).toEqual([]))
})
