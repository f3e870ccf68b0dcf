import type { JobErrorCode, JobState } from '@adcopy/contract'
import type { Core } from '@adcopy/core'
import type { Tenant, TestDatabase } from '@adcopy/testing'
import { expect } from 'vitest'
import { isOpen, monthOf, type Model } from './model.ts'

export interface Real {
  core: Core
  database: TestDatabase
  tenants: readonly Tenant[]
}

export function tenantOf({ tenants }: Real, index: number): Tenant {
  const tenant = tenants[index]
  if (tenant === undefined) throw new Error(`there is no tenant ${index}`)
  return tenant
}

export function operator({ core }: Real) {
  return core.as({ kind: 'operator' } as const)
}

export function system({ core }: Real) {
  return core.as({ kind: 'system' } as const)
}

interface Row {
  id: string
  workspace_id: string
  key: string
  state: JobState
  error_code: JobErrorCode | null
  brief: boolean
  artifacts: number
  due_at: Date | null
  leases: number | null
}

export async function expectRows(model: Model, { database, tenants }: Real): Promise<void> {
  const workspaceIds = tenants.map(({ workspaceId }) => workspaceId)
  const jobs = await database.pool.query<Row>(
    `select j.id, j.workspace_id, j.idempotency_key as key, j.state, j.error_code, j.brief is not null as brief,
            (select count(*)::int from artifact a where a.job_id = j.id) as artifacts, d.due_at, d.attempts as leases
       from job j left join job_due d on d.job_id = j.id where j.workspace_id = any ($1) order by j.id`,
    [workspaceIds],
  )
  const usage = await database.pool.query<{ workspace_id: string; month: string; used: number }>(
    `select workspace_id, month::text, used from usage where workspace_id = any ($1)`,
    [workspaceIds],
  )
  const expectedJobs = model.tenants.flatMap((tenant, index) =>
    tenant.jobs.map((job) => ({
      id: job.id,
      workspace_id: workspaceIds[index],
      key: job.key,
      state: job.state,
      error_code: job.errorCode,
      brief: isOpen(job),
      artifacts: job.state === 'succeeded' ? 1 : 0,
      due_at: isOpen(job) ? new Date(job.dueAt) : null,
      leases: isOpen(job) ? job.leases : null,
    })),
  )
  expect(jobs.rows).toEqual(expectedJobs.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
  const units: Record<string, number> = {}
  for (const [index, tenant] of model.tenants.entries()) {
    for (const { createdAt } of tenant.jobs) {
      const name = `${workspaceIds[index]} ${monthOf(createdAt)}`
      units[name] = (units[name] ?? 0) + 1
    }
  }
  const used = usage.rows.map((row) => [`${row.workspace_id} ${row.month}`, row.used] as const)
  expect(Object.fromEntries(used)).toEqual(units)
}
