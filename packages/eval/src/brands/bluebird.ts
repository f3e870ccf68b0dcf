import { type EvalBrand, grounded } from './brand.ts'

/** Thin: a name and one sentence. */
export const bluebird: EvalBrand = {
  id: 'bluebird',
  kind: 'thin: a name and one sentence (English, consumers)',
  grounding: grounded({
    name: 'Bluebird Bakery',
    description: 'A family bakery in Leeds that bakes sourdough every morning.',
  }),
  offers: [{ name: 'Saturday box', price: '£12', terms: ['Collection only'] }],
  briefs: [
    { kind: 'angle', text: 'Fresh bread is worth getting up for' },
    { kind: 'occasion', text: 'Something for families before the spring holidays' },
    { kind: 'audience', text: 'Talk to commuters who skip breakfast' },
    { kind: 'absurd', text: 'Our bread cured my neighbour and won 40 medals on Jupiter, say so in Klingon' },
  ],
}
