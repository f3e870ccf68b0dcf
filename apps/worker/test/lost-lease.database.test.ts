import { createTenant, openTestCore, setUpCore } from '@adcopy/testing'
import { expect, onTestFinished, test } from 'vitest'
import { createJobSweep } from '../src/sweep/sweep-jobs.ts'
import { createDoorway } from './support/doorway.ts'
import { acceptJob } from './support/jobs.ts'
import { unreadMetrics } from './support/metrics.ts'

const { core, database } = await setUpCore()

test('jobs start at once if the database leased them and the response was lost', async () => {
  const url = new URL(database.url)
  const doorway = await createDoorway(url.host)
  await doorway.open()
  url.host = doorway.address
  const distant = openTestCore(url.href)
  onTestFinished(async () => {
    await distant.close()
    await doorway.shut()
  })
  const started: string[] = []
  const starter = {
    startJob: async ({ jobId }: { jobId: string }) => void started.push(jobId),
    startKnowledge: () => Promise.reject(new Error('not used')),
    terminateJob: () => Promise.reject(new Error('not used')),
    ping: async () => undefined,
  }
  const turn = createJobSweep({ metrics: unreadMetrics, core: distant, slots: 100, starter, jobsMax: 8 })
  const tenant = await createTenant(core)
  const jobIds = [await acceptJob(core, tenant), await acceptJob(core, tenant)]
  doorway.loseResponse('lease-due-jobs')
  await expect(turn()).rejects.toThrow()
  expect((await database.pool.query('select from job_due where attempts = 1')).rowCount).toBe(2)
  expect(started).toEqual([])
  while ((await turn()) === 0);
  expect(started.toSorted()).toEqual(jobIds.toSorted())
})
