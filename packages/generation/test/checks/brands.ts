import type { OfferContent } from '@adcopy/contract'
import { grounded } from '../fixtures.ts'

// Brands that state much, so that what goes beyond them is close to what they say.

export const desks = grounded(
  {
    name: 'Fernhill',
    description: 'Fernhill sells oak desks made in Vermont, with free delivery. Bread for the workshop is gluten-free.',
    audience: 'People who look for discounts and a free desk',
    proof_points: [
      'Used by 20,417 researchers in 40 countries',
      'More than 500 desks built since 2009',
      'A 10-year guarantee on every frame',
      'Set up in 15 minutes',
      'Shelves from $1,200',
      '50% of users come back within a year',
      'Up to 20% off spares',
      'The lightest desk of its class',
      'No refunds on custom work',
      'Code OAK25 for returning customers',
      'Two million screws, and 2.5 kg a leg',
      'Nearly 300 oak trees planted',
    ],
  },
  {
    brand_brief: [{ file_id: 'file_1', text: 'We plant 12 trees a week with Green Valley.', start: 40, end: 83 }],
    avatars: [{ name: 'Ann', pains: ['Asks for a refund and a free trial', 'Loses 3 hours a week'] }],
    think_reports: [
      { title: 'Desk work', findings: ['72% of respondents stand up too late', 'Desks cost $900 elsewhere'] },
    ],
  },
)
export const offer: OfferContent = {
  name: 'Spring set',
  price: '€9 per month',
  url: 'https://fernhill.example/spring',
  valid_until: '31 May 2027',
  terms: ['14-day trial without a credit card', 'Cancel any time'],
}
export const french = grounded({
  name: 'Moulin Vert',
  description: 'Une boulangerie de village qui livre gratuitement le pain de seigle.',
  language: 'fr',
  proof_points: [
    'Plus de 5 000 clients depuis 1987',
    'Satisfait ou remboursé pendant 30 jours',
    'Le pain le plus cuit de la vallée',
  ],
})
export const german = grounded({
  name: 'Kornhaus',
  description: 'Eine Bäckerei in Freiburg mit kostenloser Lieferung.',
  language: 'de',
  proof_points: [
    'Über 12.000 Brote im Monat',
    'Zwei Jahre Garantie auf jeden Brotkasten',
    'Das haltbarste Brot der Stadt',
  ],
})
export const spanish = grounded({
  name: 'Horno Sol',
  description: 'Una panadería con envío gratis en Sevilla.',
  language: 'es',
  proof_points: ['Más de 300 panes al día', 'Garantía de frescura', 'El pan más tierno de la ciudad'],
})
