import type { ClaimExample } from './example.ts'

/** What grows has an end of its own, which is none of an offer. */
export const harvestExamples: readonly ClaimExample[] = [
  {
    title: 'an end of the harvest',
    language: 'en',
    facts: ['Zed bakes in Leeds.'],
    kept: [
      'The tomato harvest ends in October.',
      'The harvest of the apples ends in October.',
      'Asparagus ends in June.',
    ],
    caught: ['The harvest sale ends in October.', 'The sale of the harvest ends in October.'],
  },
  {
    title: 'an end of the harvest',
    language: 'de',
    facts: ['Zed backt in Leeds.'],
    kept: ['Die Tomatenernte endet im Oktober.', 'Die Ernte der Tomaten endet im Oktober.'],
    caught: ['Die Aktion zur Ernte endet im Oktober.', 'Das Angebot endet im Oktober.'],
  },
  {
    title: 'an end of the harvest',
    language: 'fr',
    facts: ['Zed cuit à Leeds.'],
    kept: ['La récolte des tomates finit en octobre.', 'La cueillette se termine vendredi.'],
    caught: ['L’offre de la récolte finit en octobre.', 'L’offre se termine vendredi.'],
  },
  {
    title: 'an end of the harvest',
    language: 'es',
    facts: ['Zed cuece en Leeds.'],
    kept: ['La cosecha de los tomates acaba en octubre.', 'La vendimia termina el viernes.'],
    caught: ['La oferta de la cosecha acaba en octubre.', 'La oferta termina el viernes.'],
  },
]
