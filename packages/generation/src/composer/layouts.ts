import type { AwarenessLevel, CopyLength } from '@adcopy/contract'

/** A thing that a paragraph may do; one that has nothing to say is passed over, and so is a paragraph left empty. */
export type Step =
  | 'hook'
  | 'opening'
  | 'linger'
  | 'pain'
  | 'turn'
  | 'desire'
  | 'finding'
  | 'doubt'
  | 'subject'
  | 'address'
  | 'bridge'
  | 'description'
  | 'facts'
  | 'bullets'
  | 'sections'
  | 'offer'
  | 'closer'
  | 'parting'

export type Layout = ReadonlyArray<readonly Step[]>

/** How each text is built: paragraphs of steps. `sections` spreads all facts not told yet over paragraphs of their own. */
export const layouts: Readonly<Record<AwarenessLevel, Readonly<Record<CopyLength, Layout>>>> = {
  unaware: {
    short: [['hook', 'subject', 'linger']],
    medium: [
      ['hook', 'linger'],
      ['turn', 'facts'],
      ['offer', 'parting'],
    ],
    long: [
      ['hook'],
      ['linger', 'subject', 'desire'],
      ['finding'],
      ['turn', 'description'],
      ['sections'],
      ['offer'],
      ['address', 'parting'],
    ],
    extra_long: [
      ['hook', 'linger'],
      ['subject', 'finding'],
      ['pain', 'linger'],
      ['desire'],
      ['turn', 'description', 'facts'],
      ['sections'],
      ['finding'],
      ['bullets'],
      ['offer'],
      ['closer', 'address', 'parting'],
    ],
    blog: [
      ['hook'],
      ['linger', 'linger'],
      ['pain', 'subject'],
      ['finding', 'linger'],
      ['desire'],
      ['turn', 'description', 'facts'],
      ['address', 'finding'],
      ['sections'],
      ['doubt'],
      ['bullets'],
      ['desire', 'linger'],
      ['offer'],
      ['closer', 'parting'],
    ],
  },
  problem_aware: {
    short: [['hook'], ['facts', 'turn']],
    medium: [
      ['hook', 'linger'],
      ['turn', 'facts'],
      ['offer', 'parting'],
    ],
    long: [
      ['hook', 'subject'],
      ['pain', 'linger'],
      ['desire'],
      ['turn', 'description', 'facts'],
      ['sections'],
      ['address', 'bridge'],
      ['offer', 'parting'],
    ],
    extra_long: [
      ['address', 'hook'],
      ['linger', 'pain'],
      ['subject', 'finding'],
      ['desire', 'turn', 'facts'],
      ['sections'],
      ['doubt'],
      ['bridge', 'description'],
      ['bullets'],
      ['offer'],
      ['parting'],
    ],
    blog: [
      ['hook', 'linger'],
      ['pain', 'linger'],
      ['finding', 'subject'],
      ['pain', 'desire'],
      ['address'],
      ['turn', 'description'],
      ['sections'],
      ['bridge', 'desire'],
      ['doubt'],
      ['bullets'],
      ['doubt'],
      ['offer'],
      ['closer', 'bridge', 'parting'],
    ],
  },
  solution_aware: {
    short: [['opening'], ['facts', 'offer'], ['bridge', 'parting']],
    medium: [['hook', 'facts'], ['bullets'], ['offer', 'parting']],
    long: [
      ['address', 'hook'],
      ['facts', 'subject'],
      ['bullets'],
      ['doubt'],
      ['sections'],
      ['offer'],
      ['bridge', 'parting'],
    ],
    extra_long: [
      ['hook', 'address'],
      ['subject', 'facts'],
      ['description', 'desire'],
      ['sections'],
      ['bullets'],
      ['doubt'],
      ['offer'],
      ['doubt'],
      ['closer', 'parting'],
    ],
    blog: [
      ['hook'],
      ['description', 'address'],
      ['pain', 'bridge'],
      ['subject'],
      ['facts'],
      ['bullets'],
      ['sections'],
      ['doubt'],
      ['desire', 'bridge'],
      ['doubt'],
      ['offer'],
      ['closer', 'bridge'],
      ['parting'],
    ],
  },
}
