import { verbs } from '@adcopy/core'
import { callSecondsMax, generatorOf, OverrunError, ProviderError } from '@adcopy/generation'
import { acceptJob, canaryBrief, createTenant, openTestCore, setUpCore, type Tenant } from '@adcopy/testing'
import { callsOfAttemptMax, modelCallMsMax } from '@adcopy/workflows'
import { CancelledFailure } from '@temporalio/common'
import { beforeEach, describe, expect, test } from 'vitest'
import { createActivities } from '../src/activities/index.ts'
import { compose, drafting, gated, scriptedGenerator, throwing } from './support/generator.ts'
import { failedWith, readJob, succeededOnce } from './support/jobs.ts'
import { failureOf, newEnvironment, testActivities, testDeps, tryJob } from './support/tries.ts'

const rig = await setUpCore()
let tenant: Tenant

beforeEach(async () => {
  tenant = await createTenant(rig.core)
})

const system = () => rig.core.as({ kind: 'system' })

describe('generate and commit', () => {
  test(
    'ends a job with one artifact and the card that reproduces it, and forgets the brief',
    { tags: ['JOB-6', 'RESULT-3', 'D-STATE'] },
    async () => {
      const jobId = await acceptJob(rig.core, tenant, { offer_id: tenant.offerId })
      expect(await tryJob(rig.core, jobId)).toBe('succeeded')
      expect(await readJob(rig.database, jobId)).toEqual({ ...succeededOnce, used: 1 })
      const { rows } = await rig.database.pool.query<{ card: Record<string, unknown>; grounding_id: string }>(
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
        checks_version: expect.any(Number),
        verifier: null,
        platform: 'facebook',
        awareness_level: 'problem_aware',
        copy_length: 'short',
        candidate: 1,
        answer_mode: null,
      })
    },
  )

  test('tried again after its commit, answers with the end there is and asks the backend for nothing', async () => {
    const jobId = await acceptJob(rig.core, tenant)
    await tryJob(rig.core, jobId)
    expect(
      await tryJob(
        rig.core,
        jobId,
        throwing(() => new Error('was asked')),
      ),
    ).toBe('succeeded')
    expect(await readJob(rig.database, jobId)).toEqual({ ...succeededOnce, used: 1 })
  })

  test('returns the state that won if the job has ended meanwhile, and writes nothing', async () => {
    const jobId = await acceptJob(rig.core, tenant)
    const outcome = await tryJob(rig.core, jobId, async (request, repair, options) => {
      await verbs.failJob({ ctx: system(), input: { jobId, code: 'internal_error' } })
      return compose(request, repair, options)
    })
    expect(outcome).toBe('failed')
    expect(await readJob(rig.database, jobId)).toMatchObject(failedWith('internal_error'))
  })

  test('two tries at once leave one artifact', async () => {
    const jobId = await acceptJob(rig.core, tenant)
    expect(await Promise.all([tryJob(rig.core, jobId), tryJob(rig.core, jobId)])).toEqual(['succeeded', 'succeeded'])
    expect(await readJob(rig.database, jobId)).toEqual({ ...succeededOnce, used: 1 })
  })

  test('a workspace leaves slots to a waiting workspace, even if the sweep started more of its jobs', async () => {
    const [first, second, other] = [
      await acceptJob(rig.core, tenant),
      await acceptJob(rig.core, tenant),
      await acceptJob(rig.core, await createTenant(rig.core)),
    ]
    const { write, writing, finish } = gated()
    const { generateAndCommit } = createActivities({ ...testDeps(rig.core, scriptedGenerator(write)), slots: 2 })
    const running = newEnvironment().run(generateAndCommit, first)
    await writing
    expect(await failureOf(newEnvironment().run(generateAndCommit, second))).toMatchObject({
      type: 'slot_yielded',
      nonRetryable: false,
    })
    const waiting = newEnvironment().run(generateAndCommit, other)
    finish()
    expect(await Promise.all([running, waiting])).toEqual(['succeeded', 'succeeded'])
    expect(await newEnvironment().run(generateAndCommit, second)).toBe('succeeded')
  })

  test('a job that is not there is gone', async () => {
    expect(await tryJob(rig.core, 'acg_00000000000000000000000000')).toBe('gone')
  })

  test(
    'past the deadline nothing is generated and the job ends for good with generation_timeout',
    { tags: ['D-DEADLINE'] },
    async () => {
      const jobId = await acceptJob(rig.core, tenant)
      await rig.database.setClock(new Date(Date.now() + 25 * 60 * 60 * 1000))
      const failure = await failureOf(tryJob(rig.core, jobId))
      await rig.database.setClock(null)
      expect(failure).toMatchObject({ type: 'generation_timeout', nonRetryable: true })
      expect(await readJob(rig.database, jobId)).toMatchObject({ state: 'queued', artifacts: 0 })
    },
  )

  test('a backend that never answers and ignores its signal is left at the deadline', async () => {
    const brief = openTestCore(rig.database.url, { settings: { jobDeadlineSeconds: 1 } })
    const jobId = await acceptJob(brief, tenant)
    await brief.close()
    const failure = await failureOf(tryJob(rig.core, jobId, () => new Promise(() => undefined)))
    expect(failure).toMatchObject({ type: 'generation_timeout', nonRetryable: true })
  })

  test('copy that cannot pass its checks ends the job for good, with a code and fixed words', async () => {
    const jobId = await acceptJob(rig.core, tenant)
    const copy = { headline: '', primary_text: 'Only 3 EUR for zanzibar today!' }
    const failure = await failureOf(tryJob(rig.core, jobId, drafting(copy)))
    expect(failure).toMatchObject({ type: 'generation_failed', nonRetryable: true })
    expect(failure.details?.[0]).toEqual(expect.arrayContaining([expect.stringMatching(/^[a-z_]+$/)]))
  })

  test.each([
    [12_000, 12_000],
    [3_600_000, 30_000],
  ])(
    'a backend overloaded for %i ms is asked again after %i',
    { tags: ['D-TEMPORAL', 'D-BACKOFF'] },
    async (retryAfterMs, nextRetryDelay) => {
      const jobId = await acceptJob(rig.core, tenant)
      const overloaded = () => new ProviderError('overloaded', { retryAfterMs })
      const failure = await failureOf(tryJob(rig.core, jobId, throwing(overloaded)))
      expect(failure).toMatchObject({ type: 'backend_unavailable', nonRetryable: false, nextRetryDelay })
      expect(await readJob(rig.database, jobId)).toMatchObject({ state: 'running', brief: canaryBrief, due: 1 })
    },
  )

  test.each([
    ['a provider that refuses the content', () => new ProviderError('refused'), 'generation_failed'],
    ['a provider that finds the content too long', () => new ProviderError('too_long'), 'generation_failed'],
    ['a computation that overruns', () => new OverrunError(canaryBrief), 'internal_error'],
  ])('%s ends the job for good', async (_, error, type) => {
    const jobId = await acceptJob(rig.core, tenant)
    const failure = await failureOf(tryJob(rig.core, jobId, throwing(error)))
    expect(failure).toMatchObject({ type, nonRetryable: true })
  })

  test.each(['invalid_key', 'invalid_request', 'model_not_found', 'quota_exhausted'] as const)(
    'a fault of our configuration (%s) is not the fault of the job, which waits at the slow pace',
    { tags: ['D-BACKOFF'] },
    async (fault) => {
      const jobId = await acceptJob(rig.core, tenant)
      const refused = () => new ProviderError(fault, { retryAfterMs: 1_000 })
      const failure = await failureOf(tryJob(rig.core, jobId, throwing(refused)))
      expect(failure).toMatchObject({ type: 'backend_misconfigured', nonRetryable: false, nextRetryDelay: 30_000 })
      expect(await readJob(rig.database, jobId)).toMatchObject({ state: 'running', due: 1 })
    },
  )

  test('an unexpected error is tried again and says nothing of its words', { tags: ['JOB-3', 'JOB-5'] }, async () => {
    const jobId = await acceptJob(rig.core, tenant)
    const failure = await failureOf(
      tryJob(
        rig.core,
        jobId,
        throwing(() => new TypeError(canaryBrief)),
      ),
    )
    expect(failure).toMatchObject({ type: 'unexpected', nonRetryable: false })
  })

  test('a database that is away is waited for', async () => {
    const away = openTestCore('postgresql://nobody@127.0.0.1:1/none')
    const activities = testActivities(away)
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
    const jobId = await acceptJob(rig.core, tenant)
    const environment = newEnvironment()
    const work = tryJob(
      rig.core,
      jobId,
      () => {
        environment.cancel('WORKER_SHUTDOWN')
        return Promise.reject(new ProviderError('unreachable'))
      },
      environment,
    )
    await expect(work).rejects.toBeInstanceOf(CancelledFailure)
    expect(await readJob(rig.database, jobId)).toMatchObject({ state: 'running', due: 1 })
  })
})

test('fail answers with the end that won', async () => {
  const { fail } = testActivities(rig.core)
  const environment = newEnvironment()
  const jobId = await acceptJob(rig.core, tenant)
  expect(await environment.run(() => fail(jobId, 'policy_blocked'))).toBe('failed')
  expect(await readJob(rig.database, jobId)).toMatchObject(failedWith('policy_blocked'))
  const done = await acceptJob(rig.core, tenant)
  await tryJob(rig.core, done)
  expect(await environment.run(() => fail(done, 'internal_error'))).toBe('succeeded')
  expect(await environment.run(() => fail('acg_none', 'internal_error'))).toBe('gone')
})

describe('reading a knowledge file', () => {
  async function read(name: string, content: string) {
    const ctx = rig.core.as({ kind: 'operator' })
    const input = { workspaceId: tenant.workspaceId, name, content: Buffer.from(content, 'latin1') }
    const { file_id: fileId } = await verbs.addKnowledge({ ctx, input })
    const { readKnowledge } = testActivities(rig.core)
    await newEnvironment().run(() => readKnowledge(fileId))
    return verbs.showKnowledge({ ctx, input: { fileId } })
  }

  test('its facts reach the brand brief, and reading it twice changes nothing', async () => {
    const file = await read('a.md', 'The workshop keeps a written log of every repair it makes.\n')
    expect(file).toMatchObject({ state: 'ready', facts: [{ text: expect.stringContaining('written log') }] })
    const { readKnowledge } = testActivities(rig.core)
    await newEnvironment().run(() => readKnowledge(file.file_id))
    const again = await verbs.showKnowledge({ ctx: rig.core.as({ kind: 'operator' }), input: { fileId: file.file_id } })
    expect(again).toEqual(file)
  })

  test('one that cannot be read ends as failed, with a reason for people', async () => {
    expect(await read('b.txt', '\xff\xfe\x00')).toMatchObject({
      state: 'failed',
      failure: { code: 'not_text', message: expect.stringContaining('UTF-8') },
    })
    expect(await read('c.txt', ' \n')).toMatchObject({ state: 'failed', failure: { code: 'empty' } })
  })
})

test('one attempt has time for every call that generation may make', () => {
  const named = { name: 'x', model: 'm', promptVersion: '1' }
  const never = () => Promise.reject(new Error('was asked'))
  const generator = generatorOf({
    writer: () => ({ ...named, write: never }),
    verifier: () => ({ ...named, verify: never }),
  })
  expect(callsOfAttemptMax).toBe(generator.callsPerAttemptMax)
  expect(modelCallMsMax).toBe(callSecondsMax * 1000)
})
