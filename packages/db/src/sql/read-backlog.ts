import type pg from 'pg'
import { query } from '../database.ts'

export interface BacklogRow {
  /** Accepted and not yet given to Temporal. */
  waiting: number
  /** Given to Temporal and not terminal. */
  started: number
  /** Since the acceptance of the waiting job whose deadline comes first; null where none waits. */
  oldest_waiting_seconds: number | null
  /** Since the acceptance of the open job whose deadline comes first, and until that deadline; null where none is open. */
  oldest_seconds: number | null
  deadline_seconds: number | null
}

// One pass over the queue, and the first entries of the index of deadlines: the open job that ends first is the oldest one
// unless the time that jobs are given was changed. `due_at` tells no age: a start that fails puts it to the present.
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

/** What is open, counted; a few milliseconds for a hundred thousand jobs. */
export async function readBacklog(pool: pg.Pool): Promise<BacklogRow> {
  const [row] = await query<BacklogRow>(pool, backlog, [])
  if (row === undefined) throw new Error('an aggregate gave no row')
  return row
}
