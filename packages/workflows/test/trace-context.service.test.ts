import { randomUUID } from 'node:crypto'
import { Client } from '@temporalio/client'
import { ApplicationFailure, defaultPayloadConverter, type Payload } from '@temporalio/common'
import { expect, test } from 'vitest'
import { jobStart, traceParentHeader, type Activities, type GenerateAdCopy } from '../src/index.ts'
import { recordHistory } from './support/histories.ts'
import { job, setUpJobs } from './support/jobs.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parent = `00-${traceId}-00f067aa0ba902b7-01`

const { rig } = setUpJobs()

async function run(traceParent: string | undefined, activities: Partial<Activities>, record?: string) {
  const headers: Record<string, Payload> =
    traceParent === undefined ? {} : { [traceParentHeader]: defaultPayloadConverter.toPayload(traceParent) }
  const client = new Client({
    connection: rig.client.connection,
    interceptors: {
      workflow: [{ startWithDetails: (input, next) => next({ ...input, headers: { ...input.headers, ...headers } }) }],
    },
  })
  const [name, options] = jobStart({ ...job, jobId: `traced-${randomUUID()}` }, rig.taskQueue)
  return rig.whileWorking(activities, async () => {
    const handle = await client.workflow.start<GenerateAdCopy>(name, options)
    await handle.result()
    const history = await handle.fetchHistory()
    if (record !== undefined) recordHistory(record, history)
    const scheduled = (history.events ?? []).flatMap(({ activityTaskScheduledEventAttributes: event }) => event ?? [])
    return {
      runId: handle.firstExecutionRunId,
      carried: scheduled.map(({ header }) => {
        const payload = header?.fields?.[traceParentHeader]
        return payload ? defaultPayloadConverter.fromPayload<string>(payload) : undefined
      }),
    }
  })
}

const succeeding: Partial<Activities> = { generateAndCommit: async () => 'succeeded' }
const failing: Partial<Activities> = {
  generateAndCommit: () => Promise.reject(ApplicationFailure.nonRetryable('words', 'policy_blocked')),
  fail: async () => 'failed',
}

test('every activity continues the trace of the start, as a child of the span named after the run', async () => {
  const { runId, carried } = await run(parent, failing, 'traced')
  const spanId = runId.replaceAll('-', '').slice(-16)
  expect(spanId).toMatch(/^[0-9a-f]{16}$/)
  expect(carried).toEqual([`00-${traceId}-${spanId}-01`, `00-${traceId}-${spanId}-01`])
  expect(rig.traceEnds.splice(0)).toEqual([[spanId, parent, false]])
})

test('a trace that is not sampled stays unsampled', async () => {
  const { carried } = await run(parent.replace(/01$/, '00'), succeeding)
  expect(carried).toEqual([expect.stringMatching(/-00$/)])
})

test.each([undefined, 'a brief instead of an id', `${parent}-and-more`])(
  '%s is not a trace and is not passed on',
  async (header) => {
    rig.traceEnds.splice(0)
    const { carried } = await run(header, succeeding)
    expect(carried).toEqual([undefined])
    expect(rig.traceEnds).toEqual([])
  },
)
