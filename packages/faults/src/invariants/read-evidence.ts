import type { JobErrorCode, JobState } from '@adcopy/contract'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type pg from 'pg'
import type { Evidence, JobRow, UsageRow } from '../evidence.ts'
import { briefCanary } from '../load/make-body.ts'
import type { FaultStack } from '../stack/stack.ts'
import { storedRows } from '../cluster/temporal.ts'
import { findUnreplayable } from './replay.ts'

interface JobRecord {
  id: string
  workspace_id: string
  idempotency_key: string
  state: JobState
  error_code: JobErrorCode | null
  has_brief: boolean
  created_at: Date
  completed_at: Date | null
  artifacts: number
  due: number
}

const jobsText = `
  select j.id, j.workspace_id, j.idempotency_key, j.state, j.error_code, j.brief is not null as has_brief, j.created_at, j.completed_at,
         (select count(*)::int from artifact a join artifact_version v on v.artifact_id = a.id
           where a.job_id = j.id and a.workspace_id = j.workspace_id and v.number = 1) as artifacts,
         (select count(*)::int from job_due d where d.job_id = j.id and d.workspace_id = j.workspace_id) as due
    from job j`

export async function readJobs(pool: pg.Pool): Promise<JobRow[]> {
  const { rows } = await pool.query<JobRecord>(jobsText)
  return rows.map((row) => ({
    id: row.id,
    workspaceId: row.workspace_id,
    key: row.idempotency_key,
    state: row.state,
    errorCode: row.error_code,
    hasBrief: row.has_brief,
    createdAt: row.created_at.getTime(),
    completedAt: row.completed_at?.getTime() ?? null,
    artifacts: row.artifacts,
    due: row.due,
  }))
}

type Books = 'jobs' | 'usage' | 'strayArtifacts' | 'garbage' | 'refusedStatements' | 'briefsFound' | 'unreplayable'

export async function readBooks(stack: FaultStack): Promise<Pick<Evidence, Books>> {
  const { pool } = stack
  const usage = await pool.query<{ workspace_id: string; month: string; used: number }>(
    `select workspace_id, month::text, used from usage`,
  )
  const stray = await pool.query<{ id: string }>(
    `select a.id from artifact a left join job j on j.id = a.job_id and j.workspace_id = a.workspace_id
      where j.id is null or not exists (select from artifact_version v where v.artifact_id = a.id)`,
  )
  // All prose that the broken backend returns contains the word "rubbish", which no brand profile contains.
  const garbage = await pool.query<{ id: string }>(
    `select artifact_id as id from artifact_version where concat(headline, primary_text, description) ~* 'rubbish'`,
  )
  return {
    jobs: await readJobs(pool),
    usage: usage.rows.map(({ workspace_id, month, used }): UsageRow => ({ workspaceId: workspace_id, month, used })),
    strayArtifacts: stray.rows.map(({ id }) => id),
    garbage: garbage.rows.map(({ id }) => id),
    refusedStatements: refusals(stack.log('postgres')),
    briefsFound: await findBriefs(stack),
    unreplayable: await findUnreplayable(stack),
  }
}

// Matches errors of PostgreSQL and of this project's triggers. Errors of Temporal's databases are excluded, because
// Temporal relies on some of them in normal operation.
const refusal =
  /(?<! temporal(_visibility)? )ERROR: {2}.*(duplicate key|violates|does not go from|does not change|is append-only|deadlock)/

function refusals(log: string): string[] {
  return log.split('\n').filter((line) => refusal.test(line))
}

/** Temporal stores payloads uncompressed, so a text search finds briefs. */
async function findBriefs(stack: FaultStack): Promise<string[]> {
  const { temporal, postgres } = stack.services
  const stored =
    temporal.databaseFile === undefined ? await storedRows(postgres.url) : storedBytes(temporal.databaseFile)
  // Verifies that the search can find workflow inputs. Inputs contain job ids in quotation marks, while Temporal's own
  // columns store the ids without them.
  if (!stored.some((bytes) => bytes.includes('"acg_'))) throw new Error('no input is found in what Temporal stored')
  const places = stored.some((bytes) => bytes.includes(briefCanary)) ? ["Temporal's database"] : []
  const logs = (['postgres', 'temporal', 'api', 'worker', 'web'] as const).filter((kind) =>
    stack.log(kind).includes(briefCanary),
  )
  return [...places, ...logs.map((kind) => `the log of ${kind}`)]
}

/** Includes the `-wal` and `-shm` files. Files that disappear between listing and reading are skipped. */
export function storedBytes(databaseFile: string): Buffer[] {
  return readdirSync(dirname(databaseFile))
    .filter((name) => name.startsWith(basename(databaseFile)))
    .flatMap((name) => {
      try {
        return [readFileSync(join(dirname(databaseFile), name))]
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
        throw error
      }
    })
}
