import type { Backend, Judgement } from '@adcopy/generation'
import { type Gate, gatesOf } from './gates.ts'
import type { EvalResult } from './run.ts'
import { type Summary, summarise } from './summary.ts'

/** An output and what a judge thinks of it, where one was asked. */
export interface Judged {
  result: EvalResult
  judgement: Judgement | null
}

/** Everything known of one backend's part in an evaluation. */
export interface Evaluation {
  name: string
  summary: Summary
  gates: Gate[]
  outputs: readonly Judged[]
}

export function evaluationOf(backend: Backend, outputs: readonly Judged[]): Evaluation {
  const summary = summarise(
    backend,
    outputs.map(({ result }) => result),
  )
  const name = backend.model === null ? backend.name : `${backend.name}: ${backend.model}`
  return { name, summary, gates: gatesOf(summary), outputs }
}
