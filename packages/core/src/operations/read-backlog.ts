import { readBacklog as read } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/** Jobs that are not terminal. Ages are seconds by the database's clock, null where there is nothing to be old. */
export interface Backlog {
  /** Accepted, and no workflow started. */
  waiting: number
  /** At work, or waiting in Temporal. */
  started: number
  oldestWaitingSeconds: number | null
  oldestSeconds: number | null
  /** Until the first published deadline of an open job. */
  deadlineSeconds: number | null
}

/** What is open in the whole service, for the figures of operations. */
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
