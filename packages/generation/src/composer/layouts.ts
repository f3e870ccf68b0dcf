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
      ['hook', 'finding', 'linger'],
      ['turn', 'facts'],
      ['offer', 'parting'],
    ],
    long: [
      ['hook', 'linger'],
      ['finding', 'desire', 'linger'],
      ['turn', 'description'],
      ['address', 'sections'],
      ['offer'],
      ['parting'],
    ],
    extra_long: [
      ['hook', 'linger'],
      ['finding'],
      ['pain', 'linger'],
      ['desire', 'linger'],
      ['turn', 'description'],
      ['address', 'sections'],
      ['finding'],
      ['offer'],
      ['parting'],
    ],
    blog: [
      ['hook', 'linger'],
      ['finding'],
      ['pain', 'linger'],
      ['finding', 'desire', 'linger'],
      ['turn', 'description'],
      ['address', 'sections'],
      ['doubt', 'linger'],
      ['doubt'],
      ['finding', 'linger'],
      ['desire', 'linger'],
      ['offer'],
      ['parting'],
    ],
  },
  problem_aware: {
    short: [['hook', 'linger'], ['named'], ['parting']],
    medium: [
      ['hook', 'linger'],
      ['address', 'named'],
      ['desire', 'offer', 'parting'],
    ],
    long: [
      ['hook', 'linger'],
      ['desire', 'linger'],
      ['address', 'named'],
      ['description'],
      ['sections'],
      ['offer'],
      ['parting'],
    ],
    extra_long: [
      ['hook', 'linger'],
      ['finding', 'linger'],
      ['pain', 'linger'],
      ['desire', 'linger'],
      ['turn', 'description'],
      ['address', 'sections'],
      ['doubt', 'linger'],
      ['offer'],
      ['parting'],
    ],
    blog: [
      ['hook', 'linger'],
      ['finding', 'linger'],
      ['pain', 'linger'],
      ['desire', 'linger'],
      ['turn', 'description'],
      ['address', 'sections'],
      ['doubt', 'linger'],
      ['doubt'],
      ['pain', 'linger'],
      ['desire', 'linger'],
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
      ['hook', 'description'],
      ['linger'],
      ['bullets'],
      ['address', 'sections'],
      ['doubt'],
      ['linger'],
      ['offer'],
      ['parting'],
    ],
    extra_long: [
      ['hook', 'description', 'linger'],
      ['desire', 'linger'],
      ['bullets'],
      ['linger'],
      ['address', 'sections'],
      ['doubt', 'linger'],
      ['doubt'],
      ['linger'],
      ['offer'],
      ['parting'],
    ],
    blog: [
      ['hook', 'description', 'linger'],
      ['pain', 'linger', 'desire', 'linger'],
      ['bullets'],
      ['linger'],
      ['address', 'sections'],
      ['doubt', 'linger'],
      ['doubt', 'linger'],
      ['doubt'],
      ['finding', 'linger'],
      ['linger'],
      ['offer'],
      ['parting'],
    ],
  },
}
