import { expireJobs as expire } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/**
 * Fails at most a hundred jobs with `generation_timeout` shortly before their deadline and returns their ids. No job is
 * open past its deadline, even if Temporal is down.
 */
export async function expireJobs({ ctx }: Call<Record<string, never>, SystemActor>): Promise<string[]> {
  permitSystem(ctx)
  const ended = await expire(ctx.deps.db.pool)
  for (const { seconds } of ended) ctx.deps.observe({ kind: 'job_failed', code: 'generation_timeout', seconds })
  return ended.map(({ id }) => id)
}
