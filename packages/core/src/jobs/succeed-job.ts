import type { CheckVerdict, Copy, CopyClaim, ReproducibilityCard } from '@adcopy/contract'
import { succeedJob as succeed } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'
import { newId } from '../support/ids.ts'

export interface SucceedJob {
  jobId: string
  copy: Copy
  checks: readonly CheckVerdict[]
  card: ReproducibilityCard
  claims?: readonly CopyClaim[]
}

/** Returns false and writes nothing if the job is not running or its deadline has passed. */
export async function succeedJob({ ctx, input }: Call<SucceedJob, SystemActor>): Promise<boolean> {
  permitSystem(ctx)
  const ended = await succeed(ctx.deps.db.pool, {
    jobId: input.jobId,
    artifactId: newId('artifact'),
    headline: input.copy.headline,
    primaryText: input.copy.primary_text,
    description: input.copy.description ?? null,
    checks: input.checks,
    card: input.card,
    claims: input.claims ?? null,
  })
  if (ended === undefined) return false
  ctx.deps.observe({ kind: 'job_succeeded', ...ended })
  return true
}
