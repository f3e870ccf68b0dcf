import { jobErrorCodes } from '@adcopy/contract'
import { ApplicationFailure } from '@temporalio/common'
import { tsToMs } from '@temporalio/common/lib/time.js'
import type { WorkflowHandle } from '@temporalio/client'
import { expect, test } from 'vitest'
import { jobStart, knowledgeStart, searchAttributes, type Activities, type GenerateAdCopy } from '../src/index.ts'
import { recordHistory } from './support/histories.ts'
import { ending, job, setUpJobs } from './support/jobs.ts'

const { rig, run, replay, untilCancelled, handOver } = setUpJobs()

test('a deferred job is one activity', async () => {
  let calls = 0
  const generateAndCommit = async () => {
    calls += 1
    return 'succeeded' as const
  }
  expect(await run('succeeded', { generateAndCommit })).toBe('succeeded')
  expect(calls).toBe(1)
})

test('a workflow started with search attributes is found by its outcome', async () => {
  expect(await run('searchable', { generateAndCommit: async () => 'succeeded' })).toBe('succeeded')
  const { typedSearchAttributes } = await rig.client.workflow.getHandle(`searchable-${process.pid}`).describe()
  const values = Object.values(searchAttributes).map((key) => typedSearchAttributes.get(key))
  expect(values).toEqual(['ws_1', 'facebook', 'succeeded'])
})

test.each(jobErrorCodes)(
  'a job that permanently failed with %s is failed with that code',
  { tags: ['D-ERROR'] },
  async (code) => {
    const { told, fail } = ending()
    const generateAndCommit = () => Promise.reject(ApplicationFailure.nonRetryable('words', code))
    expect(await run(`failed-${code}`, { generateAndCommit, fail })).toBe('failed')
    expect(told).toEqual([[expect.stringContaining(code), code]])
  },
)

test('the names of the failed checks are stored with the code', async () => {
  const { told, fail } = ending()
  const failed = ['supported_claims', 'awareness_hook']
  const generateAndCommit = () => Promise.reject(ApplicationFailure.nonRetryable('words', 'policy_blocked', failed))
  expect(await run('failed-checks', { generateAndCommit, fail })).toBe('failed')
  expect(told).toEqual([[expect.any(String), 'policy_blocked', failed]])
})

test.each([[['A word of the copy']], [[]], [['fine', 7]], ['no list'], [[['nested']]]])(
  'values that are not names of checks never reach the database, which would refuse them: %j',
  async (detail) => {
    const { told, fail } = ending()
    const generateAndCommit = () => Promise.reject(ApplicationFailure.nonRetryable('words', 'policy_blocked', detail))
    expect(await run(`unnamed-${JSON.stringify(detail).length}`, { generateAndCommit, fail })).toBe('failed')
    expect(told).toEqual([[expect.any(String), 'policy_blocked']])
  },
)

test('an unknown failure is internal_error', { tags: ['D-ERROR', 'JOB-3'] }, async () => {
  const { told, fail } = ending()
  const generateAndCommit = () => Promise.reject(ApplicationFailure.nonRetryable('words', 'toString'))
  expect(await run('failed-unknown', { generateAndCommit, fail })).toBe('failed')
  expect(told).toEqual([[expect.any(String), 'internal_error']])
})

test('a retryable failure is retried, and then succeeds', async () => {
  let calls = 0
  const generateAndCommit = async () => {
    calls += 1
    if (calls === 1) throw ApplicationFailure.create({ type: 'backend_unavailable', nextRetryDelay: 1 })
    return 'succeeded' as const
  }
  expect(await run('retried', { generateAndCommit })).toBe('succeeded')
  expect(calls).toBe(2)
})

test('a job that no longer exists is gone', async () => {
  const generateAndCommit = async () => 'gone' as const
  expect(await run('gone', { generateAndCommit })).toBe('gone')
})

test('an attempt without heartbeats times out and is retried, and its late result is ignored', async () => {
  let calls = 0
  const second = Promise.withResolvers<void>()
  const generateAndCommit = async () => {
    const attempt = (calls += 1)
    if (attempt === 2) second.resolve()
    await second.promise
    return attempt === 1 ? ('failed' as const) : ('succeeded' as const)
  }
  const handles: Array<WorkflowHandle<GenerateAdCopy>> = []
  expect(await run('timed-out', { generateAndCommit }, async (handle) => handles.push(handle))).toBe('succeeded')
  expect(calls).toBe(2)
  const { events } = (await handles[0]?.fetchHistory()) ?? {}
  const lastFailures = events?.map((event) => event.activityTaskStartedEventAttributes?.lastFailure?.timeoutFailureInfo)
  expect(lastFailures?.filter(Boolean)).toHaveLength(1)
}, 60_000)

test('cancelled by an operator, the job is failed and the winning state is returned', async () => {
  const { told, fail } = ending('succeeded')
  const { activity, begun } = untilCancelled()
  const outcome = await run('cancelled', { generateAndCommit: activity, fail }, async (handle) => {
    await begun
    await handle.cancel()
  })
  expect(outcome).toBe('succeeded')
  expect(told).toEqual([[expect.any(String), 'internal_error']])
})

test('failing a job is retried until the database accepts it, even if the workflow is cancelled meanwhile', async () => {
  let calls = 0
  const first = Promise.withResolvers<void>()
  const fail: Activities['fail'] = async () => {
    calls += 1
    first.resolve()
    if (calls < 3) throw ApplicationFailure.create({ type: 'database_unavailable', nextRetryDelay: 100 })
    return 'failed'
  }
  const generateAndCommit = () => Promise.reject(ApplicationFailure.nonRetryable('words', 'policy_blocked'))
  const outcome = await run('fail-retried', { generateAndCommit, fail }, async (handle) => {
    await first.promise
    await handle.cancel()
  })
  expect(outcome).toBe('failed')
  expect(calls).toBe(3)
})

test('a worker that shuts down hands its job to the next one at once', async () => {
  const { activity, begun } = untilCancelled()
  const next = { generateAndCommit: async () => 'succeeded' as const }
  expect(await handOver('handed-over', begun, { generateAndCommit: activity }, next)).toBe('succeeded')
}, 60_000)

test('a knowledge file is one activity, on its own queue', async () => {
  const fileId = `file-${process.pid}`
  const [name, options] = knowledgeStart(fileId, rig.taskQueue)
  const read: string[] = []
  const readKnowledge: Activities['readKnowledge'] = async (id) => void read.push(id)
  await rig.whileWorking({ readKnowledge }, async () => {
    const handle = await rig.client.workflow.start(name, options)
    await handle.result()
    const history = await handle.fetchHistory()
    await replay(fileId, history)
    recordHistory('knowledge', history)
  })
  expect(read).toEqual([fileId])
})

test(
  'every activity is retried after thirty seconds at most, and no policy limits its attempts',
  { tags: ['D-BACKOFF'] },
  async () => {
    const generateAndCommit = () => Promise.reject(ApplicationFailure.nonRetryable('words', 'policy_blocked'))
    const activities = { generateAndCommit, fail: ending().fail, readKnowledge: async () => undefined }
    const starts = [
      jobStart({ ...job, jobId: `policies-${process.pid}` }, rig.taskQueue),
      knowledgeStart(`policies-file-${process.pid}`, rig.taskQueue),
    ]
    const histories = await rig.whileWorking(activities, () =>
      Promise.all(
        starts.map(async ([name, options]) => {
          const handle = await rig.client.workflow.start(name, options)
          await handle.result()
          return handle.fetchHistory()
        }),
      ),
    )
    const scheduled = histories
      .flatMap(({ events }) => events ?? [])
      .flatMap(({ activityTaskScheduledEventAttributes: attributes }) => attributes ?? [])
    const names = new Set(scheduled.map(({ activityType }) => activityType?.name))
    expect(names).toEqual(new Set(['generateAndCommit', 'fail', 'readKnowledge']))
    for (const { retryPolicy, scheduleToCloseTimeout } of scheduled) {
      expect(tsToMs(retryPolicy?.maximumInterval)).toBeLessThanOrEqual(30_000)
      expect(retryPolicy?.maximumAttempts).toBe(0)
      expect(tsToMs(scheduleToCloseTimeout)).toBe(0)
    }
  },
)
