import type { Core } from '@adcopy/core'
import { openTestCore, type TestDatabase } from '@adcopy/testing'
import { onTestFinished } from 'vitest'
import { createJobSweep } from '../../src/sweep/sweep-jobs.ts'
import { createDoorway, type Doorway } from './doorway.ts'
import { unreadMetrics } from './metrics.ts'

/** A sweep without Temporal: `started` contains the ids of the jobs in the order in which the sweep started them. */
export function createSweep(core: Core) {
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
  const turn = createJobSweep({ metrics: unreadMetrics, core, slots: 100, starter, jobsMax: 8 })
  return { turn, started, refused }
}

/** A core whose connections to the database pass through a doorway. Both end with the test. */
export async function openDistant(database: TestDatabase): Promise<{ distant: Core; doorway: Doorway }> {
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
