import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { acceptJob, createTenant, setUpCore, temporaryFolder, until } from '@adcopy/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDoorway, type Doorway } from './support/doorway.ts'
import { readEnded, readJob, succeededOnce } from './support/jobs.ts'
import { ensureBundle, operationsOf, startWorker, untilWorking, type WorkerProcess } from './support/worker-process.ts'

const { core, database } = await setUpCore()
const folder = temporaryFolder()
let temporal: Doorway
let worker: WorkerProcess

beforeAll(async () => {
  await ensureBundle()
  temporal = await createDoorway(inject('temporalAddress'))
  await temporal.open()
  worker = startWorker({
    DATABASE_URL: database.urls.worker,
    TEMPORAL_ADDRESS: temporal.address,
    OPERATIONS_PORT: '0',
    GATE_FILE: join(folder, 'gate'),
    WRITER_MODEL: 'gated', // the job is an activity from the start, so a stop only waits for it
  })
})

afterAll(async () => {
  await worker.kill('SIGKILL')
  await temporal.shut()
})

interface Report {
  status: string
  checks: Record<string, string>
}

async function probe(): Promise<{ status: number; report: Report }> {
  const answer = await fetch(`${await operationsOf(worker)}/readyz`)
  return { status: answer.status, report: (await answer.json()) as Report }
}

const checks = { database: 'ok', temporal: 'ok', sweep: 'ok', deadlines: 'ok' }
const until30s = { withinMs: 30_000, what: 'another readiness' }

test('a worker is unready while its database or its Temporal is away, and from the word to stop while its work goes on', async () => {
  await untilWorking(worker)
  await until(async () => (await probe()).status === 200, until30s)
  expect(await probe()).toEqual({ status: 200, report: { status: 'ready', checks } })

  await database.whileUnreachable(async () => {
    await until(async () => (await probe()).status === 503, until30s)
    expect((await probe()).report.checks['database']).not.toBe('ok')
  })
  await until(async () => (await probe()).status === 200, until30s)

  await temporal.shut()
  await until(async () => (await probe()).status === 503, until30s)
  const { report } = await probe()
  expect(report).toMatchObject({ status: 'not_ready', checks: { database: 'ok', deadlines: 'ok' } })
  expect(report.checks['temporal']).not.toBe('ok')
  await temporal.open()
  await until(async () => (await probe()).status === 200, until30s)

  const jobId = await acceptJob(core, await createTenant(core))
  await until(async () => (await readJob(database, jobId)).state === 'running', until30s)
  const exited = worker.kill('SIGTERM')
  await until(async () => (await probe()).status === 503, until30s)
  expect(await probe()).toEqual({ status: 503, report: { status: 'draining', checks: {} } })
  expect((await readJob(database, jobId)).state).toBe('running')
  writeFileSync(join(folder, 'gate'), '')
  expect(await exited).toBe(0)
  expect(await readEnded(database, jobId)).toEqual({ ...succeededOnce, used: 1 })
}, 150_000)
