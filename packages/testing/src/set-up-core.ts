import type { Core } from '@adcopy/core'
import { afterAll, beforeAll } from 'vitest'
import { openTestCore } from './tenants.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface CoreRig {
  database: TestDatabase
  core: Core
}

/** A database and core over it for the tests around the call: there before their own set-up, gone after their own end. */
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
  return rig as CoreRig // whole once the tests run
}
