import type pg from 'pg'
import { query } from '../database.ts'
import { shown, sources, type JobRow } from './read-jobs.ts'

export interface AcceptJobParameters {
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
  groundingFieldBytesMax: number
  groundingTotalBytesMax: number
  deadlineSeconds: number
  traceParent: string | null
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

const accept = {
  name: 'accept-job',
  text: `select accepted.*, ${shown}
    from accept_job($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, make_interval(secs => $12), $13) accepted
    left join (job j ${sources})
      on j.workspace_id = $1 and j.id = case accepted.outcome when 'replayed' then accepted.job_id end`,
}

/**
 * `replayed` is undefined if the outcome is not a replay. It is also undefined if the original job was committed only
 * after this statement began.
 */
export type Accepted = AcceptedRow & { replayed: JobRow | undefined }

/** Takes one round trip and one transaction. The SQL function `accept_job` implements the rules. */
export async function acceptJob(pool: pg.Pool, p: AcceptJobParameters): Promise<Accepted> {
  const rows = await query<AcceptedRow & (JobRow | { id: null })>(pool, accept, [
    p.workspaceId,
    p.jobId,
    p.idempotencyKey,
    p.fingerprints.map((fingerprint) => Buffer.from(fingerprint)),
    p.platform,
    p.awarenessLevel,
    p.copyLength,
    p.brief,
    p.offerId,
    p.groundingFieldBytesMax,
    p.groundingTotalBytesMax,
    p.deadlineSeconds,
    p.traceParent,
  ])
  const row = rows[0]
  if (row === undefined) throw new Error('accept_job returned no row')
  return { ...row, replayed: row.id === null ? undefined : row }
}
