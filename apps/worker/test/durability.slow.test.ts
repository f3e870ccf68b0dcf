import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { acceptJob, canaryBrief, createTenant, setUpCore, temporaryFolder, until, type Tenant } from '@adcopy/testing'
import { Client, Connection } from '@temporalio/client'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { createDoorway } from './support/doorway.ts'
import { readTexts } from './support/history.ts'
import { failedWith, readJob, succeededOnce, untilEnded } from './support/jobs.ts'
import { ensureBundle, startWorker, untilWorking, type WorkerProcess } from './support/worker-process.ts'

const { core, database } = await setUpCore()
const folder = temporaryFolder()
let tenant: Tenant
let client: Client
const workers: WorkerProcess[] = []

beforeAll(async () => {
  await ensureBundle()
  client = new Client({ connection: await Connection.connect({ address: inject('temporalAddress') }) })
})

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.kill('SIGKILL')))
})

afterAll(() => client.connection.close())

function start(env: Record<string, string> = {}): WorkerProcess {
  const worker = startWorker({ DATABASE_URL: database.urls.worker, ...env })
  workers.push(worker)
  return worker
}

const gateFile = (name: string) => join(folder, name)
const openGate = (name: string) => writeFileSync(gateFile(name), '')
const running = (jobId: string) =>
  until(async () => (await readJob(database, jobId)).state === 'running', {
    withinMs: 60_000,
    what: `${jobId} running`,
  })

const ways = [
  // A worker that dies leaves its job to others after the time-out of the workflow task (10 s) or of the heartbeat (15 s).
  { way: 'a local attempt', env: {}, handOverMsMax: 5_000 },
  { way: 'an activity', env: { WRITER_MODEL: 'gated' }, handOverMsMax: 10_000 },
]

async function newTenant(): Promise<Tenant> {
  tenant = await createTenant(core)
  return tenant
}

test(
  'an accepted job succeeds with one artifact and one unit, and its workflow is named for operations without its brief',
  { tags: ['RESULT-3', 'ALLOCATION-1', 'JOB-5'] },
  async () => {
    const { workspaceId } = await newTenant()
    const worker = start()
    const jobId = await acceptJob(core, tenant)
    expect(await untilEnded(database, jobId)).toEqual({ ...succeededOnce, used: 1 })
    expect(await client.workflow.getHandle(jobId).result()).toBe('succeeded')
    const { text, summary, runs } = await readTexts(client, jobId)
    expect(runs).toBe(1)
    expect(summary).toBe(`${workspaceId} · facebook · short`)
    expect(text).toContain(jobId)
    expect(worker.output()).toContain(jobId)
    for (const words of [...canaryBrief.split(/\W+/), 'Lanternhaus', 'Leipzig']) {
      if (words.length < 4) continue
      expect.soft(text).not.toContain(words)
      expect.soft(worker.output()).not.toContain(words)
    }
  },
)

test.each(ways)(
  'a worker killed during $way costs nothing: the next one finishes the job once',
  async ({ env }) => {
    await newTenant()
    const first = start({ GATE_FILE: gateFile('killed'), ...env })
    const jobId = await acceptJob(core, tenant)
    await running(jobId)
    expect(await first.kill('SIGKILL')).toBe('SIGKILL')
    start()
    expect(await untilEnded(database, jobId)).toEqual({ ...succeededOnce, used: 1 })
    expect((await readTexts(client, jobId)).runs).toBe(1)
  },
  90_000,
)

test.each(ways)(
  'a worker asked to stop during $way hands its job over to the next one at once',
  async ({ env, handOverMsMax }) => {
    await newTenant()
    const first = start({ GATE_FILE: gateFile('never'), SHUTDOWN_GRACE_SECONDS: '1', ...env })
    const jobId = await acceptJob(core, tenant)
    await running(jobId)
    const second = start()
    await untilWorking(second)
    expect(await first.kill('SIGTERM')).toBe(0)
    const handedOver = performance.now()
    expect(await untilEnded(database, jobId)).toEqual({ ...succeededOnce, used: 1 })
    expect(performance.now() - handedOver).toBeLessThan(handOverMsMax)
    expect(await second.kill('SIGTERM')).toBe(0)
  },
  90_000,
)

test.each(ways)(
  'a draining worker finishes $way within its grace',
  async ({ way, env }) => {
    await newTenant()
    const worker = start({ GATE_FILE: gateFile(`drained ${way}`), SHUTDOWN_GRACE_SECONDS: '20', ...env })
    openGate(`drained ${way}`)
    await untilEnded(database, await acceptJob(core, tenant)) // the first job of a process can outlast a local attempt
    rmSync(gateFile(`drained ${way}`))
    const jobId = await acceptJob(core, tenant)
    await running(jobId)
    const exited = worker.kill('SIGTERM')
    openGate(`drained ${way}`)
    expect(await exited).toBe(0)
    expect(await readJob(database, jobId)).toEqual({ ...succeededOnce, used: 2 })
  },
  90_000,
)

test(
  'while Temporal is not there a job stays queued, and it is finished when Temporal comes',
  { tags: ['D-TEMPORAL'], timeout: 120_000 },
  async () => {
    await newTenant()
    const doorway = await createDoorway(inject('temporalAddress'))
    const worker = start({ TEMPORAL_ADDRESS: doorway.address })
    const jobId = await acceptJob(core, tenant)
    await until(async () => worker.log.some((line) => line['msg'] === 'Temporal does not answer; trying on'))
    expect(await readJob(database, jobId)).toMatchObject({ state: 'queued', due: 1 })
    await doorway.open()
    expect(await untilEnded(database, jobId)).toEqual({ ...succeededOnce, used: 1 })
    await doorway.shut()
    const during = await acceptJob(core, tenant)
    await until(async () => worker.log.some((line) => line['msg'] === 'the loop is held up and keeps trying'))
    expect(await readJob(database, during)).toMatchObject({ state: 'queued', due: 1 })
    await doorway.open()
    expect(await untilEnded(database, during)).toEqual({ ...succeededOnce, used: 2 })
    expect(await worker.kill('SIGTERM')).toBe(0)
    await doorway.shut()
  },
)

test('a database that goes away ends neither the worker nor a job: all goes on when it is back', async () => {
  await newTenant()
  const url = new URL(database.urls.worker)
  const doorway = await createDoorway(url.host)
  url.host = doorway.address
  await doorway.open()
  const worker = start({ DATABASE_URL: url.href, GATE_FILE: gateFile('database') })
  const jobId = await acceptJob(core, tenant)
  await running(jobId)
  await doorway.shut()
  openGate('database')
  await until(async () => worker.log.some((line) => line['failure'] === 'database_unavailable'))
  const held = worker.log.filter((line) => line['msg'] === 'the loop is held up and keeps trying')
  expect(held.length).toBeLessThanOrEqual(3) // each loop logs this once
  await doorway.open()
  expect(await untilEnded(database, jobId)).toEqual({ ...succeededOnce, used: 1 })
  expect(await worker.kill('SIGTERM')).toBe(0)
  await doorway.shut()
}, 90_000)

test('a worker whose environment is wrong says what, and ends', async () => {
  const worker = start({ TEMPORAL_ADDRESS: '', WORKER_CONCURRENCY: 'many' })
  expect(await worker.exited).toBe(1)
  expect(worker.output()).toMatch(/TEMPORAL_ADDRESS is not set\n {2}WORKER_CONCURRENCY is not a number/)
})

test('past its deadline a job fails without Temporal', { tags: ['D-DEADLINE', 'D-TEMPORAL'] }, async () => {
  await newTenant()
  const jobId = await acceptJob(core, tenant)
  await database.setClock(new Date(Date.now() + 2 * 24 * 60 * 60 * 1000))
  start({ TEMPORAL_ADDRESS: '127.0.0.1:9' })
  const end = await untilEnded(database, jobId)
  await database.setClock(null)
  expect(end).toMatchObject(failedWith('generation_timeout'))
})

test.each(ways)(
  'a workflow terminated by hand during $way is started again, and the job is done once',
  { timeout: 60_000, tags: ['D-RESTART'] },
  async ({ way, env }) => {
    await newTenant()
    start({ GATE_FILE: gateFile(`terminated ${way}`), ...env })
    const jobId = await acceptJob(core, tenant)
    await running(jobId)
    await client.workflow.getHandle(jobId).terminate('by hand')
    // The test expires the lease, because the restart of the job would otherwise take up to a minute.
    await database.pool.query('update job_due set due_at = app_now() where job_id = $1', [jobId])
    await until(async () => (await client.workflow.getHandle(jobId).describe()).status.name === 'RUNNING')
    openGate(`terminated ${way}`)
    expect(await untilEnded(database, jobId)).toEqual({ ...succeededOnce, used: 1 })
    expect((await readTexts(client, jobId)).runs).toBe(2)
  },
)

test.each(ways)('cancelling a workflow by hand during $way fails its job', async ({ env }) => {
  await newTenant()
  start({ GATE_FILE: gateFile('cancelled'), ...env })
  const jobId = await acceptJob(core, tenant)
  await running(jobId)
  await client.workflow.getHandle(jobId).cancel()
  expect(await untilEnded(database, jobId)).toMatchObject(failedWith('internal_error'))
  expect(await client.workflow.getHandle(jobId).result()).toBe('failed')
})

test('three workers with their sweeps at once run every job once', async () => {
  await newTenant()
  const three = [start(), start(), start()]
  await Promise.all(three.map(untilWorking))
  const jobIds = await Promise.all(Array.from({ length: 40 }, () => acceptJob(core, tenant)))
  for (const jobId of jobIds) expect(await untilEnded(database, jobId)).toMatchObject(succeededOnce)
  expect((await readJob(database, jobIds[0] ?? '')).used).toBe(40)
  for (const jobId of jobIds) {
    const closed = await client.workflow.getHandle(jobId).result()
    expect(closed).toBe('succeeded')
    expect((await readTexts(client, jobId)).runs).toBe(1)
  }
}, 90_000)
