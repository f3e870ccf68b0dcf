import { parseEnvironment } from '@adcopy/core'
import {
  createTenant,
  createTestDatabase,
  openTestCore,
  testFingerprintKeys,
  type Tenant,
  type TestDatabase,
} from '@adcopy/testing'
import { afterAll, beforeAll, expect } from 'vitest'
import { composeApi, type Api } from '../../src/compose.ts'

export interface Stand {
  database: TestDatabase
  api: Api
  tenant: Tenant
  log(): string
}

export function setUpApi(): Stand {
  const stand: Partial<Stand> = {}
  let output = ''
  beforeAll(async () => {
    const database = await createTestDatabase()
    const logTo = { write: (line: string) => void (output += line) }
    const env = {
      DATABASE_URL: database.urls.api,
      FINGERPRINT_KEYS: testFingerprintKeys,
      WEB_ORIGIN: 'http://web.example',
      RATE_LIMIT_TOKEN_PER_MINUTE: '1000000000',
      RATE_LIMIT_IP_PER_MINUTE: '1000000000',
    }
    const api = composeApi(parseEnvironment('api', env), logTo)
    const core = openTestCore(database.url)
    const tenant = await createTenant(core, { allocation: 1_000_000 })
    await core.close()
    Object.assign(stand, { database, api, tenant, log: () => output })
  })
  afterAll(async () => {
    await stand.api?.close()
    await stand.database?.drop()
  })
  return stand as Stand // `beforeAll` adds all members before the tests run
}

export async function expectWritten({ database }: Stand, created: number): Promise<void> {
  const { rows } = await database.pool.query(
    `select (select count(*)::int from job) as jobs, (select count(*)::int from job_due) as due,
            (select coalesce(sum(used), 0)::int from usage) as used`,
  )
  expect(rows).toEqual([{ jobs: created, due: created, used: created }])
}
