import { settleModelCall as settle, type CallUsage } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

interface SettleModelCall {
  callId: string
  /** Null where what the call used is unknown. */
  usage: CallUsage | null
}

/** Notes what a call used; also after its job has ended. The first settlement of a call is the one that counts. */
export async function settleModelCall({ ctx, input }: Call<SettleModelCall, SystemActor>): Promise<void> {
  permitSystem(ctx)
  await settle(ctx.deps.db.pool, input.callId, input.usage)
}
