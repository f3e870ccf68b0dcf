import { describe, expect, test } from 'vitest'
import { verdictOf } from '../../src/checks/check.ts'
import { failed } from './failed.ts'

describe('a fact contains every link, code and quotation letter by letter', () => {
  test.each([
    'Order at shop.bluebird.example today.',
    'Use SPRING26.',
    '“I sleep again” is what Ada Whitlock says.',
    'She says: "I sleep again."',
    'It is five o’clock.',
    "She says: 'I sleep again.'",
  ])('passes: %s', (text) => expect(failed({ text })).toEqual([]))
  test('apostrophes quote nothing', () => {
    const text =
      "The bakers' bread, the millers' flour: it's five o'clock, rock 'n' roll and the '80s on the brothers' radio."
    expect(failed({ text })).not.toContain('quotations')
  })

  test.each([
    ['Order at bluebird.example/sale.', 'links_and_codes'],
    ['Order at bluebird.exam.', 'links_and_codes'],
    ['Write to t.me/bluebird.', 'links_and_codes'],
    ['Take 10OFF.', 'links_and_codes'],
    ['She says: ‘I never slept so well.’', 'quotations'],
    ["She says: 'I never slept so well.'", 'quotations'],
    ['She says: ‘I’ve never slept so well.’', 'quotations'],
    ["'I've never slept so well', she says.", 'quotations'],
    ['“I never\nslept so well”', 'quotations'],
    ['„I never slept so well"', 'quotations'],
    ['Write to hello@bluebird.example.', 'links_and_codes'],
    ['Use SPRING27.', 'links_and_codes'],
    ['It is FREE today.', 'links_and_codes'],
    ['“I never slept better”, says Ada Whitlock.', 'quotations'],
    ['„Ich schlafe wieder“, sagt sie.', 'quotations'],
    ['«Je dors», dit-elle.', 'quotations'],
    ['「よく眠れる」', 'quotations'],
  ])('refuses: %s', (text, check) => expect(failed({ text })).toContain(check))
})

describe('a fact contains every name', () => {
  test.each([
    'Ada Whitlock bakes on Mondays in May.',
    'Flour from Tadcaster. Christmas is near.',
    'What now? Bread. And then: Butter.',
    'Ada’s bread.',
  ])('passes: %s', (text) => expect(failed({ text })).toEqual([]))
  test.each(['Baked by Eleanor every day.', 'Flour from Harrogate.', 'As good as Warburton bread.'])(
    'refuses: %s',
    (text) => expect(failed({ text })).toContain('names'),
  )
  test('an inflected name is the same name, and German capitals mark no names', () => {
    const polish = { facts: ['Piekarnia w mieście Kraków'], profile: { language: 'pl', name: 'Chlebek' } }
    expect(failed({ text: 'Chleb prosto z Krakowa, dla Ciebie.', ...polish })).toEqual([])
    expect(failed({ text: 'Chleb prosto z Gdańska.', ...polish })).toContain('names')
    expect(failed({ text: 'Ein Brot für den Tisch.', profile: { language: 'de' } })).toEqual([])
  })
  test('an apostrophe within a name or before it does not hide the name', () => {
    const italian = {
      profile: { language: 'it' },
      facts: ['Occhiali per la Cartiera Sant’Elmo e per i soci dell’Adriatica'],
    }
    expect(failed({ text: 'Li porta la Cartiera Sant’Elmo, con i soci di Adriatica.', ...italian })).toEqual([])
    expect(failed({ text: 'Li porta la Cartiera Sant’Anna.', ...italian })).toContain('names')
  })

  test('a headline written as a title is not read for names', () =>
    expect(failed({ text: 'Bread.', headline: 'Bread For Slow Mornings' })).toEqual([]))
})

describe('an offer’s price comes with its conditions', () => {
  const offer = {
    name: 'Two for one week',
    price: '£19',
    valid_until: '31 May 2026',
    terms: ['For 14 days', 'New members'],
  }
  test.each([
    ['£19 for 14 days, until 31 May.', true],
    ['£19 for 14 days.', false],
    ['£19 until 31 May.', false],
    ['Come in.', true],
  ])('%s', (text, passes) => expect(failed({ text, offer }).includes('offer_figures')).toBe(!passes))
})

describe('excluded terms in any form', () => {
  const cases: Array<[string, string, string, string]> = [
    ['en', 'cheap', 'The cheapest loaf.', 'The cheerful loaf.'],
    ['en', 'pain-free', 'A pain free visit.', 'Free bread, no pain.'],
    ['de', 'billig', 'Ein Billigbrot.', 'Ein Bild von Brot.'],
    ['fr', 'miracle', 'De petits miracles.', 'Un miroir.'],
    ['it', 'garanzia', 'Due garanzie.', 'Una gara.'],
    ['pl', 'tani', 'Tanie pieczywo.', 'Taniec o poranku.'],
    ['und', 'care', 'We cares.', 'Two cars.'],
    ['en', '100%', 'It is 100% rye.', 'Room for 100 guests.'],
    ['en', '#1', 'The #1 loaf.', 'Ready in 1 hour.'],
    ['ja', '最安', '業界最安値。', '安心のパン。'],
    ['ja', '激安', '激安のパン。', '安心のパン。'],
  ]
  test.each(cases)('%s: %s', (language, term, broken, kept) => {
    const profile = { language, excluded_terms: [term] }
    expect(failed({ text: broken, profile })).toContain('excluded_terms')
    expect(failed({ text: kept, profile })).not.toContain('excluded_terms')
  })
  test.each(['\u200b', '\u00a0'])('a term without visible characters excludes nothing: %j', (term) =>
    expect(failed({ text: 'Fresh bread.', profile: { excluded_terms: [term] } })).toEqual([]),
  )
})

describe('form', () => {
  test.each([
    ['Call [your name].', 'complete'],
    ['**Bread** today.', 'plain_text'],
    ['- bread\n- butter', 'plain_text'],
    ['Bre\u200bad.', 'plain_text'],
    ['B r e a d today.', 'plain_text'],
    ['Fr€€dom.', 'plain_text'],
    ['Вread.', 'plain_text'],
    ['What the fuck, bread.', 'policy_words'],
    ['Like and share this.', 'policy_words'],
  ])('refuses: %s', (text, check) => expect(failed({ text })).toContain(check))
  test.each([
    ['ko', '집에서 더 잘 할 수 있어요.'],
    ['sv', 'Igår fick du ett bröd.'],
    ['hr', 'Koliko puta dnevno?'],
    ['tr', 'Bir kut su.'],
  ])('passes in %s: %s', (language, text) => expect(failed({ text, profile: { language } })).toEqual([]))
  test('emoji, dashes and apostrophes are plain text', () =>
    expect(failed({ text: 'Bread 👩‍🍳 – it’s ready… Come in!' })).toEqual([]))
  test('a headline has one line', () =>
    expect(failed({ text: 'Bread.', headline: 'Bread\nnow' })).toContain('plain_text'))
})

describe('the brief is not repeated', { tags: ['D-COPY-3'] }, () => {
  test.each([
    ['Bread for slow mornings', 'Here is bread for: slow mornings.'],
    ['朝のパンをゆっくり', '朝のパンを、ゆっくり。'],
    ['خبز لصباح هادئ', 'خبز لصباح هادئ اليوم'],
    ['नाश्ते के लिए रोटी', 'नाश्ते के लिए रोटी।'],
  ])('%s', (brief, text) => expect(failed({ text, asked: { brief } })).toContain('brief_not_repeated'))
  test('a brief of two words may be repeated', () =>
    expect(failed({ text: 'Slow mornings.', asked: { brief: 'Slow mornings' } })).toEqual([]))
  test('a brief without letters and digits is repeated by no copy', () =>
    expect(failed({ text: 'Slow mornings.', asked: { brief: '__ __ __' } })).toEqual([]))
})

describe('language and awareness', () => {
  const english =
    'The oven is warm at night, and the bread is ready when the street is still asleep. Come in and take a loaf home.'
  test('long copy in another language is refused, a language that the detector does not know is not', () => {
    expect(failed({ text: english, profile: { language: 'de' } })).toContain('brand_language')
    expect(failed({ text: english, profile: { language: 'en' } })).toEqual([])
    expect(failed({ text: english, profile: { language: 'qaa' } })).not.toContain('brand_language')
  })
  test('copy for unaware readers names the brand after the first sentence at the earliest', () => {
    const asked = { awarenessLevel: 'unaware' } as const
    expect(failed({ text: 'Bluebird bakes at night.', asked })).toContain('awareness_hook')
    expect(failed({ text: 'The street sleeps. Bluebird bakes.', asked })).toEqual([])
  })
})

test.each([0, 1])('a reason that is cut off is text that PostgreSQL stores, after %i letters', (letters) => {
  const verdict = verdictOf({ name: 'figures', severity: 'hard' }, ['a'.repeat(letters) + '😀'.repeat(2_500)])
  expect(verdict).toMatchObject({ reason: expect.stringMatching(/^a?😀{1999,2000}$/u) })
  expect(verdict.reason?.isWellFormed()).toBe(true)
})
