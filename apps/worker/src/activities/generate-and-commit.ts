import type { ReproducibilityCard } from '@adcopy/contract'
import { verbs, type Ctx, type JobWork, type SystemActor } from '@adcopy/core'
import {
  CallsSpentError,
  checksVersion,
  type GenerationOutcome,
  type Generator,
  hardFailures,
} from '@adcopy/generation'
import type { Logger } from '@adcopy/telemetry'
import type { Activities, JobOutcome } from '@adcopy/workflows'
import { spanned } from '../traces.ts'
import { attempt } from './attempt.ts'
import { createCallAccount, JobEndedError } from './call-account.ts'
import type { ActivityDeps } from './deps.ts'
import { endsJob } from './failures.ts'
import { createShare } from './share.ts'

/**
 * Generates copy without occupying a database connection. If several attempts overlap, the first one to commit
 * determines the outcome, and the others return that outcome.
 */
export function createGenerateAndCommit(deps: ActivityDeps): Activities['generateAndCommit'] {
  const { core, generator } = deps
  const ctx = core.as({ kind: 'system' })
  const inShare = createShare(deps.slots)
  return async function generateAndCommit(jobId) {
    return attempt(deps, { job_id: jobId }, async ({ cancelled, log }) => {
      const begun = await verbs.beginJob({ ctx, input: { jobId } })
      if (begun.kind === 'gone') return 'gone'
      if (begun.kind === 'ended') return begun.state
      if (begun.kind === 'overdue') throw endsJob('generation_timeout')
      const { work } = begun
      if (work.modelCalls + generator.callsPerAttemptMax > deps.modelCallsMax)
        throw new CallsSpentError(`the job has made ${work.modelCalls} calls, which leave too few for another attempt`)
      const outcome = await inShare(work, () => generateInTime({ ...deps, log }, jobId, work, cancelled))
      if (outcome === 'ended') return readOutcome(ctx, jobId)
      if (!outcome.ok) {
        const failed = hardFailures(outcome.verdicts)
        log.info({ code: outcome.code, candidates: outcome.candidates, failed }, 'no usable copy')
        throw endsJob(outcome.code, failed)
      }
      const { copy, verdicts: checks, claims } = outcome
      const card = cardOf(generator, { jobId, work, outcome })
      const input = { jobId, copy, checks, card, claims }
      if (!(await verbs.succeedJob({ ctx, input }))) return readOutcome(ctx, jobId)
      log.info({ workspace_id: work.workspaceId, candidates: outcome.candidates }, 'job succeeded')
      return 'succeeded'
    })
  }
}

interface Done {
  jobId: string
  work: JobWork
  outcome: Extract<GenerationOutcome, { ok: true }>
}

function cardOf({ writer, verifier }: Generator, { jobId, work, outcome }: Done): ReproducibilityCard {
  return {
    grounding_hash: work.groundingId,
    offer_version_id: work.offerVersionId,
    backend: writer.name,
    model: writer.model,
    prompt_version: writer.promptVersion,
    seed: jobId,
    checks_version: checksVersion,
    verifier:
      verifier === null || !outcome.verified
        ? null
        : { backend: verifier.name, model: verifier.model ?? '', prompt_version: verifier.promptVersion },
    platform: work.platform,
    awareness_level: work.awarenessLevel,
    copy_length: work.copyLength,
    candidate: outcome.candidates,
    answer_mode: writer.answerMode ?? null,
  }
}

/** Returns `ended` if the job became terminal in the meantime. */
async function generateInTime(
  deps: ActivityDeps & { log: Logger },
  jobId: string,
  work: JobWork,
  cancelled: AbortSignal,
): Promise<GenerationOutcome | 'ended'> {
  const { generator, compute, log, metrics } = deps
  const { platform, awarenessLevel, copyLength, brief, grounding, offer } = work
  const overdue = new AbortController()
  const startedMs = performance.now()
  const timer = setTimeout(() => overdue.abort(), Math.min(work.secondsLeft * 1000, timerMsMax))
  try {
    const signal = AbortSignal.any([cancelled, overdue.signal])
    const request = { platform, awarenessLevel, copyLength, brief, grounding, offer, seed: jobId }
    const attributes = { 'adcopy.backend': generator.writer.name }
    const outcome = await spanned('generate', { attributes }, async (span) => {
      const account = createCallAccount(deps, { jobId, log })
      const limits = { signal, account, onRejected: (checks: readonly string[]) => metrics.rejected(checks) }
      const found = await leftAt(signal, generator.generate(compute.for(work.workspaceId, signal), request, limits))
      span.setAttributes({ 'adcopy.candidates': found.candidates, 'adcopy.usable': found.ok })
      return found
    })
    metrics.generated(outcome.ok ? 'usable' : 'unusable', secondsSince(startedMs))
    return outcome
  } catch (error) {
    metrics.generated('error', secondsSince(startedMs))
    if (error instanceof JobEndedError) return 'ended'
    if (!overdue.signal.aborted) throw error
    log.warn("the job's time ended while it was generated")
    throw endsJob('generation_timeout')
  } finally {
    clearTimeout(timer)
  }
}

// After an abort, the generator has this long to record its model calls.
const leaveMsMax = 250

/** Rejects soon after an abort, because work that ignores its signal would otherwise occupy a worker slot forever. */
async function leftAt<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  let timer: NodeJS.Timeout | undefined
  const leave = () => (timer = setTimeout(() => aborted.reject(signal.reason), leaveMsMax))
  if (signal.aborted) leave()
  else signal.addEventListener('abort', leave)
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}

const secondsSince = (startedMs: number) => (performance.now() - startedMs) / 1000

// The longest delay that setTimeout supports.
const timerMsMax = 2 ** 31 - 1

async function readOutcome(ctx: Ctx<SystemActor>, jobId: string): Promise<JobOutcome> {
  const state = await verbs.readJobState({ ctx, input: { jobId } })
  if (state === 'gone' || state === 'succeeded' || state === 'failed') return state
  if (state === 'overdue') throw endsJob('generation_timeout')
  throw new Error(`the job was not ended and is ${state}`)
}
