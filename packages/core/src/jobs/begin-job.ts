import {
  readGrounding,
  type AwarenessLevel,
  type CopyLength,
  type Grounding,
  type OfferContent,
  type Platform,
} from '@adcopy/contract'
import { beginJob as begin } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'
import { toOfferContent } from '../offers/offer-version.ts'

/** Only {@link beginJob} returns the brief of an accepted job, because only the worker may see it. */
export interface JobWork {
  workspaceId: string
  platform: Platform
  awarenessLevel: AwarenessLevel
  copyLength: CopyLength
  brief: string
  grounding: Grounding
  groundingId: string
  offer: OfferContent | null
  offerVersionId: string | null
  /** Time left for work on the job, by the database's clock. Work must stop shortly before the job's deadline. */
  secondsLeft: number
  modelCalls: number
  /** True if no other workspace has an open job. */
  alone: boolean
}

export type BegunJob =
  | { kind: 'work'; work: JobWork }
  | { kind: 'ended'; state: 'succeeded' | 'failed' }
  | { kind: 'overdue' }
  | { kind: 'gone' }

/** Sets a queued job to `running`. A job that is already running is only read. */
export async function beginJob({ ctx, input }: Call<{ jobId: string }, SystemActor>): Promise<BegunJob> {
  permitSystem(ctx)
  const row = await begin(ctx.deps.db.pool, input.jobId)
  if (row === undefined) return { kind: 'gone' }
  if (row.state === 'succeeded' || row.state === 'failed') return { kind: 'ended', state: row.state }
  if (row.overdue) return { kind: 'overdue' }
  return {
    kind: 'work',
    work: {
      workspaceId: row.workspace_id,
      platform: row.platform as Platform,
      awarenessLevel: row.awareness_level as AwarenessLevel,
      copyLength: row.copy_length as CopyLength,
      brief: row.brief!, // a CHECK guarantees the brief while the job is open
      grounding: readGrounding(row.grounding),
      groundingId: row.grounding_id,
      offer: row.offer === null ? null : toOfferContent(row.offer),
      offerVersionId: row.offer_version_id,
      secondsLeft: row.seconds_left,
      modelCalls: row.model_calls,
      alone: row.alone,
    },
  }
}
