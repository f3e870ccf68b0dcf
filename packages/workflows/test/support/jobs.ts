import type { WorkflowHandle } from '@temporalio/client'
import { setUp } from '@adcopy/testing'
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
  return { rig, run, replay }

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
