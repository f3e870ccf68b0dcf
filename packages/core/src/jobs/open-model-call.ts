import { randomUUID } from 'node:crypto'
import { openModelCall as open, type ModelCall, type OpenedCall } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

export interface OpenModelCall extends Omit<ModelCall, 'callId'> {
  /** Maximum number of calls of the job, over all its attempts. */
  callsMax: number
}

export type OpenedModelCall = { outcome: 'opened'; callId: string } | { outcome: Exclude<OpenedCall, 'opened'> }

/**
 * Records a job's paid model call before it is sent. Refused if the job has no call left (`spent`), or is terminal or
 * does not exist (`ended`). Any number of workers may open calls for one job concurrently; there are never more than
 * `callsMax`.
 */
export async function openModelCall({ ctx, input }: Call<OpenModelCall, SystemActor>): Promise<OpenedModelCall> {
  permitSystem(ctx)
  const { callsMax, ...call } = input
  const callId = randomUUID()
  const outcome = await open(ctx.deps.db.pool, { callId, ...call }, callsMax)
  return outcome === 'opened' ? { outcome, callId } : { outcome }
}
