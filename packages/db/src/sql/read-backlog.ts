import type pg from 'pg'
import { query } from '../database.ts'

export interface BacklogRow {
  /** Accepted and not yet handed to Temporal. */
  waiting: number
  /** Handed to Temporal and not terminal. */
  started: number
  /** Time since the acceptance of the waiting job with the earliest deadline; null if none waits. */
  oldest_waiting_seconds: number | null
  /**
   * Time since the acceptance of the open job with the earliest deadline, and until that deadline; null if none is
   * open.
   */
  oldest_seconds: number | null
  deadline_seconds: number | null
}

// One pass over the queue, and the first entries of the index of deadlines: the open job with the earliest deadline
// is the oldest one unless the configured deadline was changed. `due_at` is not an age: a failed start resets it to
// the present.
const backlog = {
  name: 'read-backlog',
  text: `select queue.*, extract(epoch from app_now() - waits.created_at)::float8 as oldest_waiting_seconds,
           extract(epoch from app_now() - first.created_at)::float8 as oldest_seconds,
           extract(epoch from first.deadline_at - app_now())::float8 as deadline_seconds
      from (
        select count(*) filter (where attempts = 0)::int as waiting, count(*) filter (where attempts > 0)::int as started
          from job_due
      ) queue left join (
        select job.created_at from job join job_due on job_due.job_id = job.id and job_due.attempts = 0
         where job.state in ('queued', 'running') order by job.deadline_at limit 1
      ) waits on true left join (
        select created_at, deadline_at from job where state in ('queued', 'running') order by deadline_at limit 1
      ) first on true`,
}

/** Counts the open jobs, in a few milliseconds for a hundred thousand. */
export async function readBacklog(pool: pg.Pool): Promise<BacklogRow> {
  const [row] = await query<BacklogRow>(pool, backlog, [])
  if (row === undefined) throw new Error('an aggregate gave no row')
  return row
}
