import { expect, inject, test } from 'vitest'
import { readEnv } from '../src/env.ts'
import { createWorkers, installRuntime } from '../src/temporal.ts'
import { createLog } from '../src/log.ts'
import { unreadMetrics } from './support/metrics.ts'

test('what keeps the second worker from being made is what is said of it, and the first one holds nothing back', async () => {
  const env = readEnv({
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_TASK_QUEUE: `connect-${process.pid}`,
    FINGERPRINT_KEYS: Buffer.alloc(32).toString('base64'),
  })
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  installRuntime(createLog('silent'))
  const stop = new AbortController()
  const never = () => Promise.reject(new Error('nothing is scheduled'))
  const workers = await createWorkers({
    env,
    log,
    metrics: { ...unreadMetrics, temporalFailed: () => stop.abort() },
    activities: { generateAndCommit: never, fail: never, readKnowledge: never },
    bundle: '/nowhere/bundle.js',
    tracing: { enabled: false, record: () => undefined, shutdown: async () => undefined },
    signal: stop.signal,
  })
  expect(workers).toBeUndefined()
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ error: expect.objectContaining({ code: 'ENOENT' }) }),
  ])
})
