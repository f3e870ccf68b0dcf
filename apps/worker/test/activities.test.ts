import { verbs, type Core } from '@adcopy/core'
import { attemptsMax, BackendError, candidateSecondsMax, type Backend } from '@adcopy/generation'
import {
  canaryBrief,
  createTenant,
  createTestDatabase,
  openTestCore,
  type Tenant,
  type TestDatabase,
} from '@adcopy/testing'
import { candidatesMax, modelCallMsMax, type JobOutcome } from '@adcopy/workflows'
import { ApplicationFailure, CancelledFailure } from '@temporalio/common'
import { MockActivityEnvironment } from '@temporalio/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createActivities } from '../src/activities/index.ts'
import { createLog, temporalLogger } from '../src/log.ts'
import { compose, scriptedBackend } from './support/backend.ts'
import { acceptJob, failedWith, readJob, succeededOnce } from './support/jobs.ts'
import { unreadMetrics } from './support/metrics.ts'

let database: TestDatabase
let core: Core
let tenant: Tenant

beforeAll(async () => {
  database = await createTestDatabase()
  core = openTestCore(database.url)
})

beforeEach(async () => {
  tenant = await createTenant(core)
})

afterAll(async () => {
  await core.close()
  await database.drop()
})

const log = createLog('silent')
const newEnvironment = () => new MockActivityEnvironment({}, { logger: temporalLogger(log) })
const system = () => core.as({ kind: 'system' })

function tryJob(jobId: string, generate: Backend['generate'] = compose, environment = newEnvironment()) {
  const { generateAndCommit } = createActivities({
    core,
    backend: scriptedBackend(generate),
    log,
    metrics: unreadMetrics,
    modelCallsMax: 100,
  })
  return environment.run<[string], JobOutcome, typeof generateAndCommit>(generateAndCommit, jobId)
}

async function failureOf(work: Promise<unknown>): Promise<ApplicationFailure> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApplicationFailure)) throw new Error('no failure of the closed set', { cause: error })
  expect(JSON.stringify([error.message, error.type, error.details, String(error.cause)])).not.toContain('zanzibar')
  expect(error.stack).not.toContain('zanzibar')
  return error
}

const throwing =
  (error: () => Error): Backend['generate'] =>
  async () => {
    throw error()
  }

describe('generate and commit', () => {
  test(
    'ends a job with one artifact and the card that reproduces it, and forgets the brief',
    { tags: ['JOB-6', 'RESULT-3', 'D-STATE'] },
    async () => {
      const jobId = await acceptJob(core, tenant, { offer_id: tenant.offerId })
      expect(await tryJob(jobId)).toBe('succeeded')
      expect(await readJob(database, jobId)).toEqual({ ...succeededOnce, used: 1 })
      const { rows } = await database.pool.query<{ card: Record<string, string>; grounding_id: string }>(
        `select card, grounding_id from artifact_version join artifact on artifact.id = artifact_id
         join job on job.id = job_id where job_id = $1`,
        [jobId],
      )
      expect(rows[0]?.card).toEqual({
        grounding_hash: rows[0]?.grounding_id,
        offer_version_id: expect.stringMatching(/^offv_/),
        backend: 'scripted',
        model: 'model-1',
        prompt_version: '7',
        seed: jobId,
      })
    },
  )

  test('tried again after its commit, answers with the end there is and asks the backend for nothing', async () => {
    const jobId = await acceptJob(core, tenant)
    await tryJob(jobId)
    expect(
      await tryJob(
        jobId,
        throwing(() => new Error('was asked')),
      ),
    ).toBe('succeeded')
    expect(await readJob(database, jobId)).toEqual({ ...succeededOnce, used: 1 })
  })

  test('answers with what won when somebody else ended the job meanwhile, and writes nothing', async () => {
    const jobId = await acceptJob(core, tenant)
    const outcome = await tryJob(jobId, async (request, options) => {
      await verbs.failJob({ ctx: system(), input: { jobId, code: 'internal_error' } })
      return compose(request, options)
    })
    expect(outcome).toBe('failed')
    expect(await readJob(database, jobId)).toMatchObject(failedWith('internal_error'))
  })

  test('two tries at once leave one artifact', async () => {
    const jobId = await acceptJob(core, tenant)
    expect(await Promise.all([tryJob(jobId), tryJob(jobId)])).toEqual(['succeeded', 'succeeded'])
    expect(await readJob(database, jobId)).toEqual({ ...succeededOnce, used: 1 })
  })

  test('a job that is not there is gone', async () => {
    expect(await tryJob('acg_00000000000000000000000000')).toBe('gone')
  })

  test(
    'past the deadline nothing is generated and the job ends for good with generation_timeout',
    { tags: ['D-DEADLINE'] },
    async () => {
      const jobId = await acceptJob(core, tenant)
      await database.setClock(new Date(Date.now() + 25 * 60 * 60 * 1000))
      const failure = await failureOf(tryJob(jobId))
      await database.setClock(null)
      expect(failure).toMatchObject({ type: 'generation_timeout', nonRetryable: true })
      expect(await readJob(database, jobId)).toMatchObject({ state: 'queued', artifacts: 0 })
    },
  )

  test('a backend that never answers and ignores its signal is left at the deadline', async () => {
    const brief = openTestCore(database.url, { settings: { jobDeadlineSeconds: 1 } })
    const jobId = await acceptJob(brief, tenant)
    await brief.close()
    const failure = await failureOf(tryJob(jobId, () => new Promise(() => undefined)))
    expect(failure).toMatchObject({ type: 'generation_timeout', nonRetryable: true })
  })

  test('copy that cannot pass its checks ends the job for good, with a code and fixed words', async () => {
    const jobId = await acceptJob(core, tenant)
    const failure = await failureOf(tryJob(jobId, async () => ({ headline: '', primary_text: 'Only 3 EUR today!' })))
    expect(failure.nonRetryable).toBe(true)
    expect(['generation_failed', 'policy_blocked']).toContain(failure.type)
  })

  test.each([
    [12_000, 12_000],
    [3_600_000, 30_000],
  ])(
    'a backend overloaded for %i ms is asked again after %i',
    { tags: ['D-TEMPORAL', 'D-BACKOFF'] },
    async (retryAfterMs, nextRetryDelay) => {
      const jobId = await acceptJob(core, tenant)
      const overloaded = () => new BackendError(canaryBrief, { retryable: true, retryAfterMs })
      const failure = await failureOf(tryJob(jobId, throwing(overloaded)))
      expect(failure).toMatchObject({ type: 'backend_unavailable', nonRetryable: false, nextRetryDelay })
      expect(await readJob(database, jobId)).toMatchObject({ state: 'running', brief: canaryBrief, due: 1 })
    },
  )

  test('a backend that refuses ends the job for good', async () => {
    const jobId = await acceptJob(core, tenant)
    const refused = () => new BackendError(canaryBrief, { retryable: false })
    const failure = await failureOf(tryJob(jobId, throwing(refused)))
    expect(failure).toMatchObject({ type: 'generation_failed', nonRetryable: true })
  })

  test('a job whose model was called as often as one job may ends for good, and asks nobody once more', async () => {
    const [spent, close] = [await acceptJob(core, tenant), await acceptJob(core, tenant)]
    const usage = { backend: 'scripted', model: 'model-1', inputTokens: 0, outputTokens: 0, costMicroUsd: 0 }
    await verbs.recordModelUsage({ ctx: system(), input: { ...usage, jobId: spent, calls: 100 } })
    await verbs.recordModelUsage({ ctx: system(), input: { ...usage, jobId: close, calls: 99 } })
    const failure = await failureOf(
      tryJob(
        spent,
        throwing(() => new Error('was asked')),
      ),
    )
    expect(failure).toMatchObject({ type: 'generation_failed', nonRetryable: true })
    expect(await tryJob(close)).toBe('succeeded')
  })

  test('an unexpected error is tried again and says nothing of its words', { tags: ['JOB-3', 'JOB-5'] }, async () => {
    const jobId = await acceptJob(core, tenant)
    const failure = await failureOf(
      tryJob(
        jobId,
        throwing(() => new TypeError(canaryBrief)),
      ),
    )
    expect(failure).toMatchObject({ type: 'unexpected', nonRetryable: false })
  })

  test('a database that is away is waited for', async () => {
    const away = openTestCore('postgresql://nobody@127.0.0.1:1/none')
    const activities = createActivities({
      core: away,
      backend: scriptedBackend(compose),
      log,
      metrics: unreadMetrics,
      modelCallsMax: 100,
    })
    const environment = newEnvironment()
    for (const work of [
      () => activities.generateAndCommit('acg_x'),
      () => activities.fail('acg_x', 'internal_error'),
      () => activities.readKnowledge('file_x'),
    ]) {
      const failure = await failureOf(environment.run(work))
      expect(failure).toMatchObject({ type: 'database_unavailable', nonRetryable: false })
    }
    await away.close()
  })

  test('a cancelled try stays cancelled, whatever the backend made of its signal', async () => {
    const jobId = await acceptJob(core, tenant)
    const environment = newEnvironment()
    const work = tryJob(
      jobId,
      (_, { signal }) => {
        environment.cancel('WORKER_SHUTDOWN')
        return Promise.reject(new BackendError(`aborted: ${String(signal.aborted)}`, { retryable: true }))
      },
      environment,
    )
    await expect(work).rejects.toBeInstanceOf(CancelledFailure)
    expect(await readJob(database, jobId)).toMatchObject({ state: 'running', due: 1 })
  })
})

describe('what a model used', () => {
  const usage = { inputTokens: 900, outputTokens: 60, costMicroUsd: 100 }
  const usedBy = (jobId: string) => verbs.listModelUsage({ ctx: core.as({ kind: 'operator' }), input: { jobId } })

  test('is kept of every try, also of one that ended in an error', async () => {
    const jobId = await acceptJob(core, tenant)
    const broken = tryJob(jobId, async (_, { onUsage }) => {
      onUsage?.(usage)
      throw new BackendError('x', { retryable: true })
    })
    expect(await failureOf(broken)).toMatchObject({ type: 'backend_unavailable' })
    const outcome = await tryJob(jobId, async (request, options) => {
      options.onUsage?.(usage)
      return compose(request, options)
    })
    expect(outcome).toBe('succeeded')
    const sum = { calls: 2, input_tokens: 1_800, output_tokens: 120, cost_usd: 0.0002 }
    expect(await usedBy(jobId)).toEqual([{ backend: 'scripted', model: 'model-1', ...sum }])
  })

  test('that cannot be kept costs a figure and no job', async () => {
    const jobId = await acceptJob(core, tenant)
    const outcome = await tryJob(jobId, async (request, options) => {
      await database.pool.query('alter table model_usage rename to away')
      options.onUsage?.(usage)
      return compose(request, options)
    })
    await database.pool.query('alter table away rename to model_usage')
    expect(outcome).toBe('succeeded')
    expect(await usedBy(jobId)).toEqual([])
  })
})

test('fail answers with the end that won', async () => {
  const { fail } = createActivities({
    core,
    backend: scriptedBackend(compose),
    log,
    metrics: unreadMetrics,
    modelCallsMax: 100,
  })
  const environment = newEnvironment()
  const jobId = await acceptJob(core, tenant)
  expect(await environment.run(() => fail(jobId, 'policy_blocked'))).toBe('failed')
  expect(await readJob(database, jobId)).toMatchObject(failedWith('policy_blocked'))
  const done = await acceptJob(core, tenant)
  await tryJob(done)
  expect(await environment.run(() => fail(done, 'internal_error'))).toBe('succeeded')
  expect(await environment.run(() => fail('acg_none', 'internal_error'))).toBe('gone')
})

describe('reading a knowledge file', () => {
  async function read(name: string, content: string) {
    const ctx = core.as({ kind: 'operator' })
    const input = { workspaceId: tenant.workspaceId, name, content: Buffer.from(content, 'latin1') }
    const { fileId } = await verbs.addKnowledge({ ctx, input })
    const { readKnowledge } = createActivities({
      core,
      backend: scriptedBackend(compose),
      log,
      metrics: unreadMetrics,
      modelCallsMax: 100,
    })
    await newEnvironment().run(() => readKnowledge(fileId))
    return verbs.showKnowledge({ ctx, input: { fileId } })
  }

  test('its facts reach the brand brief, and reading it twice changes nothing', async () => {
    const file = await read('a.md', 'The workshop keeps a written log of every repair it makes.\n')
    expect(file).toMatchObject({ state: 'ready', facts: [{ text: expect.stringContaining('written log') }] })
    const { readKnowledge } = createActivities({
      core,
      backend: scriptedBackend(compose),
      log,
      metrics: unreadMetrics,
      modelCallsMax: 100,
    })
    await newEnvironment().run(() => readKnowledge(file.file_id))
    const again = await verbs.showKnowledge({ ctx: core.as({ kind: 'operator' }), input: { fileId: file.file_id } })
    expect(again).toEqual(file)
  })

  test('one that cannot be read ends as failed, with a reason for people', async () => {
    expect(await read('b.txt', '\xff\xfe\x00')).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('UTF-8'),
    })
    expect(await read('c.txt', ' \n')).toMatchObject({ state: 'failed', failure: 'The file holds no text.' })
  })
})

test('one try has time for every candidate that generation may ask for', () => {
  expect(candidatesMax).toBe(attemptsMax)
  expect(modelCallMsMax).toBe(candidateSecondsMax * 1000)
})
