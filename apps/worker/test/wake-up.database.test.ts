import type { Core } from '@adcopy/core'
import { acceptJob, createTenant, setUpCore, until, type Tenant } from '@adcopy/testing'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../src/log.ts'
import { createBell, runLoop } from '../src/loop.ts'
import { createSweep, openDistant } from './support/sweeps.ts'

const { core, database } = await setUpCore()
let tenant: Tenant

beforeEach(async () => {
  await database.pool.query('delete from job_due')
  tenant = await createTenant(core)
})

/** A sweep and a listener, as `runWorker` combines them. The listener uses the database connection of `listening`. */
async function sweeping(listening: Core) {
  const { turn, started } = createSweep(core)
  const stop = new AbortController()
  const { signal } = stop
  const bell = createBell()
  const heard = { count: 0 }
  const onJob = () => {
    heard.count += 1
    bell.ring()
  }
  const running = Promise.all([
    listening.listenForJobs({ onJob, signal, probeMs: 100 }),
    runLoop({ name: 'test', log: createLog('silent'), signal, turn, bell }),
  ])
  onTestFinished(async () => {
    stop.abort()
    await running
  })
  await until(() => heard.count === 1) // `onJob` is also called once after connecting
  return { started, heard }
}

test('a listener whose connection is silent connects again, and meanwhile jobs are started', async () => {
  const { distant, doorway } = await openDistant(database)
  const { started, heard } = await sweeping(distant)
  doorway.hold()
  const jobId = await acceptJob(core, tenant)
  await until(() => started.includes(jobId))
  expect(heard.count).toBe(1)
  doorway.admit()
  await until(() => heard.count >= 2)
  const before = heard.count
  await acceptJob(core, tenant)
  await until(() => heard.count > before)
})

test('a job is started even if its notification cannot be sent', async () => {
  const { distant, doorway } = await openDistant(database)
  const { started, heard } = await sweeping(core)
  doorway.refuse('notify ad_copy_job')
  const jobId = await acceptJob(distant, tenant)
  await until(() => started.includes(jobId))
  expect(heard.count).toBe(1)
})

test('turns that notifications begin start new jobs first, and also renew leases', async () => {
  const endLeases = () =>
    database.pool.query('update job_due set due_at = app_now() - make_interval(mins => 1) where attempts > 0')
  const old = await acceptJob(core, tenant)
  await createSweep(core).turn()
  await endLeases()
  const fresh = await acceptJob(core, tenant)
  const { turn, started } = createSweep(core)
  await turn(true)
  expect(started).toEqual([fresh, old])
  await endLeases()
  while (started.length < 4) await turn(true)
  expect(started.slice(2).toSorted()).toEqual([old, fresh].toSorted())
})
