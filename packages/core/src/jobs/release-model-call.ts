import { releaseModelCall as release } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/** Deletes the record of a call that the provider refused. Does nothing if the call is settled. */
export async function releaseModelCall({ ctx, input }: Call<{ callId: string }, SystemActor>): Promise<void> {
  permitSystem(ctx)
  await release(ctx.deps.db.pool, input.callId)
}
