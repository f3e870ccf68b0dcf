import { readBacklog as read } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/**
 * Statistics of open jobs. Times use the database's clock. `oldestWaitingSeconds` is null if no job is waiting.
 * `oldestSeconds` and `deadlineSeconds` are null if no job is open.
 */
export interface Backlog {
  waiting: number
  started: number
  oldestWaitingSeconds: number | null
  oldestSeconds: number | null
  deadlineSeconds: number | null
}

export async function readBacklog({ ctx }: Call<Record<string, never>, SystemActor>): Promise<Backlog> {
  permitSystem(ctx)
  const row = await read(ctx.deps.db.pool)
  return {
    waiting: row.waiting,
    started: row.started,
    oldestWaitingSeconds: row.oldest_waiting_seconds,
    oldestSeconds: row.oldest_seconds,
    deadlineSeconds: row.deadline_seconds,
  }
}
