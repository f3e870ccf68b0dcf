import type { JobErrorCode } from '@adcopy/contract'
import { failJob as fail } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

interface FailJobInput {
  jobId: string
  code: JobErrorCode
  /** The checks that caused the failure. Absent if something else caused it. */
  failedChecks?: readonly string[] | undefined
}

/** Does nothing if the job is already terminal. Returns the job's final state. */
export async function failJob({
  ctx,
  input,
}: Call<FailJobInput, SystemActor>): Promise<'succeeded' | 'failed' | 'gone'> {
  permitSystem(ctx)
  const ended = await fail(ctx.deps.db.pool, input.jobId, input.code, input.failedChecks ?? null)
  if (typeof ended?.seconds === 'number') {
    ctx.deps.observe({ kind: 'job_failed', code: input.code, seconds: ended.seconds })
  }
  return ended?.state === 'succeeded' || ended?.state === 'failed' ? ended.state : 'gone'
}
