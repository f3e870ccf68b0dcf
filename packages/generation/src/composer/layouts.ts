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
  | 'invite'
  | 'parting'

export type Layout = ReadonlyArray<readonly Step[]>

/** How each text is built: paragraphs of steps. `sections` gives every theme not told yet a paragraph of its own. */
export const layouts: Readonly<Record<AwarenessLevel, Readonly<Record<CopyLength, Layout>>>> = {
  unaware: {
    short: [['hook', 'linger', 'linger']],
    medium: [
      ['hook', 'linger'],
      ['address', 'turn', 'facts'],
      ['offer', 'parting'],
    ],
    long: [
      ['hook', 'linger'],
      ['linger', 'linger'],
      ['finding'],
      ['desire'],
      ['address', 'turn', 'description'],
      ['sections'],
      ['offer'],
      ['invite', 'parting'],
    ],
    extra_long: [
      ['hook', 'linger', 'linger'],
      ['finding'],
      ['pain', 'linger', 'linger'],
      ['desire'],
      ['address', 'turn', 'description'],
      ['sections'],
      ['finding'],
      ['offer'],
      ['invite', 'parting'],
    ],
    blog: [
      ['hook', 'linger', 'linger'],
      ['finding'],
      ['pain', 'linger', 'linger'],
      ['finding', 'desire'],
      ['address', 'turn', 'description'],
      ['sections'],
      ['doubt'],
      ['doubt'],
      ['desire'],
      ['offer'],
      ['invite', 'parting'],
    ],
  },
  problem_aware: {
    short: [['hook', 'linger'], ['named'], ['parting']],
    medium: [
      ['hook', 'linger'],
      ['address', 'named'],
      ['offer', 'parting'],
    ],
    long: [
      ['hook', 'linger'],
      ['linger', 'linger'],
      ['pain', 'linger', 'desire'],
      ['address', 'named'],
      ['description'],
      ['sections'],
      ['offer'],
      ['invite', 'parting'],
    ],
    extra_long: [
      ['hook', 'linger'],
      ['pain', 'linger', 'linger'],
      ['finding'],
      ['desire'],
      ['address', 'turn', 'description'],
      ['sections'],
      ['doubt'],
      ['offer'],
      ['invite', 'parting'],
    ],
    blog: [
      ['hook', 'linger'],
      ['pain', 'linger'],
      ['finding'],
      ['pain', 'linger', 'desire'],
      ['address', 'turn', 'description'],
      ['sections'],
      ['doubt'],
      ['doubt'],
      ['desire'],
      ['offer'],
      ['invite', 'parting'],
    ],
  },
  solution_aware: {
    short: [
      ['hook', 'named'],
      ['linger', 'offer', 'parting'],
    ],
    medium: [['hook', 'linger', 'address', 'facts'], ['bullets'], ['offer', 'parting']],
    long: [
      ['hook', 'linger'],
      ['linger', 'linger'],
      ['address', 'description'],
      ['bullets'],
      ['sections'],
      ['doubt'],
      ['offer'],
      ['invite', 'parting'],
    ],
    extra_long: [
      ['hook', 'linger', 'address', 'description'],
      ['desire'],
      ['bullets'],
      ['sections'],
      ['doubt'],
      ['doubt'],
      ['offer'],
      ['invite', 'parting'],
    ],
    blog: [
      ['hook', 'linger', 'address', 'description'],
      ['pain', 'linger', 'desire'],
      ['bullets'],
      ['sections'],
      ['doubt'],
      ['doubt'],
      ['doubt'],
      ['finding'],
      ['offer'],
      ['invite', 'parting'],
    ],
  },
}
