import { setTimeout as delay } from 'node:timers/promises'
import { verbs } from '@adcopy/core'
import { acceptJob, createTenant, type Tenant, testCard, testCopy, setUpCore } from '@adcopy/testing'
import { ApplicationFailure } from '@temporalio/common'
import { beforeAll, expect, test } from 'vitest'
import { createLog } from '../src/log.ts'
import { runLoop } from '../src/loop.ts'
import { createExpiry } from '../src/sweep/expire-jobs.ts'
import { compose, type Write } from './support/generator.ts'
import { failedWith, readJob, succeededOnce } from './support/jobs.ts'
import { tryJob } from './support/tries.ts'

const publishedMs = 12_000
/** Jobs end this long before their deadline, so that a machine that stalls for less than three seconds fails no test. */
const workMs = 0.75 * publishedMs

const { core, database } = await setUpCore({ settings: { jobDeadlineSeconds: publishedMs / 1000 } })
let tenant: Tenant

beforeAll(async () => {
  tenant = await createTenant(core)
})

const log = createLog('silent')
const system = () => core.as({ kind: 'system' })

async function marginMs(jobId: string): Promise<number> {
  const { rows } = await database.pool.query<{ ms: number }>(
    'select extract(epoch from deadline_at - completed_at)::float8 * 1000 as ms from job where id = $1',
    [jobId],
  )
  return rows[0]?.ms ?? NaN
}

async function tryWith(jobId: string, pause: () => Promise<unknown>): Promise<unknown> {
  const slow: Write = async (request, repair, options) => {
    await pause()
    return compose(request, repair, options)
  }
  return tryJob(core, jobId, slow).catch((error: unknown) => {
    if (!(error instanceof ApplicationFailure)) throw error
    return { type: error.type, nonRetryable: error.nonRetryable }
  })
}

test('a job that no worker runs ends by its deadline, and not much before it', { tags: ['D-DEADLINE'] }, async () => {
  const stop = new AbortController()
  const turn = createExpiry({ core, log, terminate: () => delay(60_000) })
  const loop = runLoop({ name: 'deadlines', log, signal: stop.signal, turn })
  const jobIds: string[] = []
  for (let wave = 0; wave < 6; wave += 1) {
    jobIds.push(...(await Promise.all(Array.from({ length: 40 }, () => acceptJob(core, tenant)))))
  }
  await delay(publishedMs)
  stop.abort()
  await loop
  for (const jobId of jobIds) {
    expect(await readJob(database, jobId)).toMatchObject(failedWith('generation_timeout'))
    expect(await marginMs(jobId)).toBeGreaterThan(0)
    expect(await marginMs(jobId)).toBeLessThanOrEqual(publishedMs / 4)
  }
})

test('a keeper of deadlines waits for the next one, and no longer than a new job may need', async () => {
  const expire = createExpiry({ core, log, terminate: async () => undefined })
  expect(await expire()).toBe(2_500)
  const accepted = Date.now()
  await database.setClock(new Date(accepted))
  await acceptJob(core, tenant)
  await database.setClock(new Date(accepted + workMs - 1_750))
  expect(await expire()).toBe(1_750)
  await database.setClock(new Date(accepted + publishedMs))
  expect(await expire()).toBe(0)
  await database.setClock(null)
})

test(
  'work is left early enough for the workflow to write the end of the job by the deadline',
  { tags: ['D-DEADLINE'] },
  async () => {
    const jobId = await acceptJob(core, tenant)
    const begun = Date.now()
    expect(await tryWith(jobId, () => delay(60_000))).toEqual({ type: 'generation_timeout', nonRetryable: true })
    expect(Date.now() - begun).toBeLessThan(publishedMs)
    expect(await tryWith(jobId, async () => undefined)).toEqual({ type: 'generation_timeout', nonRetryable: true })
    await verbs.failJob({ ctx: system(), input: { jobId, code: 'generation_timeout' } })
    expect(await marginMs(jobId)).toBeGreaterThan(0)
  },
)

test(
  'no job succeeds past its deadline, however late its copy comes',
  { tags: ['D-DEADLINE', 'STATE-1'] },
  async () => {
    const jobId = await acceptJob(core, tenant)
    await verbs.beginJob({ ctx: system(), input: { jobId } })
    await database.setClock(new Date(Date.now() + publishedMs + 1))
    expect(
      await verbs.succeedJob({ ctx: system(), input: { jobId, copy: testCopy, checks: [], card: testCard } }),
    ).toBe(false)
    await database.setClock(null)
    expect(await readJob(database, jobId)).toMatchObject({ state: 'running', artifacts: 0 })
  },
)

test('an attempt whose copy comes past the deadline ends its job, and no other attempt follows', async () => {
  const jobId = await acceptJob(core, tenant)
  const [writing, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const work = tryWith(jobId, () => {
    writing.resolve()
    return late.promise
  })
  await writing.promise
  // Only the database's clock advances, so the worker's own timer does not fire.
  await database.setClock(new Date(Date.now() + publishedMs + 1))
  late.resolve()
  expect(await work).toEqual({ type: 'generation_timeout', nonRetryable: true })
  await database.setClock(null)
})

test(
  'no job ends twice or out of time when its commit races with its deadline',
  { tags: ['D-DEADLINE', 'STATE-1'] },
  async () => {
    const racingMs = Array.from({ length: 20 }, (_, index) => workMs - 1_250 + index * 100)
    const pausesMs = [0, ...racingMs, 60_000]
    const jobIds = await Promise.all(pausesMs.map(() => acceptJob(core, tenant)))
    const stop = new AbortController()
    const loop = runLoop({
      name: 'deadlines',
      log,
      signal: stop.signal,
      turn: createExpiry({ core, log, terminate: async () => undefined }),
    })
    await Promise.all(jobIds.map((jobId, index) => tryWith(jobId, () => delay(pausesMs[index]))))
    await delay(1_000)
    stop.abort()
    await loop
    const states = new Set<string>()
    for (const jobId of jobIds) {
      const job = await readJob(database, jobId)
      expect(job).toMatchObject(job.state === 'succeeded' ? succeededOnce : failedWith('generation_timeout'))
      expect(await marginMs(jobId)).toBeGreaterThan(0)
      states.add(job.state)
    }
    expect(states).toEqual(new Set(['succeeded', 'failed']))
  },
)
