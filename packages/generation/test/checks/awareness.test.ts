import type { AwarenessLevel, BrandProfile, Copy, OfferContent } from '@adcopy/contract'
import { describe, expect, test } from 'vitest'
import { awarenessConformance, awarenessHook } from '../../src/checks/awareness.ts'
import { categoryOf } from '../../src/checks/category.ts'
import { CopyReading } from '../../src/checks/reading.ts'
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
  return [awarenessHook, awarenessConformance].flatMap((check) =>
    check.find(new CopyReading({ headline, primary_text }, asked)),
  )
}

test.each<[string, string, string[]]>([
  ['en', 'Zed is a free, open-source reference manager that helps.', ['reference manager', 'manager', 'reference']],
  ['en', 'A family bakery in Leeds that bakes.', ['family bakery', 'bakery']],
  ['en', 'A family bakery in Leeds that bakes sourdough every morning.', ['family bakery', 'bakery', 'sourdough']],
  ['en', 'Zed is a gym in Leeds.', ['gym']],
  ['en', 'An app that tracks sleep.', ['app']],
  ['en', 'Zed, a bar in Leeds', ['bar']],
  ['en', 'Law firm in Bristol for families.', ['law firm', 'firm', 'law']],
  ['en', 'Handmade candles from Cornwall.', ['handmade candles', 'candles']],
  ['en', 'We make desks.', ['desks']],
  ['en', 'Zed sells oak desks made in Vermont, with free delivery.', ['oak desks', 'desks']],
  ['en', 'Zed is a supplier of bolts, nuts and fixings for workshops.', ['supplier', 'bolts', 'nuts', 'fixings']],
  ['en', 'A small team in Leeds that repairs bicycles.', ['bicycles']],
  ['en', 'A phone company.', ['phone company', 'phone']],
  ['en', 'The company for oak desks.', []],
  ['en', 'A better way to cook at home.', []],
  ['en', 'Zed helps architects plan projects with a calm mind.', []],
  ['en', 'Zed makes life easier.', []],
  ['en', 'Zed makes things.', []],
  ['de', 'Eine Bio-Bäckerei in Freiburg, die nachts backt.', ['bio-bäckerei', 'bäckerei']],
  ['de', 'Wir backen Brot.', ['brot']],
  ['de', 'Ein Hersteller von Förderstrecken für Lager.', ['hersteller', 'förderstrecken']],
  ['de', 'Der Online-Shop für Fahrradteile.', ['online-shop', 'fahrradteile', 'shop']],
  ['fr', 'Une boulangerie de village qui cuit le pain.', ['boulangerie', 'pain']],
  ['fr', "L'atelier de vélo du quartier.", ['atelier', 'vélo']],
  ['es', 'Una panadería artesana con horno.', ['panadería artesana', 'panadería']],
  ['es', 'Hacemos pan.', ['pan']],
  ['es', 'Software de contabilidad para autónomos.', ['software', 'contabilidad']],
  ['en', 'A coffee roastery in Hull. We roast beans on Mondays.', ['coffee roastery', 'roastery', 'beans', 'coffee']],
  ['en', 'A village bakery in Kent.', ['village bakery', 'bakery']],
  ['en', 'An award-winning time tracker.', ['time tracker', 'tracker']],
  ['de', 'Ein Yogastudio in Kiel.', ['yogastudio', 'yoga', 'studio']],
  ['de', 'Eine Fahrradwerkstatt am Hafen.', ['fahrradwerkstatt', 'fahrrad', 'werkstatt']],
  ['de', 'Rückenkurse für Büros.', ['rückenkurse', 'kurse']],
  ['fr', 'Une boulangerie de village.', ['boulangerie']],
  ['fr', 'Une savonnerie de Nyons.', ['savonnerie']],
  ['es', 'Un taller de cerámica en Alicante.', ['taller', 'cerámica']],
  ['it', 'Una panetteria a Bologna che cuoce il pane.', []],
  ['pt', 'Uma padaria na aldeia, a mais antiga.', []],
  ['he', 'Zed is a bakery.', []],
])('the category and the products of a description (%s: %s)', (language, description, terms) => {
  const { named, about } = categoryOf({ name: 'Zed', description }, language)
  expect([...named, ...about]).toEqual(terms)
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
    ['what the category deals in', 'Whatever the desk holds.', 'A quiet morning'],
    ['the address of the brand', 'See fernhill.example', 'A quiet morning'],
  ])('%s is caught', (_, text, headline) => expect(found('unaware', text, headline)).not.toEqual([]))

  test.each([
    'A quiet room.\n\nFernhill makes desks.',
    'A quiet room.\n\nThe workshop opens.',
    'A shop and some work.',
    'The fern on the hill.',
    'Somebody clears the table.',
    'A working morning.',
    'Small things, in order.',
  ])('kept: %s', (text) => expect(found('unaware', text)).toEqual([]))
})

describe('what an unaware reader meets first', () => {
  const hook = (copy: Copy, over: Partial<BrandProfile> = {}, offer: OfferContent | null = null) =>
    awarenessHook.find(
      new CopyReading(
        copy,
        request({ awarenessLevel: 'unaware', offer, grounding: grounded({ ...profile, ...over }) }),
      ),
    )
  const scene = { headline: 'A quiet morning', primary_text: 'The smell of rain.' }

  test('is the headline and the first sentence: text that follows and the description may name them', () => {
    expect(hook({ ...scene, description: 'Fernhill: desks, $12 an hour' })).toEqual([])
    expect(hook({ ...scene, primary_text: 'The smell of rain. Fernhill makes desks.' })).toEqual([])
    expect(hook({ ...scene, primary_text: 'The smell of rain\nFernhill makes desks.' })).toEqual([])
    expect(hook({ ...scene, primary_text: 'Fernhill makes desks. The smell of rain.' })).toHaveLength(2)
    expect(hook({ ...scene, headline: 'Fernhill' })).toHaveLength(1)
  })
  test('holds what readers deal in themselves, where the name alone plays on it', () => {
    const course = {
      name: 'Ledger & Loaf',
      description: 'An online bookkeeping course for people who run food businesses.',
      audience: 'Owners of bakeries and cafes',
    }
    expect(hook({ ...scene, headline: 'What’s in a croissant?' }, course)).toEqual([])
    expect(hook({ ...scene, primary_text: 'The card in the bakery window says $4.' }, course)).toEqual([])
    expect(hook({ ...scene, headline: 'A course for slow evenings' }, course)).toHaveLength(1)
    expect(hook({ ...scene, headline: 'Bookkeeping after closing time' }, course)).toHaveLength(1)
    expect(
      hook({ ...scene, headline: 'A loaf' }, { name: 'Ann’s Bakery', description: 'We are up early.' }),
    ).toHaveLength(1)
  })
  test('holds none of what the brand makes, and not the offer', () => {
    const bakery = { description: 'A family bakery in Leeds that bakes sourdough every morning.' }
    expect(hook({ ...scene, headline: 'Sourdough every morning' }, bakery)).toHaveLength(1)
    expect(hook({ ...scene, headline: 'Every morning, early' }, bakery)).toEqual([])
    expect(hook({ ...scene, headline: 'The Saturday box' }, {}, { name: 'Saturday box' })).toHaveLength(1)
    expect(hook({ ...scene, headline: 'A Saturday' }, {}, { name: 'Saturday box' })).toEqual([])
  })
  test('holds no price and no term of the brand’s, but may hold what people pay elsewhere', () => {
    const stated = { proof_points: ['An hour at the bench costs $12', 'Free delivery'] }
    const told = { avatars: [{ name: 'Ann', pains: ['Pays £40 a month for a seat in the library'] }] }
    const opens = (primary_text: string) => {
      const grounding = grounded({ ...profile, ...stated }, told)
      return awarenessHook.find(
        new CopyReading({ ...scene, primary_text }, request({ awarenessLevel: 'unaware', grounding })),
      )
    }
    expect(opens('An hour at the bench costs $12.')).toHaveLength(1)
    expect(opens('Free delivery on a slow evening.')).toHaveLength(1)
    expect(opens('She pays £40 a month for a seat in the library.')).toEqual([])
    expect(opens('An evening of quiet.\n\nAn hour at the bench costs $12.')).toEqual([])
  })
  test.each<[string, string, boolean]>([
    ['Rest', 'The rest of the evening.', false],
    ['Rest', 'Peel it, then rest.', false],
    ['Rest', 'Sleep with Rest.', true],
    ['Orange', 'An orange on the shelf.', false],
    ['Orange', 'Call ORANGE.', true],
    ['Bright Home', 'A bright home.', false],
    ['Bright Home', 'Meet Bright Home.', true],
    ['loop', 'A loop of wool.', true],
    ['Loopdesk', 'L.o.o.p.d.e.s.k', true],
    ['Loopdesk', 'Loop-desk is here.', true],
    ['Larkfield Yoga', 'Larkfield after work.', true],
    ['Larkfield Yoga', 'Larks over the field.', false],
    ['Golden Hour', 'The hour before supper. Golden light.', false],
  ])('a brand called %s, in: %s', (name, primary_text, named) => {
    expect(hook({ headline: 'A quiet morning', primary_text }, { name }).length > 0).toBe(named)
  })
})

describe('a problem-aware hook names the problem, and the brand later', () => {
  test.each([
    'Fernhill is here for sore backs.',
    'With Fernhill, nothing hurts.',
    'Meet FERNHILL.',
    'Fernhill’s chairs hurt nobody.',
    'We build to order.',
    'Our desks are made of oak.\n\nHer back hurts.',
    'The desks have drawers. They close without a sound.',
    'Drawers that close without a sound.',
    'Desks and drawers are included. We build to order.',
  ])('caught: %s', (text) => expect(found('problem_aware', text)).not.toEqual([]))
  test.each([
    'That kitchen chair. Fernhill has another idea.',
    'It hurts.',
    'Backs ache; hers hurt.',
    'Tired of it?',
    'A wobbly table is hard to love.',
    'Still no place to sit.',
    'The drawer is stuck. Fernhill.',
    'Too small for two.\n\nFernhill.',
    'A lovely day, and the lid of the laptop stays down.',
    'The screen is eye to eye with the second cushion.\n\nFernhill.',
    'And where does the coffee go? We build desks.',
  ])('kept: %s', (text) => expect(found('problem_aware', text)).toEqual([]))

  test('a problem of the facts or of the brief is one where no avatar tells any', () => {
    const asked = (primary_text: string, brief: string, proof_points: string[] = []) =>
      awarenessConformance.find(
        new CopyReading(
          { headline: 'A quiet morning', primary_text },
          request({ awarenessLevel: 'problem_aware', brief, grounding: grounded({ ...profile, proof_points }) }),
        ),
      )
    expect(asked('Our drawers and their breakfast.', 'Drawers miss their breakfast')).toEqual([])
    expect(asked('Our drawers and their breakfast.', 'Drawers like their breakfast')).toHaveLength(1)
    expect(asked('Drawers and damp.', 'Spring', ['Damp makes drawers stick and is a nuisance'])).toEqual([])
    expect(asked('Drawers and damp.', 'Spring', ['Damp and drawers'])).toHaveLength(1)
  })
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
    'The kettle is on and sound carries over the water.',
  ])('caught: %s', (text) => expect(found('solution_aware', text)).not.toEqual([]))
  test.each([
    'Fernhill it is.',
    'A workshop of your own.',
    'Which desk?',
    'Drawers without a sound.',
    'Built to order.',
    'Closing drawers.',
    'Why Fernhill?',
    'Drawers that close.',
  ])('kept: %s', (text) => expect(found('solution_aware', text)).toEqual([]))
})
