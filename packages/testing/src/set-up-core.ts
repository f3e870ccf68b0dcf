import type { Core } from '@adcopy/core'
import { afterAll, beforeAll } from 'vitest'
import { openTestCore } from './tenants.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface CoreRig {
  database: TestDatabase
  core: Core
}

/** A database and a core for the calling test file: created before the file's own set-up, removed after its own clean-up. */
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
  return rig as CoreRig // complete once the tests run
}
