import { jobErrorCodes } from '@adcopy/contract'
import { ApplicationFailure } from '@temporalio/common'
import type { WorkflowHandle } from '@temporalio/client'
import { expect, test } from 'vitest'
import type { Activities, GenerateAdCopy } from '../src/index.ts'
import { ending, setUpJobs } from './support/jobs.ts'

const { rig, run, untilCancelled, handOver } = setUpJobs()

/** Counts the calls of `generateAndCommit`. */
function succeeding() {
  const calls: string[] = []
  const generateAndCommit: Activities['generateAndCommit'] = async (jobId) => {
    calls.push(jobId)
    return 'succeeded'
  }
  return { calls, generateAndCommit }
}

test('a job that ends in its local attempt is one workflow task without an activity', async () => {
  const handles: Array<WorkflowHandle<GenerateAdCopy>> = []
  const activities = { attemptLocally: async () => 'succeeded' as const }
  expect(await run('local-succeeded', activities, async (handle) => handles.push(handle))).toBe('succeeded')
  const { events } = (await handles[0]?.fetchHistory()) ?? {}
  expect(events?.filter((event) => event.workflowTaskCompletedEventAttributes)).toHaveLength(1)
  expect(events?.filter((event) => event.activityTaskScheduledEventAttributes)).toEqual([])
})

test.each([...jobErrorCodes, 'unknown'])(
  'a local attempt that permanently failed with %s ends the job without another attempt',
  { tags: ['D-ERROR'] },
  async (type) => {
    const { told, fail } = ending()
    const { calls, generateAndCommit } = succeeding()
    const checks = ['supported_claims']
    const attemptLocally = () => Promise.reject(ApplicationFailure.nonRetryable('words', type, checks))
    expect(await run(`local-failed-${type}`, { attemptLocally, generateAndCommit, fail })).toBe('failed')
    const end = type === 'unknown' ? ['internal_error'] : [type, checks]
    expect(told).toEqual([[expect.any(String), ...end]])
    expect(calls).toEqual([])
  },
)

test('a local attempt that fails is made once, and the activity makes the next attempt', async () => {
  const { calls, generateAndCommit } = succeeding()
  let attempts = 0
  const attemptLocally: Activities['attemptLocally'] = async () => {
    attempts += 1
    throw ApplicationFailure.create({ type: 'database_unavailable' })
  }
  expect(await run('local-retried', { attemptLocally, generateAndCommit })).toBe('succeeded')
  expect(attempts).toBe(1)
  expect(calls).toHaveLength(1)
})

test('a local attempt is cancelled after a few seconds, and the activity makes the next attempt', async () => {
  const { calls, generateAndCommit } = succeeding()
  const { activity: attemptLocally, calls: attempts } = untilCancelled()
  const handles: Array<WorkflowHandle<GenerateAdCopy>> = []
  const activities = { attemptLocally, generateAndCommit }
  expect(await run('local-timed-out', activities, async (handle) => handles.push(handle))).toBe('succeeded')
  expect(attempts()).toBe(1)
  expect(calls).toHaveLength(1)
  const { events } = (await handles[0]?.fetchHistory()) ?? {}
  // The local attempt ends before the SDK would have to extend the workflow task.
  expect(events?.filter((event) => event.workflowTaskCompletedEventAttributes)).toHaveLength(2)
})

test('cancelled by an operator during its local attempt, the job is failed and the winning state is returned', async () => {
  const { told, fail } = ending('succeeded')
  const { activity: attemptLocally, begun } = untilCancelled()
  const activities = { attemptLocally, generateAndCommit: () => rig.untilCancelled(), fail }
  const outcome = await run('local-cancelled', activities, async (handle) => {
    await begun
    await handle.cancel()
  })
  expect(outcome).toBe('succeeded')
  expect(told).toEqual([[expect.any(String), 'internal_error']])
})

test('cancelled by an operator while its local attempt ends the job, the workflow returns that end', async () => {
  const { activity: attemptLocally, begun } = untilCancelled()
  const cancelled = Promise.withResolvers<void>()
  const { fail } = ending('succeeded')
  let first = true
  const activities: Partial<Activities> = {
    async attemptLocally() {
      if (!first) return 'succeeded'
      first = false
      void attemptLocally().catch(() => undefined)
      await cancelled.promise
      return 'succeeded'
    },
    fail,
  }
  const outcome = await run('local-ended-cancelled', activities, async (handle) => {
    await begun
    await handle.cancel()
    cancelled.resolve()
  })
  expect(outcome).toBe('succeeded')
})

test('a worker that shuts down during a local attempt leaves the job to the next worker', async () => {
  const { activity, begun } = untilCancelled()
  const first = { attemptLocally: activity, generateAndCommit: rig.untilCancelled }
  const next = { attemptLocally: async () => 'succeeded' as const, generateAndCommit: async () => 'succeeded' as const }
  expect(await handOver('local-handed-over', begun, first, next)).toBe('succeeded')
}, 60_000)
