import type { AwarenessLevel, CopyLength } from '@adcopy/contract'
import type { FactKind } from './material.ts'

/** What a text of one level and length holds: graphemes of body, and how many of everything else. */
interface Quota {
  bodyGraphemes: number
  factGraphemesMax: number
  pains: number
  desires: number
  objections: number
  findings: number
  list: number
}

const quota = (
  bodyGraphemes: number,
  factGraphemesMax: number,
  counts: readonly [number, number, number, number],
  list = 0,
): Quota => ({
  list,
  bodyGraphemes,
  factGraphemesMax,
  pains: counts[0],
  desires: counts[1],
  objections: counts[2],
  findings: counts[3],
})

export const quotas: Readonly<Record<AwarenessLevel, Readonly<Record<CopyLength, Quota>>>> = {
  unaware: {
    short: quota(0, 0, [1, 1, 0, 0]),
    medium: quota(160, 150, [1, 1, 0, 0]),
    long: quota(360, 200, [1, 1, 0, 1]),
    extra_long: quota(800, 300, [2, 1, 0, 2]),
    blog: quota(1500, 300, [2, 2, 2, 3]),
  },
  problem_aware: {
    short: quota(50, 70, [1, 0, 0, 0]),
    medium: quota(170, 160, [1, 1, 0, 0]),
    long: quota(400, 200, [2, 1, 0, 0]),
    extra_long: quota(900, 300, [2, 1, 1, 1]),
    blog: quota(1600, 300, [3, 2, 2, 1]),
  },
  solution_aware: {
    short: quota(50, 70, [0, 0, 0, 0]),
    medium: quota(110, 160, [0, 0, 0, 0], 3),
    long: quota(330, 200, [0, 0, 1, 0], 3),
    extra_long: quota(850, 300, [0, 1, 2, 0], 4),
    blog: quota(1700, 300, [1, 1, 3, 0], 4),
  },
}

/** Facts that one paragraph of a theme carries. */
export const paragraphFacts: Readonly<Record<CopyLength, number>> = {
  short: 1,
  medium: 2,
  long: 3,
  extra_long: 3,
  blog: 4,
}

/** How well a kind of fact suits a reader's level. */
export const fit: Readonly<Record<AwarenessLevel, Partial<Record<FactKind, number>>>> = {
  unaware: { description: 1.1, value: 0.7, knowledge: 0.8, proof: 0.4 },
  problem_aware: { description: 0.5, value: 1, knowledge: 0.8, proof: 0.5 },
  solution_aware: { description: 0.3, value: 0.6, knowledge: 0.8, proof: 1 },
}

export const wordsAimedAt: Readonly<Record<CopyLength, number>> = {
  short: 10,
  medium: 45,
  long: 110,
  extra_long: 235,
  blog: 420,
}
