import { acceptJob, createTenant, setUpCore, type Tenant } from '@adcopy/testing'
import { beforeEach, expect, test } from 'vitest'
import { createActivities } from '../src/activities/index.ts'
import { compose, gated, scriptedGenerator } from './support/generator.ts'
import { readJob, succeededOnce } from './support/jobs.ts'
import { failureOf, newEnvironment, testActivities, testDeps } from './support/tries.ts'

const rig = await setUpCore()
let tenant: Tenant

beforeEach(async () => {
  tenant = await createTenant(rig.core)
})

test('a local attempt ends the job if the generator makes no paid calls', async () => {
  const jobId = await acceptJob(rig.core, tenant)
  const { attemptLocally } = testActivities(rig.core, scriptedGenerator(compose, null))
  expect(await newEnvironment().run(attemptLocally, jobId)).toBe('succeeded')
  expect(await readJob(rig.database, jobId)).toEqual({ ...succeededOnce, used: 1 })
})

test('a local attempt is deferred if the generator makes paid calls', async () => {
  const jobId = await acceptJob(rig.core, tenant)
  const { attemptLocally } = testActivities(rig.core, scriptedGenerator(compose))
  expect(await newEnvironment().run(attemptLocally, jobId)).toBe('deferred')
  expect(await readJob(rig.database, jobId)).toMatchObject({ state: 'queued', due: 1 })
})

test('local attempts and activities together use no more than the slots of the worker', async () => {
  const [first, second] = [await acceptJob(rig.core, tenant), await acceptJob(rig.core, await createTenant(rig.core))]
  const { write, writing, finish } = gated()
  const generator = scriptedGenerator(write, null)
  const { attemptLocally, generateAndCommit } = createActivities({ ...testDeps(rig.core, generator), slots: 1 })
  const running = newEnvironment().run(attemptLocally, first)
  await writing
  expect(await failureOf(newEnvironment().run(generateAndCommit, second))).toMatchObject({
    type: 'slot_yielded',
    nonRetryable: false,
  })
  finish()
  expect(await running).toBe('succeeded')
  expect(await newEnvironment().run(generateAndCommit, second)).toBe('succeeded')
})
