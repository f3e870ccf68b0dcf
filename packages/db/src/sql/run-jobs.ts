import type pg from 'pg'
import { query } from '../database.ts'

export interface LeasedJob {
  job_id: string
  workspace_id: string
  platform: string
  copy_length: string
  attempts: number
}

// Workspaces are walked one index probe each, so that a tenant with ten thousand due jobs costs no more than its share.
const lease = {
  name: 'lease-due-jobs',
  text: `with recursive tenant as (
      (select workspace_id from job_due order by workspace_id limit 1)
      union all
      select (select d.workspace_id from job_due d where d.workspace_id > tenant.workspace_id
               order by d.workspace_id limit 1)
        from tenant where tenant.workspace_id is not null
    ), due as (
      select d.job_id, d.due_at from tenant cross join lateral (
        select job_id, due_at from job_due
         where workspace_id = tenant.workspace_id and due_at <= app_now()
         order by due_at limit $2 for update skip locked) d
    ), leased as (
      update job_due set due_at = app_now() + make_interval(secs => $3), attempts = job_due.attempts + 1
       where job_id in (select job_id from due order by due_at limit $1)
      returning job_id, workspace_id, attempts
    )
    select leased.*, job.platform, job.copy_length from leased join job on job.id = leased.job_id`,
}

/** Leases due jobs: at most `jobsMax`, at most `jobsPerWorkspaceMax` of one workspace; due again after the lease. */
export async function leaseDueJobs(
  pool: pg.Pool,
  options: { jobsMax: number; jobsPerWorkspaceMax: number; leaseSeconds: number },
): Promise<LeasedJob[]> {
  return query(pool, lease, [options.jobsMax, options.jobsPerWorkspaceMax, options.leaseSeconds])
}

const release = {
  name: 'release-jobs',
  text: `update job_due set due_at = app_now() where job_id = any ($1)`,
}

/** Gives leases back: the jobs are due at once. */
export async function releaseJobs(pool: pg.Pool, jobIds: readonly string[]): Promise<void> {
  await query(pool, release, [jobIds])
}

const unfinished = { name: 'unfinished-jobs', text: `select job_id from job_due where job_id = any ($1)` }

/** Which of these jobs are not terminal. */
export async function findUnfinished(pool: pg.Pool, jobIds: readonly string[]): Promise<string[]> {
  const rows = await query<{ job_id: string }>(pool, unfinished, [jobIds])
  return rows.map((row) => row.job_id)
}

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
  grounding: unknown
  offer: unknown
}

const begin = {
  name: 'begin-job',
  text: `with begun as (
      update job set state = 'running', started_at = coalesce(started_at, app_now())
       where id = $1 and state in ('queued', 'running') and deadline_at > app_now() returning id
    )
    select case when begun.id is null then j.state else 'running' end as state, j.deadline_at <= app_now() as overdue,
           j.workspace_id, j.platform, j.awareness_level, j.copy_length, j.brief, j.grounding_id, j.offer_version_id,
           extract(epoch from j.deadline_at - app_now())::float8 as seconds_left, g.content as grounding,
           v.content as offer
      from job j left join begun on begun.id = j.id
      join brand_grounding g on g.workspace_id = j.workspace_id and g.id = j.grounding_id
      left join offer_version v on v.workspace_id = j.workspace_id and v.id = j.offer_version_id
     where j.id = $1`,
}

/** Moves a job to `running` unless it is terminal or past its deadline, and reads all that generation needs. */
export async function beginJob(pool: pg.Pool, jobId: string): Promise<RunningJobRow | undefined> {
  return (await query<RunningJobRow>(pool, begin, [jobId]))[0]
}

const succeed = {
  name: 'succeed-job',
  text: `with done as (
      update job set state = 'succeeded', brief = null, completed_at = app_now()
       where id = $1 and state = 'running' returning id, workspace_id, completed_at
    ), saved as (
      insert into artifact (id, workspace_id, job_id, created_at)
      select $2, workspace_id, id, completed_at from done returning id, workspace_id, created_at
    ), version as (
      insert into artifact_version
             (artifact_id, workspace_id, number, headline, primary_text, description, checks, card, created_at)
      select id, workspace_id, 1, $3, $4, $5, $6::jsonb, $7::jsonb, created_at from saved returning artifact_id
    ), gone as (delete from job_due where job_id in (select id from done))
    select exists (select from version) as won`,
}

export interface SucceedParameters {
  jobId: string
  artifactId: string
  headline: string
  primaryText: string
  description: string | null
  checks: unknown
  card: unknown
}

/** Ends a running job with its artifact, in one statement. False when somebody else ended it. */
export async function succeedJob(pool: pg.Pool, p: SucceedParameters): Promise<boolean> {
  const rows = await query<{ won: boolean }>(pool, succeed, [
    p.jobId,
    p.artifactId,
    p.headline,
    p.primaryText,
    p.description,
    JSON.stringify(p.checks),
    JSON.stringify(p.card),
  ])
  return rows[0]?.won === true
}

const fail = {
  name: 'fail-job',
  text: `with done as (
      update job set state = 'failed', brief = null, error_code = $2, completed_at = app_now()
       where id = $1 and state in ('queued', 'running') returning id, state
    ), gone as (delete from job_due where job_id in (select id from done))
    select coalesce((select state from done), (select state from job where id = $1)) as state`,
}

/** Fails a job that is not terminal; answers with the state that won, or nothing for an unknown job. */
export async function failJob(pool: pg.Pool, jobId: string, errorCode: string): Promise<string | undefined> {
  return (await query<{ state: string | null }>(pool, fail, [jobId, errorCode]))[0]?.state ?? undefined
}

const expire = {
  name: 'expire-jobs',
  text: `with late as (
      select id from job
       where state in ('queued', 'running') and deadline_at < app_now() - make_interval(secs => $1)
       order by deadline_at limit 100 for update skip locked
    ), done as (
      update job set state = 'failed', brief = null, error_code = 'generation_timeout', completed_at = app_now()
       where id in (select id from late) returning id
    ), gone as (delete from job_due where job_id in (select id from done))
    select id from done`,
}

/** Fails jobs that are past their deadline by more than the grace; answers with their ids. */
export async function expireJobs(pool: pg.Pool, graceSeconds: number): Promise<string[]> {
  const rows = await query<{ id: string }>(pool, expire, [graceSeconds])
  return rows.map((row) => row.id)
}
