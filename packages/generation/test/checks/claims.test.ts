import type { Grounding } from '@adcopy/contract'
import { describe, expect, test } from 'vitest'
import { supportedClaims, unsupportedIn } from '../../src/checks/claims.ts'
import { CopyReading } from '../../src/checks/reading.ts'
import { grounded, request } from '../fixtures.ts'
import { desks, french, german, offer, spanish } from './brands.ts'

const reasons = (text: string, grounding: Grounding = desks) => unsupportedIn(text, { grounding, offer })

describe('a number is supported by one that says as much of the same thing', () => {
  test.each([
    'Used by 20,417 researchers.',
    'Over 20,000 researchers.',
    'More than 20 000 researchers.',
    'At least 500 desks.',
    'In 40 countries.',
    'Forty countries.',
    'Set up in 15 minutes.',
    'A 15-minute set-up.',
    'Ready in under 20 minutes.',
    'From $1,200.',
    'Shelves starting at $1200.',
    '50% of users.',
    'Half of it? No.'.replace('Half of it', 'All of it'),
    'Up to 20% off spares.',
    'Save up to 20% on spares.',
    '€9 per month.',
    '€9 a month.',
    '2,000,000 screws.',
    'Two million screws.',
    'Nearly 300 oak trees.',
    '72% of respondents.',
    'Three hours a week.',
    'Until 31 May 2027.',
    'Since 2009.',
  ])('kept: %s', (text) => expect(reasons(text)).toEqual([]))

  test.each([
    ['inflated', '23,000 researchers.'],
    ['another subject', '20,417 awards.'],
    ['a bound that it does not reach', 'Over 21,000 researchers.'],
    ['a bound of another subject', 'Over 10,000 desks.'],
    ['twice as fast', 'Set up in under 15 minutes.'],
    ['less than it takes', 'Set up in 10 minutes.'],
    ['another unit', 'Set up in 15 seconds.'],
    ['a thousandfold', '20,417 thousand researchers.'],
    ['a millionfold', '500 million desks.'],
    ['a millionfold in words', 'Two hundred million screws.'],
    ['a share for a discount', '50% off.'],
    ['a discount for a share', '20% of users.'],
    ['a discount on all', '20% off desks, up to that.'],
    ['a discount without its bound', '20% off spares.'],
    ['a price without its "from"', 'Shelves for $1,200.'],
    ['another currency', 'From €1,200.'],
    ['another period', '€9 per year.'],
    ['a price without its period', 'Only €9.'],
    ['a year that counts things', '2009 desks.'],
    ['half, which no source says', 'Half the price.'],
    ['a hyphenated count', 'A three-day set-up.'],
    ['a compound count', 'Twenty-five countries.'],
    ['"nearly" left out', '300 oak trees planted.'],
    ['a price that only research found', 'Desks for $900.'],
    ['a multiple', '3x lighter.'],
    ['always open', 'Open 24/7.'],
  ])('caught: %s', { tags: ['D-COPY-3'] }, (_, text) => expect(reasons(text)).not.toEqual([]))

  test('what is inflated is told apart from what is unfounded', () => {
    expect(reasons('Used by 23,000 researchers.')).toEqual([
      '"23,000" in "Used by 23,000 researchers." says more than its source: "Used by 20,417 researchers in 40 countries"',
    ])
    expect(reasons('Used by 23,000 pilots.')).toEqual(['"23,000" in "Used by 23,000 pilots." is stated by no source'])
    expect(reasons('12 researchers.')).toEqual([
      '"12" in "12 researchers." is stated by no source; they have that number otherwise: "We plant 12 trees a week with Green Valley."',
    ])
  })
})

describe('the date until which an offer holds carries the end that it names', () => {
  test.each(['Until May.', 'Until the end of May.', 'The Spring set ends on 31 May.', 'A limited-time offer.'])(
    'kept: %s',
    (text) => expect(reasons(text)).toEqual([]),
  )

  test.each(['Until the end of June.', 'Until 16 May.', 'Until Monday.', 'The Spring set ends soon.', 'Last chance.'])(
    'caught: %s',
    { tags: ['D-COPY-3'] },
    (text) => expect(reasons(text)).not.toEqual([]),
  )
})

describe('what ranks, promises or offers is said by a source that may commit the brand', () => {
  test.each([
    'Free delivery.',
    'Delivery is free.',
    'A 10-year guarantee.',
    'Guaranteed for 10 years.',
    'The lightest desk of its class.',
    'Up to 20% off spares.',
    'Gluten-free bread.',
    'A 14-day trial, no credit card.',
    'Cancel any time.',
    'No refunds on custom work.',
    'Feel free to look. Free up a corner. Free time.',
    'An honest guest in the forest takes interest.',
  ])('kept: %s', (text) => expect(reasons(text)).toEqual([]))

  test.each([
    ['a free thing of another kind', 'Free desks.'],
    ['"free" within another word is no source', 'Free bread.'],
    ['a guarantee of another kind', 'Guaranteed results.'],
    ['a money-back guarantee', 'A money-back guarantee.'],
    ['a lifetime', 'A lifetime guarantee.'],
    ['a superlative of another thing', 'The lightest chair of its class.'],
    ['a superlative without its scope', 'The lightest desk.'],
    ['a superlative', 'The sturdiest desk.'],
    ['a most', 'The most comfortable desk.'],
    ['a rank', 'Your #1 desk.'],
    ['a rank by denial', 'There is no better desk.'],
    ['a refund that a source denies', 'Refunds on custom work.'],
    ['a discount that only the audience wants', 'Discounts.'],
    ['a refund that only an avatar asks for', 'Ask for a refund.'],
    ['a deadline', 'Last chance.'],
    ['a deadline today', 'Today only.'],
    ['a voucher', 'Your voucher waits.'],
    ['an absence', 'Risk-free and pain-free.'],
    ['a voucher by its name', 'Use code SPRING.'],
    ['the beginning of a code', 'Use OAK2.'],
    ['the beginning of an address', 'See https://fernhill.example/spr.'],
    ['soft hyphens', 'The fin\u00adest frame.'],
    ['full-width letters', 'The ｆｉｎｅｓｔ frame.'],
  ])('caught: %s', { tags: ['D-COPY-3'] }, (_, text) => expect(reasons(text)).not.toEqual([]))
})

describe.each<[string, Grounding, string[], string[]]>([
  [
    'de',
    german,
    [
      'Über 12.000 Brote im Monat.',
      'Zwei Jahre Garantie.',
      'Das haltbarste Brot der Stadt.',
      'Kostenlose Lieferung.',
      'Du solltest das feste Brot nehmen.',
      'Die erste Liste mit den nächsten Gästen.',
      'Es musste so sein, ich wusste es.',
      'Mehr als 11.000 Brote.',
    ],
    [
      'Über 15.000 Brote im Monat.',
      'Fünf Jahre Garantie.',
      'Das günstigste Brot.',
      'Kostenlose Brote.',
      'Geld-zurück-Garantie.',
      'Führend in Freiburg.',
      '20 % Rabatt.',
      'Nur noch heute.',
      'Am schnellsten geliefert.',
      'Fünfundzwanzig Brote.',
    ],
  ],
  [
    'fr',
    french,
    [
      'Plus de 5 000 clients.',
      'Plus de 5\u202f000 clients.',
      'Depuis 1987.',
      'Depuis 1987\n\nLes clients.',
      'Satisfait ou remboursé pendant 30 jours.',
      'Le pain le plus cuit de la vallée.',
      'Livré gratuitement.',
      "De plus en plus, l'essai vaut la peine.",
      'Une liste de reste, à l’est.',
    ],
    [
      'Plus de 6 000 clients.',
      '5 000 récompenses.',
      'Le pain le plus tendre.',
      'Le meilleur pain.',
      'Garanti sans risque.',
      'Un bon de réduction.',
      'Quantités limitées.',
      'Trente jours de remise.',
      'Numéro un en France.',
    ],
  ],
  [
    'es',
    spanish,
    [
      'Más de 300 panes.',
      'Garantía de frescura.',
      'El pan más tierno de la ciudad.',
      'Envío gratis.',
      'Este pan, cada vez más.',
      'Una lista de restos.',
      'Una vez más, en la mesa.',
      'Panes del día.',
    ],
    [
      'Más de 400 panes.',
      'Trescientos premios y 300 premios.',
      'El pan más barato.',
      'El mejor pan.',
      'Pan gratis.',
      'Sin riesgo.',
      'Un descuento.',
      'Solo hoy.',
      'Garantía de por vida.',
    ],
  ],
])('in %s', (_, grounding, kept, caught) => {
  test.each(kept)('kept: %s', (text) => expect(reasons(text, grounding)).toEqual([]))
  test.each(caught)('caught: %s', { tags: ['D-COPY-3'] }, (text) => expect(reasons(text, grounding)).not.toEqual([]))
})

describe('a word that begins like another is no form of it', () => {
  const kur = (fact: string) =>
    grounded({ name: 'Linde', description: 'Eine Praxis in Münster.', language: 'de', proof_points: [fact] })
  test.each([
    ['Die Kur kostet 120 €.', 'Der Kurs kostet 120 €', false],
    ['Der Kurs kostet 120 €.', 'Die Kur kostet 120 €', false],
    ['Kurse kosten 120 €.', 'Der Kurs kostet 120 €', true],
    ['Die Kuren kosten 120 €.', 'Die Kur kostet 120 €', true],
    ['Die Rate kostet 12 €.', 'Der Rat kostet 12 €', false],
    ['Die Torte kostet 12 €.', 'Das Tor kostet 12 €', false],
    ['Zwölf Tore.', 'Zwölf Tor', true],
  ])('%s by: %s', (text, fact, carried) => expect(reasons(text, kur(fact)).length === 0).toBe(carried))
})

describe('what a headline has no room for, the primary text may say', () => {
  const shop = grounded({
    name: 'Zed',
    description: 'Zed is a bakery in Leeds.',
    language: 'en',
    proof_points: ['Delivery is free if you are a member.', 'The tasting box is £4 for new customers.'],
  })
  test.each([
    ['Free delivery', 'Zed delivers free if you are a member.', true],
    ['Free delivery', 'Zed delivers in Leeds.', false],
    ['A tasting box for £4', 'New customers pay £4 for the tasting box.', true],
    ['A tasting box for £4', 'Taste before you order.', false],
    ['Free tasting box', 'Zed delivers free if you are a member.', false],
  ])('%s: %s', { tags: ['D-COPY-3'] }, (headline, primary_text, kept) => {
    const reading = new CopyReading({ headline, primary_text }, request({ grounding: shop, offer: null }))
    expect(supportedClaims.find(reading).length === 0).toBe(kept)
  })
})
