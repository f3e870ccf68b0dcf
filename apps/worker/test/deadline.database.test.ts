import { setTimeout as delay } from 'node:timers/promises'
import { verbs, type Core } from '@adcopy/core'
import {
  createTenant,
  createTestDatabase,
  openTestCore,
  type Tenant,
  type TestDatabase,
  testCard,
  testCopy,
} from '@adcopy/testing'
import { ApplicationFailure } from '@temporalio/common'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../src/log.ts'
import { runLoop } from '../src/loop.ts'
import { createExpiry } from '../src/sweep/expire-jobs.ts'
import { compose, type Write } from './support/generator.ts'
import { acceptJob, failedWith, readJob } from './support/jobs.ts'
import { tryJob } from './support/tries.ts'

const publishedMs = 3_000

let database: TestDatabase
let core: Core
let tenant: Tenant

beforeAll(async () => {
  database = await createTestDatabase()
  core = openTestCore(database.url, { settings: { jobDeadlineSeconds: publishedMs / 1000 } })
  tenant = await createTenant(core)
})

afterAll(async () => {
  await core.close()
  await database.drop()
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

/** One try at a job with a backend that takes so long; the code it failed with, or how it ended. */
async function tryFor(takesMs: number, jobId: string): Promise<unknown> {
  const slow: Write = async (request, repair, options) => {
    await delay(takesMs)
    return compose(request, repair, options)
  }
  return tryJob(core, jobId, slow).catch((error: unknown) => {
    if (!(error instanceof ApplicationFailure)) throw error
    return { type: error.type, nonRetryable: error.nonRetryable }
  })
}

test(
  'a job that nobody works on has ended by its published time, not after it and not much before',
  { tags: ['D-DEADLINE'] },
  async () => {
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
  },
)

test(
  'work is left early enough that the workflow can write its end by the published time',
  { tags: ['D-DEADLINE'] },
  async () => {
    const jobId = await acceptJob(core, tenant)
    const begun = Date.now()
    expect(await tryFor(60_000, jobId)).toEqual({ type: 'generation_timeout', nonRetryable: true })
    expect(Date.now() - begun).toBeLessThan(publishedMs)
    expect(await tryFor(0, jobId)).toEqual({ type: 'generation_timeout', nonRetryable: true })
    await verbs.failJob({ ctx: system(), input: { jobId, code: 'generation_timeout' } })
    expect(await marginMs(jobId)).toBeGreaterThan(0)
  },
)

test(
  'no job succeeds past its published time, whoever asks and however late',
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

test('a try whose copy comes past the published time ends its job, and does not try on', async () => {
  const jobId = await acceptJob(core, tenant)
  const work = tryFor(300, jobId)
  await delay(150)
  await database.setClock(new Date(Date.now() + publishedMs + 1)) // the worker's own clock stood still
  expect(await work).toEqual({ type: 'generation_timeout', nonRetryable: true })
  await database.setClock(null)
})

test(
  'no job ends twice or out of time when its commit and its published time race',
  { tags: ['D-DEADLINE', 'STATE-1'] },
  async () => {
    const jobIds = await Promise.all(Array.from({ length: 20 }, () => acceptJob(core, tenant)))
    const stop = new AbortController()
    const loop = runLoop({
      name: 'deadlines',
      log,
      signal: stop.signal,
      turn: createExpiry({ core, log, terminate: async () => undefined }),
    })
    await Promise.all(jobIds.map((jobId, index) => tryFor(1_600 + index * 50, jobId)))
    await delay(1_000)
    stop.abort()
    await loop
    for (const jobId of jobIds) {
      expect(await readJob(database, jobId)).toMatchObject({ state: expect.stringMatching(/succeeded|failed/), due: 0 })
      expect(await marginMs(jobId)).toBeGreaterThan(0)
    }
  },
)
