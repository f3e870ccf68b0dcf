import type { ClaimExample } from './example.ts'

/** A word that narrows what is counted is the source's own; one that paints it is nobody's. */
export const narrowedExamples: readonly ClaimExample[] = [
  {
    title: 'what narrows a count',
    language: 'en',
    facts: [
      '300 members.',
      'Three new branches.',
      '40 certified trainers.',
      '12,000 loaves a month.',
      '500 desks built.',
    ],
    kept: [
      '300 members.',
      'Our 300 members.',
      '300 members and their friends.',
      '300 lively members.',
      'Three new branches.',
      '40 certified trainers.',
      '12,000 crusty loaves a month.',
      '500 desks built, and new ideas.',
      '500 oak desks.',
    ],
    caught: [
      '300 new members.',
      '300 paying members.',
      '300 active members.',
      '300 female members.',
      '300 certified members.',
      '300 returning members.',
      '300 happy members.',
      '300 international members.',
      '40 senior trainers.',
      '12,000 organic loaves a month.',
      '500 handmade desks.',
    ],
  },
  {
    title: 'what narrows a count',
    language: 'de',
    facts: ['300 Mitglieder.', 'Drei neue Läden.', '12.000 Brote im Monat.'],
    kept: [
      '300 Mitglieder.',
      '300 nette Mitglieder.',
      'Drei neue Läden.',
      '12.000 frische Brote im Monat.',
      '300 Mitglieder sind da.',
    ],
    caught: [
      '300 neue Mitglieder.',
      '300 zahlende Mitglieder.',
      '300 aktive Mitglieder.',
      '300 weibliche Mitglieder.',
      '12.000 vegane Brote im Monat.',
    ],
  },
  {
    title: 'what narrows a count',
    language: 'fr',
    facts: ['300 membres.', 'Trois nouvelles boutiques.', '12 000 pains par mois.'],
    kept: ['300 membres.', '300 membres joyeux.', 'Trois nouvelles boutiques.', '12 000 pains dorés par mois.'],
    caught: ['300 nouveaux membres.', '300 membres actifs.', '300 membres payants.', '12 000 pains bio par mois.'],
  },
  {
    title: 'what narrows a count',
    language: 'es',
    facts: ['300 miembros.', 'Tres tiendas nuevas.', '12.000 panes al mes.'],
    kept: [
      '300 miembros.',
      '300 miembros alegres.',
      'Tres tiendas nuevas.',
      'Tres nuevas tiendas.',
      '12.000 panes dorados al mes.',
    ],
    caught: [
      '300 nuevos miembros.',
      '300 miembros activos.',
      '300 miembros nuevos.',
      '12.000 panes ecológicos al mes.',
    ],
  },
]
