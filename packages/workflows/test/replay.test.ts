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

test('every recorded path to an end still replays', async () => {
  const histories = readHistories()
  const paths = histories.map(({ workflowId }) => workflowId)
  for (const path of [
    'traced',
    'succeeded',
    'failed-policy_blocked',
    'cancelled',
    'fail-retried',
    'retried',
    'knowledge',
  ]) {
    expect(paths).toContain(path)
  }
  const results = await replayAll('../../src/workflows.ts', histories)
  expect([...results.keys()].toSorted()).toEqual(paths)
  for (const [path, error] of results) expect.soft(error, path).toBeUndefined()
})

test('histories with a trace and without one replay too where nothing carries it on', async () => {
  const results = await replayAll('../../src/workflows.ts', readHistories(), [])
  expect(results.size).toBeGreaterThan(10)
  for (const [path, error] of results) expect.soft(error, path).toBeUndefined()
})

test('a workflow changed without a patch is found out by every history', async () => {
  const histories = readHistories().filter(({ workflowId }) => workflowId !== 'knowledge')
  const results = await replayAll('broken-workflows.ts', histories)
  for (const [path, error] of results) expect.soft(error, path).toBeInstanceOf(DeterminismViolationError)
  expect(results.size).toBe(histories.length)
})
