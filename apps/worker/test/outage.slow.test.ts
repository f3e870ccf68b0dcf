import { createDatabaseMetrics, createRegistry, createWorkMetrics } from '@adcopy/telemetry'
import { acceptJob, createTenant, exprOf, readMetrics, setUpCoreEach, until, type Metrics } from '@adcopy/testing'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { createLog } from '../src/log.ts'
import { runLoop } from '../src/loop.ts'
import { createJobSweep } from '../src/sweep/sweep-jobs.ts'
import type { Starter } from '../src/sweep/starter.ts'
import { createDoorway } from './support/doorway.ts'
import { ensureBundle, operationsOf, startWorker, type WorkerProcess } from './support/worker-process.ts'

// Copies of the expressions of the alerts for a worker that cannot reach Temporal. One test compares them with the
// alert rules. The other tests check the metrics that the expressions use, but do not evaluate the expressions.
const rules = {
  AdcopyStartsFailing: 'sum(rate(adcopy_temporal_failures_total[2m])) > 0',
  AdcopySweepStalled: 'time() - max(adcopy_loop_last_turn_timestamp_seconds{loop="jobs"}) > 60',
  AdcopyBacklogNotStarted: 'max(max_over_time(adcopy_backlog_oldest_waiting_seconds[2m])) > 120',
}

const { database, core } = setUpCoreEach()
let worker: WorkerProcess | undefined

beforeAll(() => ensureBundle())

afterEach(async () => {
  await worker?.kill('SIGKILL')
  worker = undefined
})

test.each(Object.entries(rules))('%s asks for what is brought about here', (alert, expr) => {
  expect(exprOf(alert)).toBe(expr)
})

async function startMeasured(temporalAddress: string): Promise<() => Promise<Metrics>> {
  worker = startWorker({
    DATABASE_URL: database.urls.worker,
    TEMPORAL_ADDRESS: temporalAddress,
    OPERATIONS_PORT: '0',
  })
  const operations = await operationsOf(worker)
  return async () => readMetrics(await (await fetch(`${operations}/metrics`)).text())
}

const failures = (found: Metrics) =>
  ['connect', 'ping', 'start'].reduce(
    (sum, call) => sum + (found.value('adcopy_temporal_failures_total', { call }) ?? NaN),
    0,
  )
const lastTurn = (found: Metrics, loop = 'jobs') => found.value('adcopy_loop_last_turn_timestamp_seconds', { loop })

async function untilMoreFailures(read: () => Promise<Metrics>, more: number): Promise<[first: Metrics, last: Metrics]> {
  const first = await read()
  const last = await until(
    async () => {
      const found = await read()
      return failures(found) >= failures(first) + more ? found : undefined
    },
    { withinMs: 60_000, what: `${more} more failures` },
  )
  return [first, last]
}

async function expectToWait(read: () => Promise<Metrics>): Promise<void> {
  await database.runClock(new Date(Date.now() + 130_000))
  const waits = async () => ((await read()).value('adcopy_backlog_oldest_waiting_seconds') ?? 0) > 120
  expect(await until(waits, { withinMs: 30_000, what: 'a job that waits' })).toBe(true)
}

test('a Temporal that is away at the start of a worker', { timeout: 120_000, tags: ['D-TEMPORAL'] }, async () => {
  const doorway = await createDoorway(inject('temporalAddress'))
  const read = await startMeasured(doorway.address)
  await acceptJob(core, await createTenant(core))
  const [first, last] = await untilMoreFailures(read, 3)
  for (const found of [first, last]) {
    expect(lastTurn(found), 'no turn was ever done').toBe(0)
    for (const outcome of ['started', 'failed']) {
      expect(found.value('adcopy_workflow_starts_total', { workflow: 'generateAdCopy', outcome })).toBe(0)
    }
  }
  expect(lastTurn(last, 'deadlines'), 'deadlines are kept').toBeGreaterThan(Date.now() / 1000 - 30)
  await expectToWait(read)
})

test('a Temporal that goes away later', { timeout: 120_000, tags: ['D-TEMPORAL'] }, async () => {
  const doorway = await createDoorway(inject('temporalAddress'))
  await doorway.open()
  const read = await startMeasured(doorway.address)
  await until(async () => lastTurn(await read()) !== 0)
  expect(failures(await read())).toBe(0)
  await doorway.shut()
  await acceptJob(core, await createTenant(core))
  await untilMoreFailures(read, 1)
  const [first, last] = await untilMoreFailures(read, 2)
  expect(lastTurn(last), 'no turn was done in between').toBe(lastTurn(first))
  await expectToWait(read)
})

test('a Temporal that answers pings and starts nothing', { timeout: 60_000, tags: ['D-TEMPORAL'] }, async () => {
  const registry = createRegistry()
  const metrics = createWorkMetrics(registry, { slots: { jobs: 1, knowledge: 1 } })
  createDatabaseMetrics(registry, core)
  const refuse = () => Promise.reject(new Error('no'))
  const starter: Starter = {
    startJob: refuse,
    startKnowledge: refuse,
    terminateJob: refuse,
    ping: async () => undefined,
  }
  await acceptJob(core, await createTenant(core))
  const stop = new AbortController()
  const loop = runLoop({
    name: 'jobs',
    log: createLog('silent'),
    signal: stop.signal,
    turn: createJobSweep({ core, starter, metrics, jobsMax: 4, slots: 4 }),
    backoffMs: { first: 10, most: 50 },
    onTurn: (outcome) => metrics.turned('jobs', outcome),
  })
  const read = async () => readMetrics(await registry.metrics())
  const [, last] = await untilMoreFailures(read, 5)
  expect(lastTurn(last)).toBe(0)
  expect(last.value('adcopy_temporal_failures_total', { call: 'ping' })).toBe(0)
  await expectToWait(read)
  stop.abort()
  await loop
})
