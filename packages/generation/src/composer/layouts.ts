import type { AwarenessLevel, CopyLength } from '@adcopy/contract'

/** A thing that a paragraph may do; one that has nothing to say is passed over, and so is a paragraph left empty. */
export type Step =
  | 'hook'
  | 'linger'
  | 'pain'
  | 'turn'
  | 'desire'
  | 'finding'
  | 'doubt'
  | 'description'
  | 'facts'
  | 'named'
  | 'bullets'
  | 'sections'
  | 'offer'
  | 'parting'

export type Layout = ReadonlyArray<readonly Step[]>

/** How each text is built: paragraphs of steps. `sections` gives every theme not told yet a paragraph of its own. */
export const layouts: Readonly<Record<AwarenessLevel, Readonly<Record<CopyLength, Layout>>>> = {
  unaware: {
    short: [['hook', 'linger']],
    medium: [
      ['hook', 'linger'],
      ['turn', 'facts'],
      ['offer', 'parting'],
    ],
    long: [['hook', 'linger'], ['finding'], ['desire'], ['turn', 'description'], ['sections'], ['offer'], ['parting']],
    extra_long: [
      ['hook', 'linger'],
      ['finding'],
      ['pain', 'linger'],
      ['desire'],
      ['turn', 'description'],
      ['sections'],
      ['finding'],
      ['offer'],
      ['parting'],
    ],
    blog: [
      ['hook', 'linger'],
      ['finding'],
      ['pain', 'linger'],
      ['finding', 'desire'],
      ['turn', 'description'],
      ['sections'],
      ['doubt'],
      ['desire'],
      ['offer'],
      ['parting'],
    ],
  },
  problem_aware: {
    short: [['hook'], ['named']],
    medium: [['hook', 'linger'], ['named'], ['offer', 'parting']],
    long: [['hook', 'linger'], ['pain', 'desire'], ['named'], ['description'], ['sections'], ['offer'], ['parting']],
    extra_long: [
      ['hook', 'linger'],
      ['pain'],
      ['finding'],
      ['desire'],
      ['turn', 'description'],
      ['sections'],
      ['doubt'],
      ['offer'],
      ['parting'],
    ],
    blog: [
      ['hook', 'linger'],
      ['pain'],
      ['finding', 'linger'],
      ['pain', 'desire'],
      ['turn', 'description'],
      ['sections'],
      ['doubt'],
      ['doubt'],
      ['desire'],
      ['offer'],
      ['parting'],
    ],
  },
  solution_aware: {
    short: [['named'], ['offer', 'parting']],
    medium: [['hook', 'linger', 'facts'], ['bullets'], ['offer', 'parting']],
    long: [['hook', 'linger', 'description'], ['bullets'], ['sections'], ['doubt'], ['offer'], ['parting']],
    extra_long: [
      ['hook', 'linger', 'description'],
      ['desire'],
      ['bullets'],
      ['sections'],
      ['doubt'],
      ['doubt'],
      ['offer'],
      ['parting'],
    ],
    blog: [
      ['hook', 'linger', 'description'],
      ['pain', 'desire'],
      ['bullets'],
      ['sections'],
      ['doubt'],
      ['doubt'],
      ['doubt'],
      ['offer'],
      ['parting'],
    ],
  },
}
