import { expireJobs as expire } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'
import { jobDeadlineSecondsMin } from '../environment/variables.ts'

// The longest pause is half of the shortest time from a job's acceptance to its deadline. A job that is accepted right
// after one call has therefore not reached its deadline at the next call.
const pauseMsMax = (jobDeadlineSecondsMin / 2) * 1_000
/** The pause if a job should expire but is locked by another transaction. */
const pauseMsMin = 100

/**
 * Fails at most a hundred jobs with `generation_timeout`, shortly before their deadline. A process must call this
 * repeatedly and wait `pauseMs` after each call. This ensures that no job stays open past its deadline, even if
 * Temporal is down.
 */
export async function expireJobs({
  ctx,
}: Call<Record<string, never>, SystemActor>): Promise<{ jobIds: string[]; pauseMs: number }> {
  permitSystem(ctx)
  const { job_ids: jobIds, seconds: ended, next_seconds: next } = await expire(ctx.deps.db.pool)
  for (const seconds of ended) ctx.deps.observe({ kind: 'job_failed', code: 'generation_timeout', seconds })
  const nextMs = Math.ceil((next ?? Infinity) * 1_000)
  return { jobIds, pauseMs: jobIds.length > 0 ? 0 : Math.max(pauseMsMin, Math.min(pauseMsMax, nextMs)) }
}
