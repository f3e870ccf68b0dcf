import { settleModelCall as settle, type CallUsage } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

interface SettleModelCall {
  callId: string
  /** Null if the usage of the call is unknown. */
  usage: CallUsage | null
}

/** Stores the usage of a call, even after its job has ended. Only the first settlement of a call counts. */
export async function settleModelCall({ ctx, input }: Call<SettleModelCall, SystemActor>): Promise<void> {
  permitSystem(ctx)
  await settle(ctx.deps.db.pool, input.callId, input.usage)
}
