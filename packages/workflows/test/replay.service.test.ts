import { jobErrorCodes } from '@adcopy/contract'
import { DeterminismViolationError } from '@temporalio/workflow'
import { Worker } from '@temporalio/worker'
import { beforeAll, expect, test } from 'vitest'
import { readHistories, type Recorded } from './support/histories.ts'
import { bundle, quietRuntime, traceSinks } from './support/rig.ts'

async function replayAll(
  file: string,
  histories: Recorded[],
  interceptors?: string[],
): Promise<Map<string, Error | undefined>> {
  const workflowBundle = await bundle(file, interceptors)
  const results = new Map<string, Error | undefined>()
  for await (const { workflowId, error } of Worker.runReplayHistories(
    { workflowBundle, sinks: traceSinks() },
    histories,
  )) {
    results.set(workflowId, error)
  }
  return results
}

beforeAll(quietRuntime)

const failures = [...jobErrorCodes, 'unknown'].map((code) => `failed-${code}`)
const either = ['succeeded', 'cancelled', 'retried', 'timed-out', ...failures]
const local = [...either, 'ended-cancelled'].map((end) => `local-${end}`)
const others = ['searchable', 'gone', 'traced', 'knowledge', 'failed-checks', 'fail-retried']
const paths = [...either, ...local, ...others]

test('every terminal path has a history, and each history still replays', async () => {
  const histories = readHistories()
  const names = histories.map(({ workflowId }) => workflowId)
  // The name of a history is `path` or, if it was recorded because of a change to the workflow, `path.change`. `paths`
  // lists every `path`.
  expect(new Set(names.map((name) => name.split('.')[0]))).toEqual(new Set(paths))
  const results = await replayAll('../../src/workflows.ts', histories)
  expect([...results.keys()].toSorted()).toEqual(names)
  for (const [path, error] of results) expect.soft(error, path).toBeUndefined()
})

test('histories with and without a trace also replay without the interceptors', async () => {
  const histories = readHistories()
  const results = await replayAll('../../src/workflows.ts', histories, [])
  expect(results.size).toBe(histories.length)
  for (const [path, error] of results) expect.soft(error, path).toBeUndefined()
})

test('every history detects a workflow that was changed without a patch', async () => {
  const histories = readHistories()
  const results = await replayAll('broken-workflows.ts', histories)
  for (const [path, error] of results) expect.soft(error, path).toBeInstanceOf(DeterminismViolationError)
  expect(results.size).toBe(histories.length)
})
