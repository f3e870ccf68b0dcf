import type { Random } from '../random.ts'
import { briefCanary, type CreateBody } from './partner.ts'

/** The body depends only on the random source and the key. The brief contains the key. */
export function makeBody(random: Random, key: string): CreateBody {
  return {
    platform: random.pick(['facebook', 'instagram']),
    awareness_level: random.pick(['unaware', 'problem_aware', 'solution_aware']),
    brief: `${briefCanary} ask for ${key}`,
    copy_length: random.pick(['short', 'medium', 'long']),
  }
}
