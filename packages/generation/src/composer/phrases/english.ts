import { topicWords } from '../topics.ts'
import type { Wording } from '../wording.ts'
import { desireFrames, painFrames } from './frames.ts'
import * as problemAware from './problem-aware.ts'
import * as shared from './shared.ts'
import * as solutionAware from './solution-aware.ts'
import * as unaware from './unaware.ts'

export const english: Wording = {
  ...shared,
  desireFrames,
  levels: {
    unaware: { ...unaware, shortPartings: [], painFrames: painFrames.unaware },
    problem_aware: {
      ...problemAware,
      lingering: problemAware.costs,
      painFrames: painFrames.problem_aware,
    },
    solution_aware: {
      ...solutionAware,
      turns: [],
      lingering: solutionAware.weighing,
      painFrames: painFrames.solution_aware,
    },
  },
  proofs: solutionAware.proofs,
  withBrand: 'With {brand},',
  isA: 'is',
  colon: ':',
  afterColon: null,
  quotes: ['“', '”'],
  topics: topicWords,
  offer: {
    briefHeads: ['{name}: {price}'],
    heads: ['{name}: {price}', '{name}, {price}', 'On offer now: {name}, {price}', 'The offer: {name}, {price}'],
    bare: ['{name}', 'On offer now: {name}', 'The offer: {name}'],
    until: 'Valid until {until}',
  },
}
