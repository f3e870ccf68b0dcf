import type { ClaimExample } from './example.ts'

/** What a brand guarantees, and for how long. */
export const commitmentExamples: readonly ClaimExample[] = [
  {
    title: 'guarantees',
    language: 'en',
    facts: ['A 10-year guarantee on every frame.', '20 years of experience.', 'Returns within 60 days.'],
    kept: [
      'The frame is guaranteed for 10 years.',
      'Every frame is guaranteed for ten years.',
      'A ten-year guarantee.',
      'Guaranteed for 10 years.',
      '10 years of guarantee on the frame.',
      'A frame guarantee of ten years.',
      'A 10-year guarantee and 20 years of experience.',
    ],
    caught: [
      'A 20-year guarantee.',
      'A 10-year guarantee on every desk.',
      'Guaranteed results.',
      'Results guaranteed.',
      'A satisfaction guarantee.',
      'A money-back guarantee.',
      'Guaranteed for 60 days.',
      'A one-year guarantee.',
      'A lifetime guarantee.',
      'A 10-month guarantee.',
    ],
  },
  {
    title: 'guarantees',
    language: 'de',
    facts: ['Zwei Jahre Garantie auf jeden Brotkasten.', '20 Jahre Erfahrung.'],
    kept: [
      'Zwei Jahre Garantie auf den Brotkasten.',
      'Der Brotkasten hat 2 Jahre Garantie.',
      '2 Jahre Garantie.',
      'Garantie: zwei Jahre.',
      'Auf jeden Brotkasten zwei Jahre Garantie.',
    ],
    caught: [
      '20 Jahre Garantie.',
      'Zwei Jahre Garantie auf jedes Brot.',
      'Garantiert frisch.',
      'Zufriedenheitsgarantie.',
      'Geld-zurück-Garantie.',
      'Lebenslange Garantie.',
      'Ein Jahr Garantie.',
    ],
  },
]
