import { settleModelCall as settle, type CallUsage } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

interface SettleModelCall {
  callId: string
  usage: CallUsage | null
}

/** Stores the usage even if the job has already ended. A second settlement of the same call has no effect. */
export async function settleModelCall({ ctx, input }: Call<SettleModelCall, SystemActor>): Promise<void> {
  permitSystem(ctx)
  await settle(ctx.deps.db.pool, input.callId, input.usage)
}
