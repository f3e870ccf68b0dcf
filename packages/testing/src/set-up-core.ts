import type { Core, CoreOptions } from '@adcopy/core'
import { afterAll } from 'vitest'
import { openTestCore } from './tenants.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface CoreRig {
  database: TestDatabase
  core: Core
}

interface RigOptions extends Partial<Omit<CoreOptions, 'database'>> {
  poolConnectionsMax?: number
}

/**
 * Creates a database and a `Core` for the calling test file. The `Core` is closed and the database is dropped after
 * the file's own `afterAll` hooks.
 */
export async function setUpCore({ poolConnectionsMax, ...options }: RigOptions = {}): Promise<CoreRig> {
  const database = await createTestDatabase()
  const pool = { url: database.url, ...(poolConnectionsMax !== undefined && { poolConnectionsMax }) }
  const core = openTestCore(database.url, { database: pool, ...options })
  afterAll(async () => {
    await core.close()
    await database.drop()
  })
  return { database, core }
}
