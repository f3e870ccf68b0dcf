import type { AwarenessLevel, BrandProfile, Copy, OfferContent } from '@adcopy/contract'
import { describe, expect, test } from 'vitest'
import { awarenessConformance, awarenessHook } from '../../src/checks/awareness.ts'
import { categoryTerms } from '../../src/checks/category.ts'
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
  ['en', 'Zed is a free, open-source reference manager that helps.', ['reference manager', 'manager']],
  ['en', 'A family bakery in Leeds that bakes.', ['family bakery', 'bakery']],
  ['en', 'A family bakery in Leeds that bakes sourdough every morning.', ['family bakery', 'bakery', 'sourdough']],
  ['en', 'Zed is a gym in Leeds.', ['gym']],
  ['en', 'An app that tracks sleep.', ['app']],
  ['en', 'Zed, a bar in Leeds', ['bar']],
  ['en', 'Law firm in Bristol for families.', ['law firm', 'firm']],
  ['en', 'Handmade candles from Cornwall.', ['handmade candles', 'candles']],
  ['en', 'We make desks.', ['desks']],
  ['en', 'Zed sells oak desks made in Vermont, with free delivery.', ['oak desks', 'desks']],
  ['en', 'Zed is a supplier of bolts, nuts and fixings for workshops.', ['supplier', 'bolts', 'nuts', 'fixings']],
  ['en', 'A small team in Leeds that repairs bicycles.', ['bicycles']],
  ['en', 'A phone company.', ['phone company']],
  ['en', 'The company for oak desks.', []],
  ['en', 'A better way to cook at home.', []],
  ['en', 'Zed helps architects plan projects with a calm mind.', []],
  ['en', 'Zed makes life easier.', []],
  ['en', 'Zed makes things.', []],
  ['de', 'Eine Bio-Bäckerei in Freiburg, die nachts backt.', ['bio-bäckerei']],
  ['de', 'Wir backen Brot.', ['brot']],
  ['de', 'Ein Hersteller von Förderstrecken für Lager.', ['hersteller', 'förderstrecken']],
  ['de', 'Der Online-Shop für Fahrradteile.', ['online-shop', 'fahrradteile']],
  ['fr', 'Une boulangerie de village qui cuit le pain.', ['boulangerie', 'pain']],
  ['fr', "L'atelier de vélo du quartier.", ['atelier']],
  ['es', 'Una panadería artesana con horno.', ['panadería artesana', 'panadería']],
  ['es', 'Hacemos pan.', ['pan']],
  ['es', 'Software de contabilidad para autónomos.', ['software']],
  ['it', 'Una panetteria a Bologna che cuoce il pane.', []],
  ['pt', 'Uma padaria na aldeia, a mais antiga.', []],
  ['he', 'Zed is a bakery.', []],
])('the category and the products of a description (%s: %s)', (language, description, terms) => {
  expect(categoryTerms({ name: 'Zed', description }, language)).toEqual(terms)
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

describe('what an unaware reader meets first', () => {
  const hook = (copy: Copy, over: Partial<BrandProfile> = {}, offer: OfferContent | null = null) =>
    awarenessHook.find(
      new CopyReading(
        copy,
        request({ awarenessLevel: 'unaware', offer, grounding: grounded({ ...profile, ...over }) }),
      ),
    )
  const scene = { headline: 'A quiet morning', primary_text: 'The smell of rain.' }

  test('holds no brand and no kind in the description beneath the headline', () => {
    expect(hook({ ...scene, description: 'Fernhill: order now' })).toHaveLength(1)
    expect(hook({ ...scene, description: 'From the workshop' })).toHaveLength(1)
    expect(hook({ ...scene, description: 'Before the street wakes' })).toEqual([])
  })
  test('holds none of what the brand makes, and not the offer', () => {
    const bakery = { description: 'A family bakery in Leeds that bakes sourdough every morning.' }
    expect(hook({ ...scene, headline: 'Sourdough every morning' }, bakery)).toHaveLength(1)
    expect(hook({ ...scene, headline: 'Every morning, early' }, bakery)).toEqual([])
    expect(hook({ ...scene, headline: 'The Saturday box' }, {}, { name: 'Saturday box' })).toHaveLength(1)
    expect(hook({ ...scene, headline: 'A Saturday' }, {}, { name: 'Saturday box' })).toEqual([])
  })
  test.each<[string, string, boolean]>([
    ['Rest', 'The rest of the evening.', false],
    ['Rest', 'Peel it, then rest.', false],
    ['Rest', 'Sleep with Rest.', true],
    ['Orange', 'An orange on the desk.', false],
    ['Orange', 'Call ORANGE.', true],
    ['Bright Home', 'A bright home.', false],
    ['Bright Home', 'Meet Bright Home.', true],
    ['loop', 'A loop of wool.', true],
    ['Loopdesk', 'L.o.o.p.d.e.s.k', true],
    ['Loopdesk', 'Loop-desk is here.', true],
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
