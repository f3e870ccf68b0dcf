import { readBacklog as read } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/** Jobs that are not terminal. Ages are seconds by the database's clock, null if there is no such job. */
export interface Backlog {
  /** Accepted jobs without a started workflow. */
  waiting: number
  started: number
  oldestWaitingSeconds: number | null
  oldestSeconds: number | null
  /** Time until the earliest deadline of an open job. */
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
