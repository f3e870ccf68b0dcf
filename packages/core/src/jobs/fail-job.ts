import type { JobErrorCode } from '@adcopy/contract'
import { failJob as fail } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

interface FailJobInput {
  jobId: string
  code: JobErrorCode
  /** The checks that the last candidate failed; absent if no candidate was checked. */
  failedChecks?: readonly string[] | undefined
}

/** Fails a job unless it is already terminal, and deletes its brief. Returns the job's final state. */
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
