import { randomUUID } from 'node:crypto'
import type { CreateJobInput, Job } from '@adcopy/contract'
import { verbs, type Core } from '@adcopy/core'
import { actorOfToken, canaryBrief, type Tenant, type TestDatabase } from '@adcopy/testing'

export async function acceptJob(core: Core, tenant: Tenant, request: Partial<CreateJobInput> = {}): Promise<string> {
  const actor = await actorOfToken(core, tenant.token)
  if (actor === undefined) throw new Error('the fixture token is unknown')
  const { job } = await verbs.createJob({
    ctx: core.as(actor),
    input: {
      idempotencyKey: randomUUID(),
      request: {
        platform: 'facebook',
        awareness_level: 'problem_aware',
        copy_length: 'short',
        brief: canaryBrief,
        ...request,
      },
    },
  })
  return job.id
}

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

export const succeededOnce = { state: 'succeeded', brief: null, error_code: null, due: 0, artifacts: 1 }

export function failedWith(error_code: string) {
  return { state: 'failed', brief: null, error_code, due: 0, artifacts: 0 }
}
