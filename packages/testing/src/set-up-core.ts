import type { Core, CoreOptions } from '@adcopy/core'
import { afterAll, beforeEach, onTestFinished, TestRunner } from 'vitest'
import { openTestCore } from './tenants.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface CoreRig {
  database: TestDatabase
  core: Core
}

interface RigOptions extends Partial<Omit<CoreOptions, 'database'>> {
  poolConnectionsMax?: number
  /** The default time zone of the database's sessions. */
  timezone?: string
}

/** `close` closes the `Core` and drops the database. */
export async function openRig(options: RigOptions = {}): Promise<CoreRig & { close: () => Promise<void> }> {
  const { poolConnectionsMax, timezone, ...rest } = options
  const database = await createTestDatabase({ ...(timezone !== undefined && { timezone }) })
  const pool = { url: database.url, ...(poolConnectionsMax !== undefined && { poolConnectionsMax }) }
  const core = openTestCore(database.url, { database: pool, ...rest })
  const close = async () => {
    await core.close()
    await database.drop()
  }
  return { database, core, close }
}

/** The `Core` is closed and the database is dropped after the file's own `afterAll` hooks. */
export async function setUpCore(options: RigOptions = {}): Promise<CoreRig> {
  if (TestRunner.getCurrentTest() !== undefined) throw new Error('a test calls openRig: afterAll has no effect in it')
  const { close, ...rig } = await openRig(options)
  afterAll(close)
  return rig
}

/** Every test of the current file or `describe` block has its own database, which is dropped after the test. */
export function setUpCoreEach(options: RigOptions = {}): CoreRig {
  const each = { database: {} as TestDatabase, core: {} as Core }
  beforeEach(async () => {
    const { database, core, close } = await openRig(options)
    onTestFinished(close)
    Object.assign(each.database, database)
    Object.assign(each.core, core)
  })
  return each
}
