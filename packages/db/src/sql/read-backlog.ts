import type pg from 'pg'
import { query } from '../database.ts'

export interface BacklogRow {
  /** Jobs accepted but not yet handed to Temporal. */
  waiting: number
  /** Open jobs handed to Temporal. */
  started: number
  /** Age, since acceptance, of the waiting job with the earliest deadline; null if none waits. */
  oldest_waiting_seconds: number | null
  /**
   * Age, since acceptance, of the open job with the earliest deadline; `deadline_seconds` is the time left until then.
   * Null if no job is open.
   */
  oldest_seconds: number | null
  deadline_seconds: number | null
}

// Reads the queue once, and the first entries of the deadline index: the open job with the earliest deadline is the
// oldest unless the configured deadline has changed. `due_at` does not give the age, because a failed start resets it
// to the current time.
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

/** Reads the number and age of open jobs in a few milliseconds for a hundred thousand. */
export async function readBacklog(pool: pg.Pool): Promise<BacklogRow> {
  const [row] = await query<BacklogRow>(pool, backlog, [])
  if (row === undefined) throw new Error('an aggregate gave no row')
  return row
}
