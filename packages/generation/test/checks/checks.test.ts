import type { BrandProfile, Copy, OfferContent } from '@adcopy/contract'
import { describe, expect, test } from 'vitest'
import { runChecks } from '../../src/checks/index.ts'
import type { GenerationRequest, Support } from '../../src/request.ts'

interface Case {
  text: string
  headline?: string
  facts?: readonly string[]
  profile?: Partial<BrandProfile>
  offer?: OfferContent | null
  support?: Support[]
  asked?: Partial<GenerationRequest>
}

const facts = [
  'Founded in 1987, with 20,417 members and 3 shops',
  'A loaf costs £4.50, two cost £8',
  'The spring course begins on 31 May 2026 and takes 8 evenings',
  'Half of the flour, 50%, comes from Tadcaster',
  '“I sleep again”, says Ada Whitlock',
  'Order at shop.bluebird.example with the code SPRING26',
  'Open from 7:30 to 18:00',
]

/** Names of the hard checks that a text fails. */
function failed({
  text,
  headline = 'Bread that keeps',
  profile,
  offer = null,
  support = [],
  asked,
  ...more
}: Case): string[] {
  const request: GenerationRequest = {
    platform: 'facebook',
    awarenessLevel: 'solution_aware',
    copyLength: 'long',
    brief: 'spring',
    seed: 'seed',
    offer,
    grounding: {
      version: 1,
      profile: {
        name: 'Bluebird',
        description: 'A bakery.',
        language: 'en',
        proof_points: [...(more.facts ?? facts)],
        ...profile,
      },
      brand_brief: [],
      avatars: [],
      think_reports: [],
    },
    ...asked,
  }
  const copy: Copy = { headline, primary_text: text }
  return runChecks(request, { copy, support })
    .filter(({ passed, severity }) => !passed && severity === 'hard')
    .map(({ check }) => check)
}

describe('figures stand in a fact, with their unit', { tags: ['D-COPY-3'] }, () => {
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

  test('a number that a fact holds twice keeps both units', () => {
    const twice = ['Insured with an excess of €75. In 2025 there were 75 reports']
    expect(failed({ text: 'The excess is €75, for 75 reports.', facts: twice })).toEqual([])
    expect(failed({ text: 'The excess is $75.', facts: twice })).toContain('figures')
  })

  test('a short word between two figures need not join them', () => {
    const service = ['Service: upright piano; Duration: 1 h 30; Price: €95']
    expect(failed({ text: 'Plan 1 h 30 and €95.', facts: service })).toEqual([])
    expect(failed({ text: 'Plan 1 h 40 and €95.', facts: service })).toContain('figures')
  })

  test('a sentence that cites facts must find its figures in one of them', () => {
    const text = 'We have 3 shops.'
    expect(failed({ text, support: [{ says: text, facts: ['f3'] }] })).toEqual([])
    expect(failed({ text, support: [{ says: text, facts: ['f4'] }] })).toEqual(['figures'])
    expect(failed({ text, support: [{ says: 'not in the copy', facts: ['f4'] }] })).toEqual([])
  })
})

describe('dates stand in a fact, in whatever form', () => {
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
  test('the verb "may" is no month', () => expect(failed({ text: 'All 3 may come.' })).toEqual([]))
})

describe('links, codes and quotations stand in a fact letter by letter', () => {
  test.each([
    'Order at shop.bluebird.example today.',
    'Use SPRING26.',
    '“I sleep again” is what Ada Whitlock says.',
    'She says: "I sleep again."',
    'It is five o’clock.',
  ])('passes: %s', (text) => expect(failed({ text })).toEqual([]))

  test.each([
    ['Order at bluebird.example/sale.', 'links_and_codes'],
    ['Order at bluebird.exam.', 'links_and_codes'],
    ['Write to t.me/bluebird.', 'links_and_codes'],
    ['Take 10OFF.', 'links_and_codes'],
    ['She says: ‘I never slept so well.’', 'quotations'],
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

describe('names stand in a fact', () => {
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
  test('an inflected name is the same name, and German capitals name nothing', () => {
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
  test('two words may stand', () =>
    expect(failed({ text: 'Slow mornings.', asked: { brief: 'Slow mornings' } })).toEqual([]))
})

describe('language and awareness', () => {
  const english =
    'The oven is warm at night, and the bread is ready when the street is still asleep. Come in and take a loaf home.'
  test('long copy in another language is refused, a language nobody knows is not', () => {
    expect(failed({ text: english, profile: { language: 'de' } })).toContain('brand_language')
    expect(failed({ text: english, profile: { language: 'en' } })).toEqual([])
    expect(failed({ text: english, profile: { language: 'qaa' } })).not.toContain('brand_language')
  })
  test('an unaware reader meets the brand after the first sentence', () => {
    const asked = { awarenessLevel: 'unaware' } as const
    expect(failed({ text: 'Bluebird bakes at night.', asked })).toContain('awareness_hook')
    expect(failed({ text: 'The street sleeps. Bluebird bakes.', asked })).toEqual([])
  })
})
