import type { BrandProfile, Copy, OfferContent } from '@adcopy/contract'
import { runChecks } from '../../src/checks/index.ts'
import type { GenerationRequest, Support } from '../../src/request.ts'

/** By default, the brand is a bakery, and its language is English. */
interface Case {
  text: string
  headline?: string
  facts?: readonly string[]
  profile?: Partial<BrandProfile>
  offer?: OfferContent | null
  support?: Support[]
  asked?: Partial<GenerationRequest>
}

const facts = [
  'Founded in 1987, with 20,417 members and 3 shops',
  'A loaf costs £4.50, two cost £8',
  'The spring course begins on 31 May 2026 and takes 8 evenings',
  'Half of the flour, 50%, comes from Tadcaster',
  '“I sleep again”, says Ada Whitlock',
  'Order at shop.bluebird.example with the code SPRING26',
  'Open from 7:30 to 18:00',
]

export function failed({
  text,
  headline = 'Bread that keeps',
  profile,
  offer = null,
  support = [],
  asked,
  ...more
}: Case): string[] {
  const request: GenerationRequest = {
    platform: 'facebook',
    awarenessLevel: 'solution_aware',
    copyLength: 'long',
    brief: 'spring',
    seed: 'seed',
    offer,
    grounding: {
      version: 1,
      profile: {
        name: 'Bluebird',
        description: 'A bakery.',
        language: 'en',
        proof_points: [...(more.facts ?? facts)],
        ...profile,
      },
      brand_brief: [],
      avatars: [],
      think_reports: [],
    },
    ...asked,
  }
  const copy: Copy = { headline, primary_text: text }
  return runChecks(request, { copy, support })
    .filter(({ passed, severity }) => !passed && severity === 'hard')
    .map(({ check }) => check)
}
