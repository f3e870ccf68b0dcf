import { randomUUID } from 'node:crypto'
import { openModelCall as open, type ModelCall, type OpenedCall } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

export interface OpenModelCall extends Omit<ModelCall, 'callId'> {
  callsMax: number
}

export type OpenedModelCall = { outcome: 'opened'; callId: string } | { outcome: Exclude<OpenedCall, 'opened'> }

/**
 * Records a paid model call before it is sent. The outcome is `spent` if the job already has `callsMax` calls, and
 * `ended` if the job is terminal or does not exist. Concurrent calls by several workers cannot exceed the limit.
 */
export async function openModelCall({ ctx, input }: Call<OpenModelCall, SystemActor>): Promise<OpenedModelCall> {
  permitSystem(ctx)
  const { callsMax, ...call } = input
  const callId = randomUUID()
  const outcome = await open(ctx.deps.db.pool, { callId, ...call }, callsMax)
  return outcome === 'opened' ? { outcome, callId } : { outcome }
}
