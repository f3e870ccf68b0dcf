import { expireJobs as expire } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/**
 * Fails jobs with `generation_timeout` shortly before their published time, so that none is open past it, with or without
 * Temporal. Answers with their ids, at most a hundred.
 */
export async function expireJobs({ ctx }: Call<Record<string, never>, SystemActor>): Promise<string[]> {
  permitSystem(ctx)
  return expire(ctx.deps.db.pool)
}
