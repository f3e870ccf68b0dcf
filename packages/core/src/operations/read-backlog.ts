import { readBacklog as read } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/** The open jobs. Ages are in seconds, by the database's clock, and null if there is no such job. */
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
