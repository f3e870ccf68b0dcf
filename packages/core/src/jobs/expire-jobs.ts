import { expireJobs as expire } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

const graceSeconds = 60

/** Fails jobs past their published time with `generation_timeout`, with or without Temporal; answers with their ids. */
export async function expireJobs({ ctx }: Call<Record<string, never>, SystemActor>): Promise<string[]> {
  permitSystem(ctx)
  return expire(ctx.deps.db.pool, graceSeconds)
}
