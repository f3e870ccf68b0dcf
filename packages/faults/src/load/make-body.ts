import type { CreateJobInput } from '@adcopy/contract'
import type { Random } from '../random.ts'

/**
 * This text is in every brief of a run and nowhere else. A place that contains the text has therefore leaked a brief.
 */
export const briefCanary = 'zanzibarian wheelwrights'

/** The body depends only on the random source and the key. The brief contains the key. */
export function makeBody(random: Random, key: string): CreateJobInput {
  return {
    platform: random.pick(['facebook', 'instagram']),
    awareness_level: random.pick(['unaware', 'problem_aware', 'solution_aware']),
    brief: `${briefCanary} ask for ${key}`,
    copy_length: random.pick(['short', 'medium', 'long']),
  }
}
