import type { WorkflowHandle } from '@temporalio/client'
import { setUp, until } from '@adcopy/testing'
import { Worker } from '@temporalio/worker'
import { inject } from 'vitest'
import { jobStart, type Activities, type GenerateAdCopy, type JobOutcome } from '../../src/index.ts'
import { recordHistory } from './histories.ts'
import { bundle, createRig } from './rig.ts'

export const job = { workspaceId: 'ws_1', platform: 'facebook', copyLength: 'medium' } as const

type Handle = WorkflowHandle<GenerateAdCopy>

export function setUpJobs() {
  let workflowBundle: Awaited<ReturnType<typeof bundle>>
  const rig = setUp(async () => {
    workflowBundle = await bundle('../../src/workflows.ts')
    return createRig(inject('temporalAddress'), workflowBundle)
  })
  return { rig, run, replay, untilCancelled, handOver }

  /** Runs a job and replays its history. Stores the history if RECORD_HISTORIES is set. */
  async function run(
    path: string,
    activities: Partial<Activities>,
    during: (handle: Handle) => Promise<unknown> = async () => undefined,
  ): Promise<JobOutcome> {
    const jobId = `${path}-${process.pid}`
    const [name, options] = jobStart({ ...job, jobId }, rig.taskQueue, path.startsWith('searchable'))
    return rig.whileWorking(activities, async () => {
      const handle = await rig.client.workflow.start<GenerateAdCopy>(name, options)
      await during(handle)
      const outcome = await handle.result()
      const history = await handle.fetchHistory()
      await replay(jobId, history)
      recordHistory(path, history)
      return outcome
    })
  }

  /** `begun` resolves when the activity is first called. */
  function untilCancelled() {
    const { promise: begun, resolve } = Promise.withResolvers<void>()
    let calls = 0
    const activity = () => {
      calls += 1
      resolve()
      return rig.untilCancelled()
    }
    return { activity, begun, calls: () => calls }
  }

  /** Starts a job with the first activities, stops the worker once `begun` resolves, and starts another worker. */
  async function handOver(
    path: string,
    begun: Promise<void>,
    first: Partial<Activities>,
    next: Partial<Activities>,
  ): Promise<JobOutcome> {
    const jobId = `${path}-${process.pid}`
    const [name, options] = jobStart({ ...job, jobId }, rig.taskQueue)
    const handle = await rig.whileWorking(first, async () => {
      const started = await rig.client.workflow.start<GenerateAdCopy>(name, options)
      await begun
      return started
    })
    await until(async () => (await handle.describe()).status.name === 'RUNNING')
    const outcome = await rig.whileWorking(next, () => handle.result())
    await replay(jobId, await handle.fetchHistory())
    return outcome
  }

  async function replay(workflowId: string, history: unknown): Promise<void> {
    for await (const result of Worker.runReplayHistories({ workflowBundle }, [{ workflowId, history }])) {
      if (result.error !== undefined) throw result.error
    }
  }
}

export function ending(outcome: JobOutcome = 'failed') {
  const told: unknown[] = []
  const fail: Activities['fail'] = async (...args) => {
    told.push(args)
    return outcome
  }
  return { told, fail }
}
