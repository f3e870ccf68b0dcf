import { readBacklog as read } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/** Jobs that are not terminal. Ages are seconds by the database's clock, null if there is no such job. */
export interface Backlog {
  /** Accepted, without a started workflow. */
  waiting: number
  /** At work, or waiting in Temporal. */
  started: number
  oldestWaitingSeconds: number | null
  oldestSeconds: number | null
  /** Until the first deadline of an open job. */
  deadlineSeconds: number | null
}

/** The backlog of the whole service, for metrics. */
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
