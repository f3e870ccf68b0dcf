import { verbs } from '@adcopy/core'
import { attemptsMax, BackendError } from '@adcopy/generation'
import { createTenant, setUpCore, type Tenant } from '@adcopy/testing'
import { CancelledFailure } from '@temporalio/common'
import { beforeEach, describe, expect, test } from 'vitest'
import { compose } from './support/backend.ts'
import { acceptJob } from './support/jobs.ts'
import { failureOf, modelCallsMax, newEnvironment, throwing, tryJob } from './support/tries.ts'

const rig = setUpCore()
let tenant: Tenant

beforeEach(async () => {
  tenant = await createTenant(rig.core)
})

describe('what a model used', () => {
  const usage = { inputTokens: 900, outputTokens: 60, costMicroUsd: 100 }
  const usedBy = (jobId: string) => verbs.listModelUsage({ ctx: rig.core.as({ kind: 'operator' }), input: { jobId } })

  test('is kept of every try, also of one that ended in an error', async () => {
    const jobId = await acceptJob(rig.core, tenant)
    const broken = tryJob(rig.core, jobId, async (_, { onUsage }) => {
      onUsage?.(usage)
      throw new BackendError('x', { retryable: true })
    })
    expect(await failureOf(broken)).toMatchObject({ type: 'backend_unavailable' })
    const outcome = await tryJob(rig.core, jobId, async (request, options) => {
      options.onUsage?.(usage)
      return compose(request, options)
    })
    expect(outcome).toBe('succeeded')
    const sum = { calls: 2, input_tokens: 1_800, output_tokens: 120, cost_usd: 0.0002 }
    expect(await usedBy(jobId)).toEqual([{ backend: 'scripted', model: 'model-1', ...sum }])
  })

  test('that cannot be kept costs a figure and no job', async () => {
    const jobId = await acceptJob(rig.core, tenant)
    const outcome = await tryJob(rig.core, jobId, async (request, options) => {
      await rig.database.pool.query('alter table model_usage rename to away')
      options.onUsage?.(usage)
      return compose(request, options)
    })
    await rig.database.pool.query('alter table away rename to model_usage')
    expect(outcome).toBe('succeeded')
    expect(await usedBy(jobId)).toEqual([])
  })

  test('in figures that no counter takes costs a figure and no job', async () => {
    const jobId = await acceptJob(rig.core, tenant)
    const outcome = await tryJob(rig.core, jobId, async (request, options) => {
      options.onUsage?.({ ...usage, inputTokens: -1 })
      return compose(request, options)
    })
    expect(outcome).toBe('succeeded')
  })

  test('counts a call that a shutdown cut off, with nothing known of it', async () => {
    const jobId = await acceptJob(rig.core, tenant)
    const environment = newEnvironment()
    const cut = tryJob(
      rig.core,
      jobId,
      () => {
        environment.cancel('WORKER_SHUTDOWN')
        return new Promise(() => undefined)
      },
      environment,
    )
    await expect(cut).rejects.toThrow(CancelledFailure)
    const unknown = { calls: 1, input_tokens: 0, output_tokens: 0, cost_usd: null }
    expect(await usedBy(jobId)).toEqual([{ backend: 'scripted', model: 'model-1', ...unknown }])
  })

  test('that leaves no calls for another try ends the job for good, and asks nobody once more', async () => {
    const [spent, close] = [await acceptJob(rig.core, tenant), await acceptJob(rig.core, tenant)]
    const record = (jobId: string, calls: number) => {
      const input = { jobId, backend: 'scripted', model: 'model-1', ...usage, calls }
      return verbs.recordModelUsage({ ctx: rig.core.as({ kind: 'system' }), input })
    }
    await record(spent, modelCallsMax - attemptsMax + 1)
    await record(close, modelCallsMax - attemptsMax)
    const failure = await failureOf(
      tryJob(
        rig.core,
        spent,
        throwing(() => new Error('was asked')),
      ),
    )
    expect(failure).toMatchObject({ type: 'generation_failed', nonRetryable: true })
    expect(await tryJob(rig.core, close)).toBe('succeeded')
  })
})
