import { acceptJob, createTenant, setUpCore, type Tenant } from '@adcopy/testing'
import { beforeEach, expect, test } from 'vitest'
import { createSweep, openDistant } from './support/sweeps.ts'

const { core, database } = await setUpCore()
let tenant: Tenant

beforeEach(async () => {
  await database.pool.query('delete from job_due')
  tenant = await createTenant(core)
})

const jobs = async () => [await acceptJob(core, tenant), await acceptJob(core, tenant)].toSorted()
const attempts = async () => (await database.pool.query('select attempts from job_due')).rows
const endLeases = () => database.pool.query('update job_due set due_at = app_now() where attempts > 0')

test('jobs start at once if the database leased them and the response was lost', async () => {
  const { distant, doorway } = await openDistant(database)
  const { turn, started } = createSweep(distant)
  const jobIds = await jobs()
  doorway.loseResponse('lease-due-jobs')
  await expect(turn()).rejects.toThrow()
  expect(await attempts()).toEqual([{ attempts: 1 }, { attempts: 1 }])
  expect(started).toEqual([])
  while ((await turn()) === 0);
  expect(started.toSorted()).toEqual(jobIds)
})

test('jobs start again at once if the response of the renewal was lost', async () => {
  const { distant, doorway } = await openDistant(database)
  const { turn, started } = createSweep(distant)
  const jobIds = await jobs()
  await turn()
  await endLeases()
  doorway.loseResponse('renew-leases')
  await expect(turn()).rejects.toThrow()
  expect(await attempts()).toEqual([{ attempts: 2 }, { attempts: 2 }])
  expect(started.splice(0).toSorted()).toEqual(jobIds)
  while ((await turn()) === 0);
  expect(started.toSorted()).toEqual(jobIds)
})

test('a job that cannot be started again keeps no new job from starting', async () => {
  const refused = new Set<string>()
  const { turn, started } = createSweep(core, { fails: (jobId) => refused.has(jobId) })
  const [stuck = ''] = await jobs()
  await turn()
  await endLeases()
  refused.add(stuck)
  await expect(turn()).rejects.toThrow('down')
  started.splice(0)
  const fresh = await acceptJob(core, tenant)
  await turn()
  expect(started).toContain(fresh)
  expect(started).not.toContain(stuck)
})
