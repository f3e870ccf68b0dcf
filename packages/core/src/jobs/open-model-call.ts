import { randomUUID } from 'node:crypto'
import { openModelCall as open, type ModelCall, type OpenedCall } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

export interface OpenModelCall extends Omit<ModelCall, 'callId'> {
  /** Calls that the job may have on its account, over all its attempts. */
  callsMax: number
}

export type OpenedModelCall = { outcome: 'opened'; callId: string } | { outcome: Exclude<OpenedCall, 'opened'> }

/**
 * Puts a paid call on its job's account, before it is made. Refused when the account is full (`spent`) or the job is terminal
 * or gone (`ended`). Any number of workers may open calls of one job at the same time: `callsMax` is never passed.
 */
export async function openModelCall({ ctx, input }: Call<OpenModelCall, SystemActor>): Promise<OpenedModelCall> {
  permitSystem(ctx)
  const { callsMax, ...call } = input
  const callId = randomUUID()
  const outcome = await open(ctx.deps.db.pool, { callId, ...call }, callsMax)
  return outcome === 'opened' ? { outcome, callId } : { outcome }
}
