import { carries, idempotencyKeyPattern, type CreateJobInput, type Job } from '@adcopy/contract'
import type { Accepted } from '@adcopy/db'
import { entitle } from '../access/entitle.ts'
import type { Call, Ctx, WorkspaceActor } from '../context.ts'
import { invalidRequest, Problem, type MonthUnits } from '../problem.ts'
import { assertExhaustive } from '../support/assert-exhaustive.ts'
import { newId } from '../support/ids.ts'
import { currentTraceParent } from '../support/trace-parent.ts'
import { canonicalRequest } from './canonical-request.ts'
import { presentJob } from './present-job.ts'

export interface CreateJob {
  idempotencyKey: string
  request: CreateJobInput
}

export interface AcceptedJob {
  job: Job
  replayed: boolean
  /** Absent if the job is terminal. */
  retryAfterSeconds?: number
  units: MonthUnits
}

/**
 * Accepts a job exactly once for each idempotency key of a workspace, in one round trip to the database. Refusals and
 * lost races take a second round trip. A replay that starts before the original job is committed may take a third, which
 * reads the job. Throws {@link Problem} for the first check that fails. Source: POST-1, D-KEY-3, D-ORDER.
 */
export async function createJob({ ctx, input }: Call<CreateJob, WorkspaceActor>): Promise<AcceptedJob> {
  const { deps, actor } = ctx
  entitle(actor, 'create', deps.settings)
  if (!idempotencyKeyPattern.test(input.idempotencyKey)) {
    throw invalidRequest({ header: 'Idempotency-Key', detail: 'does not match ^[A-Za-z0-9._:-]{1,128}$' })
  }
  const { request } = input
  if (!carries(request.platform, request.copy_length)) {
    throw invalidRequest({ pointer: '/copy_length', detail: 'blog is available only for platform facebook' })
  }
  const job = {
    workspaceId: actor.workspaceId,
    jobId: newId('job'),
    idempotencyKey: input.idempotencyKey,
    fingerprints: deps.ring.fingerprints(canonicalRequest(request)),
    platform: request.platform,
    awarenessLevel: request.awareness_level,
    copyLength: request.copy_length,
    brief: request.brief,
    offerId: request.offer_id ?? null,
    traceParent: currentTraceParent(),
  }
  await deps.keyRegister.ensure()
  const accepted = await deps.acceptJob(job)
  return answer(ctx, request, accepted)
}

async function answer(
  { deps, actor }: Ctx<WorkspaceActor>,
  request: CreateJobInput,
  accepted: Accepted,
): Promise<AcceptedJob> {
  const { outcome, job_id, accepted_at, reset_at } = accepted
  const units = { allocation: accepted.allocation ?? 0, used: accepted.used ?? 0, at: accepted_at, resetAt: reset_at }
  const pacing = { copy_length: request.copy_length, created_at: accepted_at }
  switch (outcome) {
    case 'created': {
      const job: Job = {
        object: 'ad_copy_generation',
        id: job_id!,
        status: 'queued',
        created_at: accepted_at.toISOString(),
      }
      deps.jobNotifier.notify()
      deps.observe({ kind: 'job_accepted', replayed: false })
      return { job, replayed: false, retryAfterSeconds: deps.pace.retryAfterSeconds(pacing, accepted_at), units }
    }
    case 'replayed': {
      const key = { workspaceId: actor.workspaceId, jobId: job_id! }
      const row = accepted.replayed ?? (await deps.readJobRow(key))!
      const job = presentJob(row, deps.settings)
      deps.observe({ kind: 'job_accepted', replayed: true })
      if (row.completed_at !== null) return { job, replayed: true, units }
      return { job, replayed: true, retryAfterSeconds: deps.pace.retryAfterSeconds(row, accepted_at), units }
    }
    case 'quota_exceeded':
      throw new Problem('quota_exceeded', {
        resetAt: reset_at,
        units,
        retryAfterSeconds: Math.ceil((reset_at.getTime() - accepted_at.getTime()) / 1000),
      })
    case 'preview_disabled':
    case 'idempotency_mismatch':
    case 'not_found':
    case 'missing_brand':
    case 'grounding_too_large':
      throw new Problem(outcome)
    default:
      return assertExhaustive(outcome)
  }
}
