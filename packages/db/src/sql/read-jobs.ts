import type pg from 'pg'
import { hidden, query } from '../database.ts'

export interface JobRow {
  id: string
  state: 'queued' | 'running' | 'succeeded' | 'failed'
  copy_length: string
  error_code: string | null
  created_at: Date
  completed_at: Date | null
  artifact_id: string | null
  headline: string | null
  primary_text: string | null
  description: string | null
  source_file_ids: string[]
}

/** Selects the columns of {@link JobRow} from the tables that {@link sources} joins. */
export const shown = `j.id, j.state, j.copy_length, j.error_code, j.created_at, j.completed_at, a.artifact_id, a.headline,
         a.primary_text, a.description, g.source_file_ids`

// A generic plan assumes that a page contains a tenth of the workspace's jobs, and would therefore join whole tables.
// `limit 1` makes PostgreSQL look up the rows of each job instead.
export const sources = `
    cross join lateral (
      select source_file_ids from brand_grounding
       where workspace_id = j.workspace_id and id = j.grounding_id limit 1) g
    left join lateral (
      select artifact.id as artifact_id, v.headline, v.primary_text, v.description
        from artifact left join artifact_version v on v.artifact_id = artifact.id and v.number = 1
       where artifact.workspace_id = j.workspace_id and artifact.job_id = j.id limit 1) a on true`
const columns = `select ${shown} from job j ${sources}`

const byKey = {
  name: 'read-jobs',
  text: `select given.n::int - 1 as position, ${shown}
    from unnest(${hidden('$1::text[]')}, ${hidden('$2::text[]')}) with ordinality as given (workspace_id, id, n)
    cross join lateral (
      select * from job where workspace_id = given.workspace_id and id = given.id limit 1) j ${sources}`,
}

export interface JobKey {
  workspaceId: string
  jobId: string
}

/** `position` is the index of the job's key in `keys`. */
export async function readJobRows(
  pool: pg.Pool,
  keys: readonly JobKey[],
): Promise<Array<JobRow & { position: number }>> {
  return query(pool, byKey, [keys.map(({ workspaceId }) => workspaceId), keys.map(({ jobId }) => jobId)])
}

const ofWorkspace = `j.workspace_id = ${hidden('$1::text')}`
const limited = `order by j.created_at desc, j.id desc limit ${hidden('$2::int')}`
const ofState = `j.state = ${hidden('$3::text')}`
const earlier = (createdAt: string, id: string) =>
  `(j.created_at, j.id) < (${hidden(`${createdAt}::timestamptz`)}, ${hidden(`${id}::text`)})`
const pages = {
  first: { name: 'list-jobs', text: `${columns} where ${ofWorkspace} ${limited}` },
  after: { name: 'list-jobs-after', text: `${columns} where ${ofWorkspace} and ${earlier('$3', '$4')} ${limited}` },
  firstOfState: { name: 'list-jobs-state', text: `${columns} where ${ofWorkspace} and ${ofState} ${limited}` },
  afterOfState: {
    name: 'list-jobs-state-after',
    text: `${columns} where ${ofWorkspace} and ${ofState} and ${earlier('$4', '$5')} ${limited}`,
  },
}

export interface JobPage {
  workspaceId: string
  itemsMax: number
  state: string | undefined
  after: { createdAt: Date; id: string } | undefined
}

export async function listJobRows(pool: pg.Pool, page: JobPage): Promise<JobRow[]> {
  const { workspaceId, itemsMax, state, after } = page
  const position = after === undefined ? [] : [after.createdAt, after.id]
  if (state === undefined) {
    return query<JobRow>(pool, after === undefined ? pages.first : pages.after, [workspaceId, itemsMax, ...position])
  }
  const statement = after === undefined ? pages.firstOfState : pages.afterOfState
  return query<JobRow>(pool, statement, [workspaceId, itemsMax, state, ...position])
}

const pace = {
  name: 'pace-of-jobs',
  text: `select copy_length, percentile_cont(0.5) within group (order by seconds)::float8 as seconds
    from (select copy_length, extract(epoch from completed_at - created_at) as seconds
            from job where state = 'succeeded' and completed_at > app_now() - interval '1 hour'
           order by completed_at desc limit 500) lately
   group by copy_length`,
}

/**
 * Returns the median seconds from acceptance to success by copy length. The medians cover the latest 500 jobs that
 * succeeded in the last hour, in all workspaces.
 */
export async function readPace(pool: pg.Pool): Promise<Array<{ copy_length: string; seconds: number }>> {
  return query(pool, pace, [])
}
