import type pg from 'pg'
import { query } from '../database.ts'

/**
 * Work on a job stops shortly before `deadline_at`: five seconds before, or a quarter of the job's total time if that
 * is less. The remaining time is for writing the result, because clients are promised that no job is open after
 * `deadline_at`.
 */
const workEndsAt = `deadline_at - least(interval '5 seconds', (deadline_at - created_at) / 4)`

export interface RunningJobRow {
  state: 'queued' | 'running' | 'succeeded' | 'failed'
  overdue: boolean
  workspace_id: string
  platform: string
  awareness_level: string
  copy_length: string
  brief: string | null
  grounding_id: string
  offer_version_id: string | null
  seconds_left: number
  model_calls: number
  /** True if no other workspace has an open job. */
  alone: boolean
  grounding: unknown
  offer: unknown
}

const begin = {
  name: 'begin-job',
  // The row is locked first, so that the statement reads the current state and brief even if it had to wait for the
  // lock.
  text: `with j as materialized (select * from job where id = $1 for no key update),
    begun as (
      update job set state = 'running', started_at = coalesce(started_at, app_now())
       where id in (select id from j where state in ('queued', 'running') and ${workEndsAt} > app_now())
      returning id, ${workEndsAt} as work_ends_at
    )
    select case when begun.id is null then j.state else 'running' end as state, begun.id is null as overdue,
           j.workspace_id, j.platform, j.awareness_level, j.copy_length, j.brief, j.grounding_id, j.offer_version_id,
           coalesce(extract(epoch from begun.work_ends_at - app_now()), 0)::float8 as seconds_left, g.content as grounding,
           v.content as offer,
           (select count(*)::int4 from model_call where workspace_id = j.workspace_id and job_id = j.id) as model_calls,
           coalesce((select workspace_id from job_due order by workspace_id limit 1) >= j.workspace_id
             and (select workspace_id from job_due order by workspace_id desc limit 1) <= j.workspace_id, true) as alone
      from j left join begun on begun.id = j.id
      join brand_grounding g on g.workspace_id = j.workspace_id and g.id = j.grounding_id
      left join offer_version v on v.workspace_id = j.workspace_id and v.id = j.offer_version_id`,
}

/** A job for which {@link workEndsAt} has passed is not set to `running`. Returns undefined for an unknown job. */
export async function beginJob(pool: pg.Pool, jobId: string): Promise<RunningJobRow | undefined> {
  return (await query<RunningJobRow>(pool, begin, [jobId]))[0]
}

const readState = {
  name: 'read-job-state',
  text: `select state, ${workEndsAt} <= app_now() as overdue from job where id = $1`,
}

export async function readJobState(
  pool: pg.Pool,
  jobId: string,
): Promise<Pick<RunningJobRow, 'state' | 'overdue'> | undefined> {
  return (await query<Pick<RunningJobRow, 'state' | 'overdue'>>(pool, readState, [jobId]))[0]
}

const secondsToEnd = `extract(epoch from completed_at - created_at)::float8`

const succeed = {
  name: 'succeed-job',
  // The conditions on the state are outside of the update. With them, a plan that was made while few jobs were open could
  // search all open jobs for the one with this id.
  text: `with found as materialized (select id, state, deadline_at from job where id = $1 for no key update),
    done as (
      update job set state = 'succeeded', brief = null, completed_at = app_now()
       where id in (select id from found where state = 'running' and deadline_at > app_now())
      returning id, workspace_id, completed_at, ${secondsToEnd} as seconds
    ), saved as (
      insert into artifact (id, workspace_id, job_id, created_at)
      select $2, workspace_id, id, completed_at from done returning id, workspace_id, created_at
    ), version as (
      insert into artifact_version
             (artifact_id, workspace_id, number, headline, primary_text, description, checks, card, claims, created_at)
      select id, workspace_id, 1, $3, $4, $5, $6::jsonb, $7::jsonb, $8::jsonb, created_at from saved returning artifact_id
    ), gone as (delete from job_due where job_id in (select id from done))
    select done.seconds from done join version on true`,
}

export interface SucceedParameters {
  jobId: string
  artifactId: string
  headline: string
  primaryText: string
  description: string | null
  checks: unknown
  card: unknown
  claims: unknown
}

export interface EndedJob {
  seconds: number
}

/** Writes nothing if the job is not running or its deadline has passed. */
export async function succeedJob(pool: pg.Pool, p: SucceedParameters): Promise<EndedJob | undefined> {
  const rows = await query<EndedJob>(pool, succeed, [
    p.jobId,
    p.artifactId,
    p.headline,
    p.primaryText,
    p.description,
    JSON.stringify(p.checks),
    JSON.stringify(p.card),
    p.claims === null ? null : JSON.stringify(p.claims),
  ])
  return rows[0]
}

const fail = {
  name: 'fail-job',
  // The row is locked first, so that the statement reads the current state even if it had to wait for the lock.
  text: `with found as materialized (select id, state from job where id = $1 for no key update),
    done as (
      update job set state = 'failed', brief = null, error_code = $2, failed_checks = $3, completed_at = app_now()
       where id in (select id from found where state in ('queued', 'running'))
      returning id, state, ${secondsToEnd} as seconds
    ), gone as (delete from job_due where job_id in (select id from done))
    select coalesce(done.state, found.state) as state, done.seconds from found left join done using (id)`,
}

/**
 * `failedChecks` are the checks that caused the failure, null if something else caused it. Returns the job's final
 * state. `seconds` is the time from acceptance to failure, null if the job had already ended.
 */
export async function failJob(
  pool: pg.Pool,
  jobId: string,
  errorCode: string,
  failedChecks: readonly string[] | null,
): Promise<{ state: string; seconds: number | null } | undefined> {
  return (await query<{ state: string; seconds: number | null }>(pool, fail, [jobId, errorCode, failedChecks]))[0]
}

const expire = {
  name: 'expire-jobs',
  // Entries of ended jobs remain in the index on `deadline_at` until PostgreSQL cleans them up. Most of them have a
  // later deadline, so the upper bounds on `deadline_at` end the index scan before them.
  text: `with late as (
      select id from job
       where state in ('queued', 'running') and deadline_at <= app_now() + interval '5 seconds'
         and ${workEndsAt} <= app_now()
       order by deadline_at limit 100 for update skip locked
    ), done as (
      update job set state = 'failed', brief = null, error_code = 'generation_timeout', completed_at = app_now()
       where id = any (array(select id from late)) returning id, ${secondsToEnd} as seconds
    ), gone as (
      delete from job_due where job_id = any (
        array(select job_id from job_due where job_id = any (array(select id from done)) order by job_id for update))
    )
    select array(select id from done) as job_ids, array(select seconds from done) as seconds,
           (select extract(epoch from ${workEndsAt} - app_now()) from job
             where state in ('queued', 'running') and deadline_at <= app_now() + interval '10 seconds'
             order by deadline_at limit 1)::float8 as next_seconds`,
}

export interface ExpiredJobs {
  job_ids: string[]
  seconds: number[]
  /**
   * Seconds until {@link workEndsAt} of the job with the earliest deadline, of all jobs that were open before this
   * call. If this call ended that job, the value is 0 or negative. Null if no such deadline is within the next ten
   * seconds.
   */
  next_seconds: number | null
}

/** Fails at most a hundred open jobs for which {@link workEndsAt} has passed. */
export async function expireJobs(pool: pg.Pool): Promise<ExpiredJobs> {
  const [row] = await query<ExpiredJobs>(pool, expire, [])
  if (row === undefined) throw new Error('a select without a table gave no row')
  return row
}
