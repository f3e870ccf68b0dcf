import { expireJobs as expire } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/**
 * Fails jobs with `generation_timeout` shortly before their deadline, so that none is open past it, with or without
 * Temporal. Returns their ids, at most a hundred.
 */
export async function expireJobs({ ctx }: Call<Record<string, never>, SystemActor>): Promise<string[]> {
  permitSystem(ctx)
  const ended = await expire(ctx.deps.db.pool)
  for (const { seconds } of ended) ctx.deps.observe({ kind: 'job_failed', code: 'generation_timeout', seconds })
  return ended.map(({ id }) => id)
}
