import type { ClaimExample } from './example.ts'

/** A price and a discount are of what the source says, for whom it says. */
export const priceExamples: readonly ClaimExample[] = [
  {
    title: 'prices and rates of another thing',
    language: 'en',
    facts: [
      'A loaf costs £4 and a cake costs £30.',
      'Savings accounts pay 3% interest.',
      'Mortgages start at 5%.',
      'Delivery costs £6.',
    ],
    kept: [
      'A loaf costs £4.',
      'Loaves for £4.',
      'Cakes: £30.',
      'Just £4 for a loaf.',
      'Save at 3%.',
      '3% interest on your savings.',
      'Delivery for £6.',
      'Mortgages from 5%.',
    ],
    caught: [
      'A cake costs £4.',
      'Cakes for £4.',
      'Cakes: £4.',
      'A loaf costs £6.',
      'Mortgages at 3%.',
      'A mortgage with 3% interest.',
      'Cakes from £6.',
    ],
  },
  {
    title: 'prices of another thing',
    language: 'de',
    facts: ['Ein Brot kostet 4 € und ein Kuchen kostet 30 €.', 'Die Lieferung kostet 6 €.'],
    kept: ['Ein Brot kostet 4 €.', 'Brot für 4 €.', 'Kuchen: 30 €.', 'Lieferung für 6 €.', 'Nur 4 € für ein Brot.'],
    caught: ['Ein Kuchen kostet 4 €.', 'Kuchen für 4 €.', 'Kuchen: 4 €.', 'Ein Brot kostet 6 €.', 'Torten ab 30 €.'],
  },
  {
    title: 'prices of another thing',
    language: 'fr',
    facts: ['Un pain coûte 4 € et un gâteau coûte 30 €.', 'La livraison coûte 6 €.'],
    kept: ['Un pain coûte 4 €.', 'Le pain à 4 €.', 'Gâteaux : 30 €.', 'Livraison : 6 €.', 'Livré pour 6 €.'],
    caught: ['Un gâteau coûte 4 €.', 'Gâteaux à 4 €.', 'Gâteaux : 4 €.', 'Un pain coûte 6 €.', 'Tartes à 30 €.'],
  },
  {
    title: 'prices of another thing',
    language: 'es',
    facts: ['Un pan cuesta 4 € y una tarta cuesta 30 €.', 'El envío cuesta 6 €.'],
    kept: ['Un pan cuesta 4 €.', 'Pan por 4 €.', 'Tartas: 30 €.', 'Envío: 6 €.', 'Envío por 6 €.'],
    caught: ['Una tarta cuesta 4 €.', 'Tartas por 4 €.', 'Tartas: 4 €.', 'Un pan cuesta 6 €.', 'Pasteles por 30 €.'],
  },
  {
    title: 'discounts keep what they are on and for whom',
    language: 'en',
    facts: ['Wholesale orders get 20% off.', 'Up to 30% off spares.', 'New members save £5 on the first box.'],
    kept: [
      '20% off wholesale orders.',
      'Wholesale? 20% off your order.',
      'Up to 30% off spares.',
      'Save up to 30% on spares.',
      'Save £5 on your first box as a new member.',
    ],
    caught: [
      '20% off.',
      '20% off for everyone.',
      '20% off your first loaf.',
      'Up to 30% off everything.',
      'Save up to 30%.',
      '30% off spares.',
      'Save £5 on every box.',
    ],
  },
  {
    title: 'a discount for some',
    language: 'en',
    facts: ['20% off for students in September.'],
    kept: ['20% off for students in September.', '20% off for students.', 'Students get 20% off.'],
    caught: ['20% off in September.', '20% off.', '20% off for teachers.'],
  },
]
