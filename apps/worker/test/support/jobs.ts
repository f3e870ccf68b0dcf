import type { Job } from '@adcopy/contract'
import { until, type TestDatabase } from '@adcopy/testing'

export interface JobRow {
  state: Job['status']
  brief: string | null
  error_code: string | null
  due: number
  artifacts: number
  used: number
}

export async function readJob({ pool }: TestDatabase, jobId: string): Promise<JobRow> {
  const { rows } = await pool.query<JobRow>(
    `select state, brief, error_code, (select count(*)::int from job_due where job_id = $1) as due,
            (select count(*)::int from artifact join artifact_version on artifact_id = artifact.id
              where job_id = $1) as artifacts,
            (select coalesce(sum(used), 0)::int from usage where workspace_id = job.workspace_id) as used
       from job where id = $1`,
    [jobId],
  )
  if (rows[0] === undefined) throw new Error(`there is no job ${jobId}`)
  return rows[0]
}

export async function readEnded(database: TestDatabase, jobId: string): Promise<JobRow | undefined> {
  const row = await readJob(database, jobId)
  return row.state === 'succeeded' || row.state === 'failed' ? row : undefined
}

export function untilEnded(database: TestDatabase, jobId: string): Promise<JobRow> {
  return until(() => readEnded(database, jobId), { withinMs: 60_000, what: `the end of ${jobId}` })
}

export const succeededOnce = { state: 'succeeded', brief: null, error_code: null, due: 0, artifacts: 1 }

export function failedWith(error_code: string) {
  return { state: 'failed', brief: null, error_code, due: 0, artifacts: 0 }
}
