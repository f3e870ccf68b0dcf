import { countRows, type Tenant, type TestDatabase } from '@adcopy/testing'

interface Fixture {
  database: TestDatabase
  tenant: Tenant
}

export const rowsOf = ({ database, tenant }: Fixture, workspaceId = tenant.workspaceId) =>
  countRows(database, workspaceId)

export const nothing = { jobs: 0, due: 0, used: 0 }

export const oneJob = { jobs: 1, due: 1, used: 1 }

export async function storedJob({ database }: Fixture, jobId: string) {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select job.workspace_id, idempotency_key, platform, awareness_level, copy_length, brief, state,
            offer_version.offer_id, extract(epoch from deadline_at - job.created_at)::int as seconds_allowed
       from job left join offer_version on offer_version.id = offer_version_id where job.id = $1`,
    [jobId],
  )
  return rows[0]
}
