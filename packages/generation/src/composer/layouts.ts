import type { AwarenessLevel, CopyLength } from '@adcopy/contract'

/** A thing that a paragraph may do; one that has nothing to say is passed over, and so is a paragraph left empty. */
export type Step =
  | 'hook'
  | 'address'
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

/**
 * How each text is built: an opening, why it matters, the brand and what speaks for it, what to do. `sections` gives every
 * theme not told yet a paragraph of its own.
 */
export const layouts: Readonly<Record<AwarenessLevel, Readonly<Record<CopyLength, Layout>>>> = {
  unaware: {
    short: [['hook', 'linger'], ['parting']],
    medium: [
      ['hook', 'linger', 'linger'],
      ['turn', 'address', 'facts'],
      ['offer', 'parting'],
    ],
    long: [
      ['hook', 'linger', 'linger'],
      ['finding', 'desire'],
      ['linger', 'linger'],
      ['turn', 'description'],
      ['address'],
      ['sections'],
      ['offer'],
      ['parting'],
    ],
    extra_long: [
      ['hook', 'linger', 'linger'],
      ['finding'],
      ['pain', 'linger', 'linger'],
      ['desire'],
      ['turn', 'description'],
      ['address'],
      ['sections'],
      ['finding'],
      ['offer'],
      ['parting'],
    ],
    blog: [
      ['hook', 'linger', 'linger'],
      ['finding'],
      ['pain', 'linger', 'linger'],
      ['finding', 'desire'],
      ['turn', 'description'],
      ['address'],
      ['sections'],
      ['doubt'],
      ['doubt'],
      ['linger', 'linger', 'desire'],
      ['offer'],
      ['parting'],
    ],
  },
  problem_aware: {
    short: [['hook', 'linger'], ['named'], ['parting']],
    medium: [
      ['hook', 'linger', 'linger'],
      ['address', 'named'],
      ['offer', 'parting'],
    ],
    long: [
      ['hook', 'linger', 'linger'],
      ['desire', 'linger', 'linger'],
      ['address', 'named'],
      ['description'],
      ['sections'],
      ['offer'],
      ['parting'],
    ],
    extra_long: [
      ['hook', 'linger'],
      ['finding'],
      ['pain', 'linger', 'linger'],
      ['desire'],
      ['turn', 'description'],
      ['address'],
      ['sections'],
      ['doubt'],
      ['offer'],
      ['parting'],
    ],
    blog: [
      ['hook', 'linger', 'linger'],
      ['finding'],
      ['pain', 'linger', 'linger'],
      ['desire'],
      ['turn', 'description'],
      ['address'],
      ['sections'],
      ['doubt'],
      ['doubt'],
      ['pain', 'linger', 'linger', 'desire'],
      ['offer'],
      ['parting'],
    ],
  },
  solution_aware: {
    short: [
      ['hook', 'named'],
      ['linger', 'offer', 'parting'],
    ],
    medium: [['hook', 'linger'], ['address', 'facts'], ['bullets'], ['offer', 'parting']],
    long: [
      ['hook', 'linger', 'linger'],
      ['description'],
      ['bullets'],
      ['address', 'linger'],
      ['sections'],
      ['doubt'],
      ['offer'],
      ['parting'],
    ],
    extra_long: [
      ['hook', 'linger', 'description'],
      ['desire'],
      ['bullets'],
      ['address', 'linger'],
      ['sections'],
      ['doubt'],
      ['doubt'],
      ['offer'],
      ['parting'],
    ],
    blog: [
      ['hook', 'linger', 'description'],
      ['pain', 'linger', 'desire'],
      ['bullets'],
      ['address', 'linger'],
      ['sections'],
      ['doubt'],
      ['doubt'],
      ['doubt'],
      ['finding', 'linger', 'linger'],
      ['offer'],
      ['parting'],
    ],
  },
}
