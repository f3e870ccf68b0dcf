import type { ClaimExample } from './example.ts'

/** What others of the trade are said to be or to do, and what is said of other people or things. */
export const competitorExamples: readonly ClaimExample[] = [
  {
    title: 'others of the trade',
    language: 'en',
    facts: ['Courses for beginners in June.', 'Most mills in the valley stand still.'],
    kept: [
      'Most people like bread.',
      'Most mornings start with toast.',
      'Most of our bread is rye.',
      'Sold in most shops.',
      'The coat you have can’t keep this out.',
      'Most bakeries in Leeds are on the map.',
    ],
    caught: [
      'Most bakeries close at noon.',
      'Most baking courses start with a factory.',
      'Bread that rests longer than most bakeries allow.',
      'The bakery you use can’t do this.',
      'Traditional courses forget the crust.',
      'Most suppliers never write back.',
    ],
  },
  {
    title: 'others of the trade',
    language: 'de',
    facts: ['Kurse im Juni.'],
    kept: ['Die meisten Menschen mögen Brot.', 'Die meisten von uns schlafen noch.'],
    caught: [
      'Die meisten Bäckereien öffnen spät.',
      'Die meisten Anbieter antworten nie.',
      'Herkömmliche Kurse enden im Regal.',
    ],
  },
  {
    title: 'others of the trade',
    language: 'fr',
    facts: ['Des cours en juin.'],
    kept: ['La plupart des gens aiment le pain.', 'La plupart des matins sentent le pain.'],
    caught: ['La plupart des boulangeries ouvrent tard.', 'La plupart des cours finissent au placard.'],
  },
  {
    title: 'others of the trade',
    language: 'es',
    facts: ['Cursos en junio.'],
    kept: ['La mayoría de la gente quiere pan.', 'La mayoría lo deja en febrero.'],
    caught: ['La mayoría de las panaderías abren tarde.', 'La mayoría de los cursos acaban en un cajón.'],
  },
]
