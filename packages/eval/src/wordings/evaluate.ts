import type { Gate } from '../gates.ts'
import { wordingGates } from './gates.ts'
import { wordings } from './index.ts'
import { measureWordings } from './measure.ts'
import { summariseWordings, type WordingsSummary } from './summary.ts'
import type { Wordings } from './wordings.ts'

/** What the checks make of sentences that were sorted by hand; no backend has a part in it. */
export interface WordingsEvaluation {
  summary: WordingsSummary
  gates: Gate[]
}

export function evaluateWordings(sets: readonly Wordings[] = wordings): WordingsEvaluation {
  const summary = summariseWordings(measureWordings(sets))
  return { summary, gates: wordingGates(summary) }
}
