import type pg from 'pg'
import { query } from '../database.ts'

/** The columns of a job that the public API shows. */
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

const columns = `
  select j.id, j.state, j.copy_length, j.error_code, j.created_at, j.completed_at, a.id as artifact_id, v.headline,
         v.primary_text, v.description, g.source_file_ids
    from job j
    join brand_grounding g on g.workspace_id = j.workspace_id and g.id = j.grounding_id
    left join artifact a on a.workspace_id = j.workspace_id and a.job_id = j.id
    left join artifact_version v on v.artifact_id = a.id and v.number = 1`

const one = { name: 'read-job', text: `${columns} where j.workspace_id = $1 and j.id = $2` }

/** Reads a job of a workspace. */
export async function readJobRow(pool: pg.Pool, workspaceId: string, jobId: string): Promise<JobRow | undefined> {
  return (await query<JobRow>(pool, one, [workspaceId, jobId]))[0]
}

const order = 'order by j.created_at desc, j.id desc limit'
const pages = {
  first: { name: 'list-jobs', text: `${columns} where j.workspace_id = $1 ${order} $2` },
  after: {
    name: 'list-jobs-after',
    text: `${columns} where j.workspace_id = $1 and (j.created_at, j.id) < ($3, $4) ${order} $2`,
  },
  firstOfState: {
    name: 'list-jobs-state',
    text: `${columns} where j.workspace_id = $1 and j.state = $3 ${order} $2`,
  },
  afterOfState: {
    name: 'list-jobs-state-after',
    text: `${columns} where j.workspace_id = $1 and j.state = $3 and (j.created_at, j.id) < ($4, $5) ${order} $2`,
  },
}

export interface JobPage {
  workspaceId: string
  itemsMax: number
  state: string | undefined
  /** The last job of the previous page. */
  after: { createdAt: Date; id: string } | undefined
}

/** Returns a workspace's jobs, newest first. */
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

/** Returns median seconds from acceptance to success by copy length, over recently succeeded jobs of all workspaces. */
export async function readPace(pool: pg.Pool): Promise<Array<{ copy_length: string; seconds: number }>> {
  return query(pool, pace, [])
}
