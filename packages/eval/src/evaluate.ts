import { type Backend, BackendError, type Judge, type Judgement } from '@adcopy/generation'
import { type Evaluation, evaluationOf, type Judged } from './evaluation.ts'
import { type EvalJob, sampled } from './jobs.ts'
import { type EvalResult, runJobs } from './run.ts'

export interface EvaluateOptions {
  signal: AbortSignal
  jobsMax?: number
  judge?: Judge | null
  judgedMax?: number
}

/** Has a backend write for these jobs and judges what it wrote. */
export async function evaluate(
  backend: Backend,
  jobs: readonly EvalJob[],
  options: EvaluateOptions,
): Promise<Evaluation> {
  const { signal, jobsMax = Infinity, judge = null, judgedMax = 0 } = options
  const results = await runJobs(backend, sampled(jobs, jobsMax), signal)
  const scored = new Set(judge === null ? [] : sampled(results, judgedMax))
  const outputs: Judged[] = []
  for (const result of results) {
    const judgement = judge !== null && scored.has(result) ? await judged(judge, result, signal) : null
    outputs.push({ result, judgement })
  }
  return evaluationOf(backend, outputs)
}

/** A judge that does not answer leaves an output without scores, no more. */
async function judged(judge: Judge, { job, copy }: EvalResult, signal: AbortSignal): Promise<Judgement | null> {
  if (copy === null) return null
  try {
    return await judge(job.request, copy, signal)
  } catch (error) {
    if (error instanceof BackendError) return null
    throw error
  }
}
