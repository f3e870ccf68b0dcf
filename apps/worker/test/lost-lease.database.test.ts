import { createTenant, openTestCore, setUpCore, type Tenant } from '@adcopy/testing'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createJobSweep } from '../src/sweep/sweep-jobs.ts'
import { createDoorway } from './support/doorway.ts'
import { acceptJob } from './support/jobs.ts'
import { unreadMetrics } from './support/metrics.ts'

const { core, database } = await setUpCore()
let tenant: Tenant

beforeEach(async () => {
  await database.pool.query('delete from job_due')
  tenant = await createTenant(core)
})

function createSweep(from = core) {
  const started: string[] = []
  const refused = new Set<string>()
  const starter = {
    startJob: async ({ jobId }: { jobId: string }) => {
      if (refused.has(jobId)) throw new Error('refused')
      started.push(jobId)
    },
    startKnowledge: () => Promise.reject(new Error('not used')),
    terminateJob: () => Promise.reject(new Error('not used')),
    ping: async () => undefined,
  }
  const turn = createJobSweep({ metrics: unreadMetrics, core: from, slots: 100, starter, jobsMax: 8 })
  return { turn, started, refused }
}

async function openDistant() {
  const url = new URL(database.url)
  const doorway = await createDoorway(url.host)
  await doorway.open()
  url.host = doorway.address
  const distant = openTestCore(url.href)
  onTestFinished(async () => {
    await distant.close()
    await doorway.shut()
  })
  return { distant, doorway }
}

const jobs = async () => [await acceptJob(core, tenant), await acceptJob(core, tenant)].toSorted()
const attempts = async () => (await database.pool.query('select attempts from job_due')).rows
const endLeases = () => database.pool.query('update job_due set due_at = app_now() where attempts > 0')

test('jobs start at once if the database leased them and the response was lost', async () => {
  const { distant, doorway } = await openDistant()
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
  const { distant, doorway } = await openDistant()
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
  const { turn, started, refused } = createSweep()
  const [stuck = ''] = await jobs()
  await turn()
  await endLeases()
  refused.add(stuck)
  await expect(turn()).rejects.toThrow('refused')
  started.splice(0)
  const fresh = await acceptJob(core, tenant)
  await turn()
  expect(started).toContain(fresh)
  expect(started).not.toContain(stuck)
})
