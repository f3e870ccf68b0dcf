import { topicWords } from '../topics.ts'
import type { Wording } from '../wording.ts'
import { desireFrames, painFrames } from './frames.ts'
import * as problemAware from './problem-aware.ts'
import * as shared from './shared.ts'
import * as solutionAware from './solution-aware.ts'
import * as unaware from './unaware.ts'

const { subjects } = shared

export const english: Wording = {
  ...shared,
  desireFrames,
  levels: {
    unaware: { ...unaware, bridges: shared.asidesToReader, painFrames: painFrames.unaware, subjects: subjects.unaware },
    problem_aware: {
      ...problemAware,
      lingering: problemAware.costs,
      painFrames: painFrames.problem_aware,
      subjects: subjects.problem_aware,
    },
    solution_aware: {
      ...solutionAware,
      turns: [],
      lingering: [],
      painFrames: painFrames.solution_aware,
      subjects: subjects.solution_aware,
    },
  },
  proofs: solutionAware.proofs,
  topics: topicWords,
  offer: {
    briefHeads: ['{price}: {name}'],
    heads: [
      '{name}: {price}',
      'The offer: {name}, {price}',
      'Ask for {name} ({price})',
      'On offer now: {name} ({price})',
    ],
    bare: ['{name}', 'On offer: {name}', 'The offer: {name}', 'Ask for {name}'],
    until: 'Valid until {until}',
    termsApply: 'Terms apply.',
  },
}
