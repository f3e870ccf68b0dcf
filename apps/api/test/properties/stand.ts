import { createTenant, type TestDatabase } from '@adcopy/testing'
import { afterAll, expect } from 'vitest'
import { startServerStage } from '../server/stage.ts'

export async function setUpStand() {
  const stage = await startServerStage(1_000, {
    LOG_LEVEL: 'info',
    RATE_LIMIT_TOKEN_PER_MINUTE: '1000000000',
    RATE_LIMIT_IP_PER_MINUTE: '1000000000',
  })
  afterAll(() => stage.close())
  return { ...stage, tenant: await createTenant(stage.core, { allocation: 1_000_000 }) }
}

export async function expectWritten({ database }: { database: TestDatabase }, created: number): Promise<void> {
  const { rows } = await database.pool.query(
    `select (select count(*)::int from job) as jobs, (select count(*)::int from job_due) as due,
            (select coalesce(sum(used), 0)::int from usage) as used`,
  )
  expect(rows).toEqual([{ jobs: created, due: created, used: created }])
}
