import type { Core } from '@adcopy/core'
import { openTestCore, type TestDatabase } from '@adcopy/testing'
import { onTestFinished } from 'vitest'
import type { Starter } from '../../src/sweep/starter.ts'
import { createJobSweep, type JobSweepOptions } from '../../src/sweep/sweep-jobs.ts'
import { createDoorway, type Doorway } from './doorway.ts'
import { unreadMetrics } from './metrics.ts'

interface SweepOptions extends Partial<Pick<JobSweepOptions, 'starter' | 'jobsMax' | 'signal'>> {
  /** Gets the id of the job to start, or `ping`. Returns whether that call fails. Ignored if `starter` is set. */
  fails?: (call: string) => boolean
}

/**
 * A sweep without Temporal, unless `starter` is set. `started` contains the ids of the jobs in the order in which the
 * sweep started them, and stays empty if `starter` is set.
 */
export function createSweep(core: Core, { fails = () => false, ...options }: SweepOptions = {}) {
  const started: string[] = []
  const call = async (name: string) => {
    if (fails(name)) throw new Error('down')
  }
  const starter: Starter = {
    startJob: ({ jobId }) => call(jobId).then(() => void started.push(jobId)),
    startKnowledge: () => Promise.reject(new Error('not used')),
    terminateJob: () => Promise.reject(new Error('not used')),
    ping: () => call('ping'),
  }
  const turn = createJobSweep({ metrics: unreadMetrics, core, slots: 100, starter, jobsMax: 8, ...options })
  return { turn, started }
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
