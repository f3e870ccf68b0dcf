import { setTimeout as delay } from 'node:timers/promises'
import { verbs } from '@adcopy/core'
import { acceptJob, createTenant, setUpCoreEach, until, type Tenant } from '@adcopy/testing'
import { Client } from '@temporalio/client'
import { msToTs } from '@temporalio/common/lib/time.js'
import { NativeConnection } from '@temporalio/worker'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createLog } from '../src/log.ts'
import { createBell, runLoop } from '../src/loop.ts'
import { createExpiry } from '../src/sweep/expire-jobs.ts'
import { createStarter, hasSearchAttributes, type Starter } from '../src/sweep/starter.ts'
import { createKnowledgeSweep } from '../src/sweep/sweep-knowledge.ts'
import { createDoorway } from './support/doorway.ts'
import { readTexts } from './support/history.ts'
import { failedWith, readJob } from './support/jobs.ts'
import { unreadMetrics } from './support/metrics.ts'
import { createSweep } from './support/sweeps.ts'

let connection: NativeConnection
let client: Client
let starter: Starter
const { database, core } = setUpCoreEach()

beforeAll(async () => {
  connection = await NativeConnection.connect({ address: inject('temporalAddress') })
  client = new Client({ connection })
  // No worker polls this queue, so workflows stay open.
  starter = createStarter(client, `sweep-${process.pid}`)
})

afterAll(() => connection.close())

const jobs = async (count: number, of?: Tenant) => {
  const tenant = of ?? (await createTenant(core))
  return Promise.all(Array.from({ length: count }, () => acceptJob(core, tenant)))
}

async function sweepOut(turn: () => Promise<number>): Promise<void> {
  while ((await turn()) === 0);
}

test('three sweeps at once start one run for each job', async () => {
  const jobIds = await jobs(30)
  const sweeps = Array.from({ length: 3 }, () => createSweep(core, { starter, jobsMax: 32 }))
  await Promise.all(sweeps.map(({ turn }) => sweepOut(turn)))
  for (const jobId of jobIds) expect((await readTexts(client, jobId)).runs).toBe(1)
})

test('an accepted job is started by its notification, between two polls', async () => {
  const { turn: sweep, started } = createSweep(core, { jobsMax: 32 })
  const stop = new AbortController()
  const { signal } = stop
  const bell = createBell()
  const turn = async () => {
    await sweep()
    return 600_000
  }
  const log = createLog('silent')
  const running = Promise.all([
    core.listenForJobs({ onJob: bell.ring, signal }),
    runLoop({ name: 'test', log, signal, turn, bell }),
  ])
  const [jobId = ''] = await jobs(1)
  await until(() => started.includes(jobId))
  const [next = ''] = await jobs(1)
  await until(() => started.includes(next))
  stop.abort()
  await running
})

test('starting the workflow of a job that is running changes nothing; after a termination there is a new run', async () => {
  const [jobId = ''] = await jobs(1)
  const job = { jobId, workspaceId: 'ws', platform: 'facebook', copyLength: 'short' } as const
  await Promise.all(Array.from({ length: 10 }, () => starter.startJob(job)))
  expect((await readTexts(client, jobId)).runs).toBe(1)
  await starter.terminateJob(jobId)
  await Promise.all(Array.from({ length: 10 }, () => starter.startJob(job)))
  expect((await readTexts(client, jobId)).runs).toBe(2)
})

test('no more than the given number are started and unfinished, and room is found as they finish', async () => {
  const jobIds = await jobs(9)
  const { turn, started } = createSweep(core, { jobsMax: 4 })
  await sweepOut(turn)
  expect(started).toHaveLength(4)
  const finished = started.slice(0, 3)
  for (const jobId of finished) {
    await verbs.failJob({ ctx: core.as({ kind: 'system' }), input: { jobId, code: 'internal_error' } })
  }
  await sweepOut(turn)
  expect(new Set(started).size).toBe(7)
  expect(jobIds).toEqual(expect.arrayContaining(started))
})

test('a sweep leases no new job after an abort', async () => {
  await jobs(1)
  await createSweep(core, { starter, jobsMax: 4, signal: AbortSignal.abort() }).turn()
  expect((await database.pool.query('select from job_due where attempts = 0')).rowCount).toBe(1)
})

test('jobs of hours count as started for as long as they are unfinished, and one lost is started again', async () => {
  const jobIds = await jobs(12)
  const { turn, started } = createSweep(core, { jobsMax: 4 })
  for (let minute = 0; minute < 3; minute += 1) {
    await sweepOut(turn)
    await database.pool.query('update job_due set due_at = app_now() where attempts > 0')
  }
  expect(new Set(started).size).toBe(4)
  expect(started).toHaveLength(3 * 4)
  expect(jobIds).toEqual(expect.arrayContaining(started))
})

test('jobs that never end keep no other workspace from starting', async () => {
  await jobs(40)
  const { turn, started } = createSweep(core, { jobsMax: 8 })
  await sweepOut(turn)
  expect(started).toHaveLength(8)
  const [first, ...rest] = await jobs(3)
  await sweepOut(turn)
  expect(started.slice(8)).toHaveLength(1)
  expect([first, ...rest]).toContain(started[8])
  await verbs.failJob({ ctx: core.as({ kind: 'system' }), input: { jobId: started[8] ?? '', code: 'internal_error' } })
  await sweepOut(turn)
  expect(started.slice(9)).toHaveLength(1)
})

test('a sweep takes over what another left, beyond its room if need be, and the other then lets go of it', async () => {
  const tenant = await createTenant(core)
  await jobs(8, tenant)
  const [first, second] = [createSweep(core, { jobsMax: 4 }), createSweep(core, { jobsMax: 4 })]
  await sweepOut(first.turn)
  await sweepOut(second.turn)
  await database.pool.query("update job_due set due_at = app_now() - interval '30 seconds'")
  await jobs(6, tenant)
  await sweepOut(second.turn)
  expect(new Set(second.started).size).toBe(8)
  await sweepOut(first.turn)
  // The first sweep forgets the four jobs that the second sweep took over, so the first sweep has room for four new
  // jobs.
  expect(new Set(first.started).size).toBe(8)
  expect(new Set([...first.started, ...second.started]).size).toBe(12)
})

test('jobs that were given back are leased as new ones, within the room', async () => {
  await jobs(6)
  let failures = 2
  const { turn, started } = createSweep(core, { jobsMax: 4, fails: (call) => call !== 'ping' && failures-- > 0 })
  await expect(turn()).rejects.toThrow('down')
  await sweepOut(turn)
  expect(new Set(started).size).toBe(4)
})

test(
  'what could not be started is due at once, and nothing is leased until Temporal answers',
  { tags: ['D-TEMPORAL'] },
  async () => {
    const jobIds = await jobs(3)
    let down = true
    const { turn, started } = createSweep(core, { fails: () => down })
    await expect(turn()).rejects.toThrow('down')
    await expect(turn()).rejects.toThrow('down')
    const { rows } = await database.pool.query<{ attempts: number; due: boolean }>(
      'select attempts, due_at <= app_now() as due from job_due',
    )
    expect(rows).toEqual(jobIds.map(() => ({ attempts: 0, due: true })))
    down = false
    await sweepOut(turn)
    expect(started.toSorted()).toEqual(jobIds.toSorted())
  },
)

test('jobs start in a namespace without search attributes, even if it had them a moment ago', async () => {
  expect(await hasSearchAttributes(client)).toBe(true)
  const namespace = `bare-${process.pid}`
  await connection.workflowService.registerNamespace({
    namespace,
    workflowExecutionRetentionPeriod: msToTs('1 day'),
  })
  const bare = new Client({ connection, namespace })
  expect(await hasSearchAttributes(bare)).toBe(false)
  const job = { jobId: 'acg_bare', workspaceId: 'ws', platform: 'facebook', copyLength: 'short' } as const
  // Temporal's frontend takes a few seconds to recognize a new namespace.
  await until(() =>
    createStarter(bare, 'none', async () => true)
      .startJob(job)
      .then(
        () => true,
        () => false,
      ),
  )
  expect((await bare.workflow.getHandle('acg_bare').describe()).status.name).toBe('RUNNING')
})

test('requests to a Temporal that does not answer end within seconds', async () => {
  const doorway = await createDoorway(inject('temporalAddress'))
  await doorway.open()
  const hung = await NativeConnection.create({ address: doorway.address })
  const hanging = createStarter(new Client({ connection: hung }), 'none', async () => true)
  await hanging.ping()
  doorway.hold()
  const job = { jobId: 'acg_x', workspaceId: 'ws', platform: 'facebook', copyLength: 'short' } as const
  await expect(Promise.race([hanging.startJob(job), delay(9_000)])).rejects.toThrow()
  await expect(Promise.race([hanging.ping(), delay(9_000)])).rejects.toThrow()
  await doorway.shut()
  await hung.close()
}, 30_000)

test(
  'jobs past their deadline fail in PostgreSQL, and their workflows, if any, are terminated',
  { tags: ['D-DEADLINE'] },
  async () => {
    const jobIds = await jobs(12)
    await sweepOut(createSweep(core, { starter, jobsMax: 10 }).turn)
    const open = await database.pool.query<{ job_id: string }>('select job_id from job_due where attempts > 0')
    expect(open.rows).toHaveLength(10)
    await database.setClock(new Date(Date.now() + 25 * 60 * 60 * 1000))
    const expire = createExpiry({ core, log: createLog('silent'), terminate: starter.terminateJob })
    await sweepOut(expire)
    await database.setClock(null)
    for (const jobId of jobIds) expect(await readJob(database, jobId)).toMatchObject(failedWith('generation_timeout'))
    for (const { job_id } of open.rows) {
      const status = async () => (await client.workflow.getHandle(job_id).describe()).status.name
      await until(async () => (await status()) === 'TERMINATED')
    }
  },
)

test('a workflow that cannot be ended keeps none of the others open, holds no deadline up, and is named in the log', async () => {
  await jobs(30)
  await database.setClock(new Date(Date.now() + 25 * 60 * 60 * 1000))
  const lines: string[] = []
  const destination = { write: (line: string) => void lines.push(line) }
  const tried: string[] = []
  const held = Promise.withResolvers<void>()
  const terminate = async (jobId: string) => {
    await held.promise
    if (tried.push(jobId) % 3 === 1) throw new Error('no')
  }
  await sweepOut(createExpiry({ core, log: createLog('info', destination), terminate }))
  await database.setClock(null)
  expect((await database.pool.query("select from job where state = 'failed'")).rows).toHaveLength(30)
  held.resolve()
  const word = 'workflows of ended jobs are left to end by themselves'
  const line = await until(async () => lines.find((each) => each.includes(word)))
  expect(tried).toHaveLength(30)
  expect((JSON.parse(line) as { job_ids: string[] }).job_ids).toHaveLength(10)
})

test('a pending knowledge file is started once a minute, not once a turn', async () => {
  const { workspaceId } = await createTenant(core)
  const input = { workspaceId, name: 'a.txt', content: Buffer.from('x') }
  const { file_id: fileId } = await verbs.addKnowledge({ ctx: core.as({ kind: 'operator' }), input })
  const started: string[] = []
  const turn = createKnowledgeSweep({
    metrics: unreadMetrics,
    core,
    starter: { ...starter, startKnowledge: async (id) => void started.push(id) },
  })
  await turn()
  await turn()
  expect(started).toEqual([fileId])
})
