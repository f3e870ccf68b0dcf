import { createJobOperation } from '@adcopy/contract'
import {
  acceptJob,
  canaryBrief,
  countRows,
  createTenant,
  setUpCore,
  startCollector,
  until,
  type CollectedSpan,
  type Collector,
  type Tenant,
} from '@adcopy/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { create, startApi, startWorker, untilTerminal, type Running } from './support/service.ts'

const { core, database } = await setUpCore()
let tenant: Tenant
let collector: Collector
const running: Running[] = []

beforeAll(async () => {
  tenant = await createTenant(core)
  collector = await startCollector()
})

afterEach(async () => {
  await Promise.all(running.splice(0).map(({ program }) => program.stop()))
})

afterAll(() => collector.close())

async function started<R extends Running>(starting: Promise<R>): Promise<R> {
  const each = await starting
  running.push(each)
  return each
}

const traced = () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '50' })
/** Traces and logs must not contain these words. */
const secrets = [...canaryBrief.split(/\W+/), 'Lanternhaus', 'Leipzig', 'correct horse'].filter(
  ({ length }) => length > 3,
)

function expectSilent(what: string, text: string, key: string): void {
  for (const secret of [...secrets, tenant.token.slice(4), key]) {
    expect.soft(text.includes(secret), `${what} contains ${secret}`).toBe(false)
  }
}

/** The first job of a worker can take longer than a local attempt may. */
async function warmWorker(): Promise<void> {
  await acceptJob(core, tenant)
  await until(async () => (await countRows(database, tenant.workspaceId))?.due === 0, { withinMs: 60_000 })
}

test('one trace leads from the POST to the activity, the log names it, and neither contains content of the job', async () => {
  const api = await started(startApi(database, traced()))
  const worker = await started(startWorker(database, traced()))
  const key = 'key-that-nobody-logs'
  // The client's headers refer to a trace that is not sampled. The service must ignore them.
  const headers = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`, tracestate: 'x=y' }
  await warmWorker() // the traced job is the first one of the api
  const { id } = await create(api.url, tenant, { key, headers })
  expect(await untilTerminal(api.url, tenant, id)).toBe('succeeded')

  const spansOf = (traceId: string) => collector.spans().filter((span) => span.traceId === traceId)
  const post = await until(async () =>
    collector
      .spans()
      .find((span) => span.name === 'POST /api/v1/ad-copy-generations' && span.attributes['adcopy.job_id'] === id),
  )
  const expected = {
    'POST /api/v1/ad-copy-generations': undefined,
    'authenticate-tokens': 'POST /api/v1/ad-copy-generations',
    'record-fingerprint-key': 'POST /api/v1/ad-copy-generations',
    'accept-jobs': 'POST /api/v1/ad-copy-generations',
    'pace-of-jobs': 'POST /api/v1/ad-copy-generations',
    'StartWorkflow:generateAdCopy': 'POST /api/v1/ad-copy-generations',
    'RunWorkflow:generateAdCopy': 'StartWorkflow:generateAdCopy',
    'RunActivity:attemptLocally': 'RunWorkflow:generateAdCopy',
    'begin-job': 'RunActivity:attemptLocally',
    generate: 'RunActivity:attemptLocally',
    'succeed-job': 'RunActivity:attemptLocally',
  }
  await until(() => Object.keys(expected).every((wanted) => spansOf(post.traceId).some(({ name }) => name === wanted)))
  const trace = spansOf(post.traceId)
  const named = (name: string): CollectedSpan => {
    const [span, ...more] = trace.filter((each) => each.name === name)
    if (span === undefined || more.length > 0)
      throw new Error(`${more.length + 1} spans ${name} in ${JSON.stringify(trace.map((each) => each.name))}`)
    return span
  }
  const parents = Object.fromEntries(
    trace.map((span) => [span.name, trace.find(({ spanId }) => spanId === span.parentSpanId)?.name]),
  )
  expect(parents).toEqual(expected)
  expect(post.parentSpanId).toBe('')
  expect(post.traceId).not.toBe('a'.repeat(32))
  expect(named('POST /api/v1/ad-copy-generations').service).toBe('adcopy-api')
  expect(named('RunWorkflow:generateAdCopy').service).toBe('adcopy-worker')
  expect(named('RunActivity:attemptLocally').attributes).toMatchObject({
    'temporal.workflow_id': id,
    'temporal.attempt': 1,
  })
  const workflow = named('RunWorkflow:generateAdCopy')
  expect(workflow.endedNs).toBeGreaterThan(workflow.startedNs)
  expect(named('generate').startedNs).toBeGreaterThan(post.startedNs)

  const request = api
    .lines()
    .find(({ job_id, operation }) => job_id === id && operation === createJobOperation.operationId)
  expect(request).toMatchObject({
    trace_id: post.traceId,
    span_id: post.spanId,
    status: 202,
    workspace_id: tenant.workspaceId,
  })
  expect(request?.['request_id']).toBe(post.attributes['adcopy.request_id'])
  const done = worker.lines().find(({ msg, job_id }) => msg === 'job succeeded' && job_id === id)
  expect(done).toMatchObject({
    job_id: id,
    workflow_id: id,
    run_id: workflow.attributes['temporal.run_id'],
    attempt: 1,
  })
  expect(done).toMatchObject({ trace_id: post.traceId, workspace_id: tenant.workspaceId })

  expectSilent('the collector', collector.raw(), key)
  expectSilent('the log of the api', api.program.output(), key)
  expectSilent('the log of the worker', worker.program.output(), key)
  const { rows } = await database.pool.query('select 1 from job_due where job_id = $1', [id])
  expect(rows, 'the trace was removed with the queue entry').toEqual([])
}, 90_000)

test('without a collector no trace is started, stored or logged', async () => {
  const api = await started(startApi(database))
  const { id } = await create(api.url, tenant)
  const { rows } = await database.pool.query<{ trace_parent: string | null }>(
    'select trace_parent from job_due where job_id = $1',
    [id],
  )
  expect(rows).toEqual([{ trace_parent: null }])
  expect(api.program.output()).not.toContain('trace_id')
})

test('metrics and probes of each process say what it does, and contain nothing of a job', async () => {
  const api = await started(startApi(database))
  const worker = await started(startWorker(database))
  await warmWorker()
  const key = 'key-that-nobody-counts'
  const { id } = await create(api.url, tenant, { key })
  expect(await untilTerminal(api.url, tenant, id)).toBe('succeeded')
  expect((await create(api.url, tenant, { key })).status).toBe(202)
  expect((await create(api.url, tenant, { body: { platform: 'myspace' } })).status).toBe(400)
  expect((await fetch(`${api.url}/healthz`)).status, 'the public API has four operations').toBe(404)

  const figures = await api.metrics()
  expect(figures.value('adcopy_jobs_accepted_total')).toBe(1)
  expect(figures.value('adcopy_jobs_replayed_total')).toBe(1)
  expect(figures.value('adcopy_accept_seconds_count')).toBe(1)
  expect(figures.value('adcopy_refusals_total', { code: 'invalid_request' })).toBe(1)
  expect(figures.value('adcopy_requests_total', { operation: createJobOperation.operationId, status: '202' })).toBe(2)
  expect(figures.value('adcopy_requests_total', { operation: 'none', status: '404' })).toBe(1)
  const work = await worker.metrics()
  expect(work.value('adcopy_jobs_ended_total', { outcome: 'succeeded', error_code: 'none' })).toBeGreaterThanOrEqual(1)
  expect(work.value('adcopy_generation_seconds_count', { outcome: 'usable' })).toBeGreaterThanOrEqual(1)
  expect(
    work.value('adcopy_activity_tries_total', { activity: 'attemptLocally', outcome: 'completed' }),
  ).toBeGreaterThanOrEqual(1)
  expect(
    work.value('adcopy_workflow_starts_total', { workflow: 'generateAdCopy', outcome: 'started' }),
  ).toBeGreaterThanOrEqual(1)
  expect(work.value('adcopy_sweep_leases_total', { kind: 'new' })).toBeGreaterThanOrEqual(1)
  expect(work.value('adcopy_loop_last_turn_timestamp_seconds', { loop: 'jobs' })).toBeGreaterThan(
    Date.now() / 1000 - 60,
  )
  expect(work.value('adcopy_activity_slots', { queue: 'jobs' })).toBe(8)
  expect(work.value('adcopy_activity_slots', { queue: 'knowledge' })).toBe(2)

  for (const { operations } of [api, worker]) {
    expect((await fetch(`${operations}/healthz`)).status).toBe(200)
    expect((await fetch(`${operations}/readyz`)).status).toBe(200)
    const text = await (await fetch(`${operations}/metrics`)).text()
    expectSilent('the figures', text, key)
    for (const label of [tenant.workspaceId, tenant.tokenId, id]) expect(text).not.toContain(label)
  }
}, 90_000)

test('an api that is asked to stop becomes unready first, keeps taking requests for a while, and then ends', async () => {
  const api = await started(startApi(database, { DRAIN_DELAY_SECONDS: '3' }))
  const ended = new Promise<number | null>((resolve) => api.program.child.once('exit', resolve))
  api.program.child.kill('SIGTERM')
  await until(async () => (await fetch(`${api.operations}/readyz`)).status === 503)
  api.program.child.kill('SIGINT') // a second signal changes nothing
  expect(await (await fetch(`${api.operations}/readyz`)).json()).toEqual({ status: 'draining', checks: {} })
  expect((await create(api.url, tenant)).status, 'while load balancers notice').toBe(202)
  expect((await fetch(`${api.operations}/healthz`)).status).toBe(200)
  expect(await ended).toBe(0)
  expect(api.program.output().split('"msg":"draining"')).toHaveLength(2)
  await expect(fetch(api.url)).rejects.toThrow()
  await expect(fetch(`${api.operations}/healthz`)).rejects.toThrow()
})
