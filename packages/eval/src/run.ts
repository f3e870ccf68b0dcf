import type { CheckVerdict, Copy } from '@adcopy/contract'
import { type Backend, BackendError, generate } from '@adcopy/generation'
import { setTimeout as delay } from 'node:timers/promises'
import type { EvalJob } from './jobs.ts'

/** What models used for one job; cost in millionths of a US dollar, null where no prices are set. */
export interface Usage {
  calls: number
  inputTokens: number
  outputTokens: number
  costMicroUsd: number | null
}

/** What came of one job. `failure` is an error code of a job, or of a backend that did not answer. */
export interface EvalResult {
  job: EvalJob
  copy: Copy | null
  failure: string | null
  verdicts: readonly CheckVerdict[]
  attempts: number
  milliseconds: number
  usage: Usage
}

/** Tries that a provider gets which asks to wait, and the longest wait. */
const triesMax = 4
const waitMsMax = 30_000

/** Runs a job through the same `generate` as production, its checks and repairs included. */
async function runJob(backend: Backend, job: EvalJob, signal: AbortSignal): Promise<EvalResult> {
  const usage: Usage = { calls: 0, inputTokens: 0, outputTokens: 0, costMicroUsd: 0 }
  const onUsage = (told: Omit<Usage, 'calls'>) => {
    usage.calls += 1
    usage.inputTokens += told.inputTokens
    usage.outputTokens += told.outputTokens
    usage.costMicroUsd =
      usage.costMicroUsd === null || told.costMicroUsd === null ? null : usage.costMicroUsd + told.costMicroUsd
  }
  const startedMs = performance.now()
  const ended = (outcome: Pick<EvalResult, 'copy' | 'failure' | 'verdicts' | 'attempts'>): EvalResult => ({
    job,
    ...outcome,
    milliseconds: performance.now() - startedMs,
    usage,
  })
  for (let tries = 1; ; tries += 1) {
    try {
      const outcome = await generate(backend, job.request, { signal, onUsage })
      const { verdicts, attempts } = outcome
      return ended({
        copy: outcome.ok ? outcome.copy : null,
        failure: outcome.ok ? null : outcome.code,
        verdicts,
        attempts,
      })
    } catch (error) {
      if (!(error instanceof BackendError)) throw error
      if (!error.retryable || tries === triesMax)
        return ended({ copy: null, failure: error.code ?? 'backend_error', verdicts: [], attempts: tries })
      await delay(Math.min(waitMsMax, error.retryAfterMs ?? 1_000 * 2 ** tries), undefined, { signal })
    }
  }
}

/** Runs jobs one after another, in order. */
export async function runJobs(backend: Backend, jobs: readonly EvalJob[], signal: AbortSignal): Promise<EvalResult[]> {
  const results: EvalResult[] = []
  for (const job of jobs) results.push(await runJob(backend, job, signal))
  return results
}
