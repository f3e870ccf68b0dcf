import { until } from '@adcopy/testing'
import { Connection } from '@temporalio/client'
import { msToTs } from '@temporalio/common/lib/time.js'
import { expect, inject, test } from 'vitest'
import { bundleFile } from '../src/bundle-file.ts'
import { readEnv } from '../src/env.ts'
import { createWorkers, installRuntime } from '../src/temporal.ts'
import { createLog } from '../src/log.ts'
import { unreadMetrics } from './support/metrics.ts'
import { ensureBundle } from './support/worker-process.ts'

const temporalAddress = inject('temporalAddress')
const never = () => Promise.reject(new Error('nothing is scheduled'))
installRuntime(createLog('silent'))

async function create(bundle: string, onFailure: (stop: AbortController) => void, namespace = 'default') {
  const env = readEnv({
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    TEMPORAL_ADDRESS: temporalAddress,
    TEMPORAL_NAMESPACE: namespace,
    TEMPORAL_TASK_QUEUE: `connect-${process.pid}`,
    FINGERPRINT_KEYS: Buffer.alloc(32).toString('base64'),
  })
  const lines: string[] = []
  const stop = new AbortController()
  const workers = await createWorkers({
    env,
    log: createLog('warn', { write: (line) => void lines.push(line) }),
    metrics: { ...unreadMetrics, temporalFailed: () => onFailure(stop) },
    activities: { attemptLocally: never, generateAndCommit: never, fail: never, readKnowledge: never },
    bundle,
    tracing: { enabled: false, record: () => undefined, shutdown: async () => undefined },
    signal: stop.signal,
  })
  return { workers, logged: lines.map((line) => JSON.parse(line) as object) }
}

test('if the second worker cannot be created, the log says why, and the first one is released', async () => {
  const { workers, logged } = await create('/nowhere/bundle.js', (stop) => stop.abort())
  expect(workers).toBeUndefined()
  expect(logged).toEqual([expect.objectContaining({ error: expect.objectContaining({ code: 'ENOENT' }) })])
})

test('a worker waits while its namespace is missing, and connects once it exists', async () => {
  await ensureBundle()
  const namespace = `late-${process.pid}`
  let failures = 0
  const creating = create(bundleFile, () => void (failures += 1), namespace)
  await until(() => failures === 3)
  const connection = await Connection.connect({ address: temporalAddress })
  await connection.workflowService.registerNamespace({ namespace, workflowExecutionRetentionPeriod: msToTs('1 day') })
  await connection.close()
  const { workers, logged } = await creating
  expect(logged).toEqual([
    expect.objectContaining({ namespace, status: expect.stringContaining(`Namespace ${namespace} is not found`) }),
  ])
  expect(workers?.workers).toHaveLength(2)
  await Promise.all(workers!.workers.map((worker) => worker.runUntil(Promise.resolve())))
  await workers!.connection.close()
})
