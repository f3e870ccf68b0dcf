import type pg from 'pg'
import { query } from '../database.ts'
import { shown, sources, type JobRow } from './read-jobs.ts'

export interface JobToAccept {
  workspaceId: string
  jobId: string
  idempotencyKey: string
  /** One for each fingerprint key of the process, newest key first. Only the first fingerprint is stored. */
  fingerprints: readonly Uint8Array[]
  platform: string
  awarenessLevel: string
  copyLength: string
  brief: string
  offerId: string | null
  traceParent: string | null
}

export interface AcceptLimits {
  groundingFieldBytesMax: number
  groundingTotalBytesMax: number
  deadlineSeconds: number
}

export type AcceptOutcome =
  | 'created'
  | 'replayed'
  | 'preview_disabled'
  | 'idempotency_mismatch'
  | 'not_found'
  | 'missing_brand'
  | 'grounding_too_large'
  | 'quota_exceeded'

export interface AcceptedRow {
  outcome: AcceptOutcome
  job_id: string | null
  used: number | null
  allocation: number | null
  accepted_at: Date
  reset_at: Date
}

const replayed = `left join lateral (
      select ${shown}
        from (select * from job where accepted.outcome = 'replayed' and id = accepted.job_id limit 1) j ${sources}
    ) original on true`

const accept = {
  name: 'accept-job',
  text: `select accepted.*, original.*
    from accept_job($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, make_interval(secs => $12), $13) accepted
    ${replayed}`,
}

const acceptTogether = {
  name: 'accept-jobs',
  text: `select accepted.*, original.* from accept_jobs($1, $2, $3, make_interval(secs => $4)) accepted ${replayed}`,
}

/**
 * `replayed` is undefined if the outcome is not a replay. It is also undefined if the original job was committed only
 * after this statement began.
 */
export type Accepted = AcceptedRow & { replayed: JobRow | undefined }

type Row = AcceptedRow & (JobRow | { id: null })

const replayOf = (row: Row): JobRow | undefined => (row.id === null ? undefined : row)

/** Takes one round trip and one transaction. The SQL function `accept_job` implements the rules. */
export async function acceptJob(pool: pg.Pool, job: JobToAccept, limits: AcceptLimits): Promise<Accepted> {
  const rows = await query<Row>(pool, accept, [
    job.workspaceId,
    job.jobId,
    job.idempotencyKey,
    job.fingerprints.map((fingerprint) => Buffer.from(fingerprint)),
    job.platform,
    job.awarenessLevel,
    job.copyLength,
    job.brief,
    job.offerId,
    limits.groundingFieldBytesMax,
    limits.groundingTotalBytesMax,
    limits.deadlineSeconds,
    job.traceParent,
  ])
  const [row] = rows
  if (row === undefined) throw new Error('accept_job returned no row')
  return { ...row, replayed: replayOf(row) }
}

/**
 * Accepts the jobs that can be created or replayed without doubt. The caller must accept each other job by
 * {@link acceptJob}: the result contains no row for it. `position` is the index of the job in `jobs`.
 */
export async function acceptJobs(
  pool: pg.Pool | pg.PoolClient,
  jobs: readonly JobToAccept[],
  limits: AcceptLimits,
): Promise<Array<Accepted & { position: number }>> {
  const requests = jobs.map((job, position) => ({
    position,
    workspace: job.workspaceId,
    job: job.jobId,
    key: job.idempotencyKey,
    fingerprints: job.fingerprints.map((fingerprint) => `\\x${Buffer.from(fingerprint).toString('hex')}`),
    platform: job.platform,
    awareness: job.awarenessLevel,
    length: job.copyLength,
    brief: job.brief,
    offer: job.offerId,
    trace_parent: job.traceParent,
  }))
  const { groundingFieldBytesMax, groundingTotalBytesMax, deadlineSeconds } = limits
  const values = [JSON.stringify(requests), groundingFieldBytesMax, groundingTotalBytesMax, deadlineSeconds]
  const rows = await query<Row & { position: number }>(pool, acceptTogether, values)
  return rows.map((row) => ({ ...row, replayed: replayOf(row) }))
}
