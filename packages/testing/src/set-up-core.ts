import type { Core } from '@adcopy/core'
import { afterAll, beforeAll } from 'vitest'
import { openTestCore } from './tenants.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface CoreRig {
  database: TestDatabase
  core: Core
}

/** Gives the calling test file a database and a core, created before the file's own set-up and removed after its clean-up. */
export function setUpCore(): CoreRig {
  const rig: Partial<CoreRig> = {}
  beforeAll(async () => {
    rig.database = await createTestDatabase()
    rig.core = openTestCore(rig.database.url)
  })
  afterAll(async () => {
    await rig.core?.close()
    await rig.database?.drop()
  })
  return rig as CoreRig // complete when the tests start
}
