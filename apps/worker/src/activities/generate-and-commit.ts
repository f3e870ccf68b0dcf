import { verbs, type JobWork } from '@adcopy/core'
import { attemptsMax, checksVersion, generate, hardFailures, type GenerationOutcome } from '@adcopy/generation'
import type { Activities, JobOutcome } from '@adcopy/workflows'
import { spanned } from '../traces.ts'
import { attempt } from './attempt.ts'
import type { ActivityDeps } from './deps.ts'
import { endsJob } from './failures.ts'
import { createUsageMeter, type UsageMeter } from './usage-meter.ts'

/**
 * One try at a job. Holds no connection while it generates, and writes nothing before the one statement that ends the
 * job: whoever commits first wins, and every other try answers with what won.
 */
export function createGenerateAndCommit(deps: ActivityDeps): Activities['generateAndCommit'] {
  const { core, backend } = deps
  const ctx = core.as({ kind: 'system' })
  return async function generateAndCommit(jobId) {
    return attempt(deps, { job_id: jobId }, async ({ cancelled, log }) => {
      const begun = await verbs.beginJob({ ctx, input: { jobId } })
      if (begun.kind === 'gone') return 'gone'
      if (begun.kind === 'ended') return begun.state
      if (begun.kind === 'overdue') throw endsJob('generation_timeout')
      const { work } = begun
      if (work.modelCalls + attemptsMax > deps.modelCallsMax) {
        log.error({ calls: work.modelCalls }, 'a model was called as often as one job may')
        throw endsJob('generation_failed')
      }
      const meter = createUsageMeter(deps, { jobId, log })
      const outcome = await generateInTime({ ...deps, log }, jobId, work, { cancelled, meter })
      if (!outcome.ok) {
        const failed = hardFailures(outcome.verdicts)
        log.info({ code: outcome.code, candidates: outcome.attempts, failed }, 'no usable copy')
        throw endsJob(outcome.code, failed)
      }
      const card = {
        grounding_hash: work.groundingId,
        offer_version_id: work.offerVersionId,
        backend: backend.name,
        model: backend.model,
        prompt_version: backend.promptVersion,
        seed: jobId,
        checks_version: checksVersion,
        platform: work.platform,
        awareness_level: work.awarenessLevel,
        copy_length: work.copyLength,
        candidate: outcome.candidate,
        answer_mode: backend.answerMode ?? null,
      }
      const { copy, verdicts: checks, claims } = outcome
      const input = { jobId, copy, checks, card, claims }
      if (!(await verbs.succeedJob({ ctx, input }))) return whatWon(ctx, jobId)
      log.info({ workspace_id: work.workspaceId, candidates: outcome.attempts }, 'job succeeded')
      return 'succeeded'
    })
  }
}

async function generateInTime(
  { backend, log, metrics }: ActivityDeps,
  jobId: string,
  work: JobWork,
  { cancelled, meter }: { cancelled: AbortSignal; meter: UsageMeter },
): Promise<GenerationOutcome> {
  const { platform, awarenessLevel, copyLength, brief, grounding, offer } = work
  const overdue = new AbortController()
  const startedMs = performance.now()
  const timer = setTimeout(() => overdue.abort(), Math.min(work.secondsLeft * 1000, timerMsMax))
  try {
    const signal = AbortSignal.any([cancelled, overdue.signal])
    const request = { platform, awarenessLevel, copyLength, brief, grounding, offer, seed: jobId }
    const outcome = await spanned('generate', { attributes: { 'adcopy.backend': backend.name } }, async (span) => {
      const found = await generate(backend, request, {
        signal,
        onUsage: meter.count,
        onRejected: (checks) => metrics.rejected(checks),
      })
      span.setAttributes({ 'adcopy.candidates': found.attempts, 'adcopy.usable': found.ok })
      return found
    })
    metrics.generated(outcome.ok ? 'usable' : 'unusable', secondsSince(startedMs))
    return outcome
  } catch (error) {
    metrics.generated('error', secondsSince(startedMs))
    if (!overdue.signal.aborted) throw error
    log.warn("the job's time ended while it was generated")
    throw endsJob('generation_timeout')
  } finally {
    clearTimeout(timer)
    await meter.keep()
  }
}

const secondsSince = (startedMs: number) => (performance.now() - startedMs) / 1000

// What setTimeout can wait.
const timerMsMax = 2 ** 31 - 1

async function whatWon(ctx: Parameters<typeof verbs.beginJob>[0]['ctx'], jobId: string): Promise<JobOutcome> {
  const now = await verbs.beginJob({ ctx, input: { jobId } })
  if (now.kind === 'gone') return 'gone'
  if (now.kind === 'ended') return now.state
  if (now.kind === 'overdue') throw endsJob('generation_timeout')
  throw new Error('a job refused its end without having one')
}
