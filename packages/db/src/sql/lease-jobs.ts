import type pg from 'pg'
import { query } from '../database.ts'

export interface LeasedJob {
  job_id: string
  workspace_id: string
  platform: string
  copy_length: string
  attempts: number
  trace_parent: string | null
}

const lease = { name: 'lease-due-jobs', text: 'select * from lease_due_jobs($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)' }

export interface LeaseOptions {
  jobsMax: number
  jobsPerWorkspaceMax: number
  leaseSeconds: number
  atWorkMax: number
  held: ReadonlyMap<string, number>
  /**
   * Maximum number of jobs of one workspace that the caller may have at the same time, including `held`. `alone`
   * applies while no other workspace has an open job, `amongOthers` otherwise.
   */
  heldMax: { alone: number; amongOthers: number }
  /**
   * The id of the workspace that was served most recently. Among workspaces with the same number of active jobs, those
   * with an id greater than this one come first.
   */
  after: string
  sweep: number | null
}

/**
 * Workspaces with the fewest active jobs come first, and workspaces with the same number of active jobs take turns.
 * Within a workspace, the oldest job comes first.
 */
export async function leaseDueJobs(pool: pg.Pool, options: LeaseOptions): Promise<LeasedJob[]> {
  const { jobsMax, jobsPerWorkspaceMax, leaseSeconds, after, atWorkMax, held, heldMax, sweep } = options
  const perWorkspaceMax = Math.min(jobsMax, jobsPerWorkspaceMax, atWorkMax, heldMax.alone)
  const own = [[...held.keys()], [...held.values()]]
  const quotas = [heldMax.alone, heldMax.amongOthers]
  return query(pool, lease, [jobsMax, perWorkspaceMax, leaseSeconds, after, atWorkMax, ...own, ...quotas, sweep])
}

// The ids are arrays, because PostgreSQL could otherwise run an inner query once for each row of the outer one, if it expected
// few rows.
const renewal = (name: string, isWanted: string) => ({
  name,
  text: `with over as (
      select job_id from job_due where attempts > 0 and (${isWanted})
       order by due_at limit $2 for update skip locked
    ), leased as (
      update job_due set due_at = app_now() + make_interval(secs => $4), attempts = job_due.attempts + 1, leased_by = $5
       where job_id = any (array(select job_id from over)) returning job_id, workspace_id, attempts, trace_parent
    )
    select leased.*, job.platform, job.copy_length from leased join job on job.id = leased.job_id`,
})

const isOver = `due_at <= app_now() and (due_at <= app_now() - make_interval(secs => $3) or job_id = any ($1))`
const renew = renewal('renew-leases', isOver)
// This statement reads all rows of started jobs, and the first one only those with expired leases.
const renewAlsoUnknown = renewal('renew-unknown-leases', `${isOver} or leased_by = $5 and job_id <> all ($1)`)

export interface RenewOptions {
  ownJobIds: readonly string[]
  jobsMax: number
  /** For this many seconds after a lease has expired, only the worker that leased the job may renew the lease. */
  holderSeconds: number
  leaseSeconds: number
  sweep: number | null
  /** If true, leases of `sweep` that are not in `ownJobIds` are renewed even before they expire. */
  alsoUnknown: boolean
}

/** Begins with the leases that expired first. */
export async function renewLeases(pool: pg.Pool, options: RenewOptions): Promise<LeasedJob[]> {
  const { ownJobIds, jobsMax, holderSeconds, leaseSeconds, sweep, alsoUnknown } = options
  const values = [ownJobIds, jobsMax, holderSeconds, leaseSeconds, sweep]
  return query(pool, alsoUnknown ? renewAlsoUnknown : renew, values)
}

// Rows are locked in id order, because otherwise two concurrent statements could deadlock.
const release = {
  name: 'release-jobs',
  text: `update job_due set due_at = app_now(), attempts = greatest(attempts - 1, 0), leased_by = null
     where job_id = any (array(select job_id from job_due where job_id = any ($1) and leased_by is not distinct from $2::int
                                order by job_id for update))`,
}

/** The jobs are due immediately, and the lease does not count as an attempt. Leases of other sweeps do not change. */
export async function releaseJobs(pool: pg.Pool, jobIds: readonly string[], sweep: number | null): Promise<void> {
  await query(pool, release, [jobIds, sweep])
}

export type UnfinishedJob = Pick<LeasedJob, 'job_id' | 'attempts'>

const unfinished = { name: 'unfinished-jobs', text: `select job_id, attempts from job_due where job_id = any ($1)` }

export async function findUnfinished(pool: pg.Pool, jobIds: readonly string[]): Promise<UnfinishedJob[]> {
  return query(pool, unfinished, [jobIds])
}
