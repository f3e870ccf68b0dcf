import { verbs } from '@adcopy/core'
import { CallsSpentError, ProviderError } from '@adcopy/generation'
import { acceptJob, createTenant, setUpCore, type Tenant } from '@adcopy/testing'
import { CancelledFailure } from '@temporalio/common'
import { beforeEach, describe, expect, test } from 'vitest'
import { createCallAccount } from '../src/activities/call-account.ts'
import { calling, scriptedGenerator, throwing } from './support/generator.ts'
import { failedWith, readJob } from './support/jobs.ts'
import { failureOf, modelCallsMax, newEnvironment, testActivities, testDeps, tryJob } from './support/tries.ts'

const rig = await setUpCore()
let tenant: Tenant

beforeEach(async () => {
  tenant = await createTenant(rig.core)
})

const usage = { inputTokens: 900, outputTokens: 60, costMicroUsd: 100 }
const call = { role: 'writer', backend: 'scripted', model: 'model-1' } as const
const unknown = { input_tokens: null, output_tokens: null, cost_usd: null }
const system = () => rig.core.as({ kind: 'system' })
const usedBy = (jobId: string) => verbs.listModelUsage({ ctx: rig.core.as({ kind: 'operator' }), input: { jobId } })
const settling = calling((open) => open.settle(usage))

async function spend(jobId: string, calls: number): Promise<void> {
  for (let made = 0; made < calls; made += 1) {
    await verbs.openModelCall({ ctx: system(), input: { jobId, ...call, callsMax: calls } })
  }
}

async function withoutAccount<T>(work: () => Promise<T>): Promise<T> {
  await rig.database.pool.query('alter table model_call rename to away')
  try {
    return await work()
  } finally {
    await rig.database.pool.query('alter table away rename to model_call')
  }
}

describe('the account of a job', () => {
  test('has the calls of every attempt, also of one that ended in an error', async () => {
    const jobId = await acceptJob(rig.core, tenant)
    const broken = calling(
      (open) => open.settle(usage),
      throwing(() => new ProviderError('overloaded')),
    )
    expect(await failureOf(tryJob(rig.core, jobId, broken))).toMatchObject({ type: 'backend_unavailable' })
    expect(await tryJob(rig.core, jobId, settling)).toBe('succeeded')
    const sum = { calls: 2, input_tokens: 1_800, output_tokens: 120, cost_usd: 0.0002 }
    expect(await usedBy(jobId)).toEqual([{ ...call, ...sum }])
  })

  test('has no call that the provider turned away', async () => {
    const jobId = await acceptJob(rig.core, tenant)
    const write = calling((open) => open.release())
    expect(await tryJob(rig.core, jobId, write)).toBe('succeeded')
    expect(await usedBy(jobId)).toEqual([])
  })

  test('has a call that a shutdown cut off, with unknown use', async () => {
    const jobId = await acceptJob(rig.core, tenant)
    const environment = newEnvironment()
    const write = calling(() => {
      environment.cancel('WORKER_SHUTDOWN')
      return new Promise(() => undefined)
    })
    await expect(tryJob(rig.core, jobId, write, environment)).rejects.toThrow(CancelledFailure)
    expect(await usedBy(jobId)).toEqual([{ ...call, calls: 1, ...unknown }])
  })

  test('that cannot be reached allows no call, and the job waits for it', async () => {
    const jobId = await acceptJob(rig.core, tenant)
    let made = 0
    const write = calling(async () => void (made += 1))
    const { generateAndCommit } = testActivities(rig.core, scriptedGenerator(write))
    // The table `model_call` is missing only while the writer runs. An attempt also reads the table when it begins, so
    // without the table it would fail before it calls the writer.
    const away = calling(
      async () => undefined,
      async (request, repair, options) => withoutAccount(() => write(request, repair, options)),
    )
    const failure = await failureOf(tryJob(rig.core, jobId, away))
    expect(failure).toMatchObject({ type: 'database_unavailable', nonRetryable: false })
    expect(made).toBe(0)
    expect(await newEnvironment().run(generateAndCommit, jobId)).toBe('succeeded')
    expect(made).toBe(1)
  })

  test('keeps a call whose end cannot be written, with unknown use, and the job goes on', async () => {
    const jobId = await acceptJob(rig.core, tenant)
    const outcome = await tryJob(
      rig.core,
      jobId,
      calling((open) => withoutAccount(() => open.settle(usage))),
    )
    expect(outcome).toBe('succeeded')
    expect(await usedBy(jobId)).toEqual([{ ...call, calls: 1, ...unknown }])
  }, 20_000)

  test('is written as soon as it can be reached again', async () => {
    const jobId = await acceptJob(rig.core, tenant)
    const account = createCallAccount(testDeps(rig.core), { jobId, log: testDeps(rig.core).log })
    const open = await account.open(call)
    let settled: Promise<void> | undefined
    await withoutAccount(async () => {
      settled = open.settle(usage)
      await new Promise((resolve) => setTimeout(resolve, 400))
    })
    await settled
    expect(await usedBy(jobId)).toMatchObject([{ calls: 1, input_tokens: 900 }])
  })
})

describe('the most calls that a job may make', () => {
  test('allow no attempt that might need more of them, and the job ends without one', async () => {
    const [spent, close] = [await acceptJob(rig.core, tenant), await acceptJob(rig.core, tenant)]
    const { callsPerAttemptMax } = scriptedGenerator(settling)
    await spend(spent, modelCallsMax - callsPerAttemptMax + 1)
    await spend(close, modelCallsMax - callsPerAttemptMax)
    const asked = throwing(() => new Error('was asked'))
    const failure = await failureOf(tryJob(rig.core, spent, asked))
    expect(failure).toMatchObject({ type: 'internal_error', nonRetryable: true })
    expect(await tryJob(rig.core, close, settling)).toBe('succeeded')
  })

  test('are not passed by a writer that asks for more than it said', async () => {
    const jobId = await acceptJob(rig.core, tenant)
    const { callsPerAttemptMax } = scriptedGenerator(settling)
    await spend(jobId, modelCallsMax - callsPerAttemptMax)
    let refused: unknown
    const greedy: typeof settling = async (_request, _repair, options) => {
      for (;;) {
        await options.account.open(call).catch((error: unknown) => {
          refused = error
          throw error
        })
      }
    }
    const failure = await failureOf(tryJob(rig.core, jobId, greedy))
    expect(failure).toMatchObject({ type: 'internal_error', nonRetryable: true })
    expect(refused).toBeInstanceOf(CallsSpentError)
    expect(await usedBy(jobId)).toMatchObject([{ calls: modelCallsMax }])
  })

  test('are none once the job has ended, and the attempt answers with what won', async () => {
    const jobId = await acceptJob(rig.core, tenant)
    const outcome = await tryJob(rig.core, jobId, async (request, repair, options) => {
      await verbs.failJob({ ctx: system(), input: { jobId, code: 'internal_error' } })
      return settling(request, repair, options)
    })
    expect(outcome).toBe('failed')
    expect(await readJob(rig.database, jobId)).toMatchObject(failedWith('internal_error'))
    expect(await usedBy(jobId)).toEqual([])
  })
})
