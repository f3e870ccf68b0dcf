import { randomUUID } from 'node:crypto'
import { findMemberActor, verbs } from '@adcopy/core'
import { createTenant, setUpCore, type Tenant } from '@adcopy/testing'
import { beforeEach, describe, expect, test } from 'vitest'

const rig = setUpCore()
let tenant: Tenant

beforeEach(async () => {
  tenant = await createTenant(rig.core)
})

const system = () => rig.core.as({ kind: 'system' })
const operator = () => rig.core.as({ kind: 'operator' })

async function accept(): Promise<string> {
  const actor = await findMemberActor(rig.core.deps.db, tenant.workspaceId, tenant.userId)
  if (actor === undefined) throw new Error('the tenant has no member')
  const request = { platform: 'facebook', awareness_level: 'unaware', brief: 'x', copy_length: 'short' } as const
  const { job } = await verbs.createJob({ ctx: rig.core.as(actor), input: { idempotencyKey: randomUUID(), request } })
  return job.id
}

const call = {
  backend: 'anthropic',
  model: 'm-1',
  calls: 1,
  inputTokens: 3_000,
  outputTokens: 200,
  costMicroUsd: 12_000,
}
const record = (jobId: string, over: Partial<typeof call> | { costMicroUsd: null } = {}) =>
  verbs.recordModelUsage({ ctx: system(), input: { jobId, ...call, ...over } })
const list = (jobId: string) => verbs.listModelUsage({ ctx: operator(), input: { jobId } })

describe('what a job used of a model', () => {
  test('adds up over its tries, also after its end, and for each model by itself', async () => {
    const jobId = await accept()
    await record(jobId)
    await verbs.failJob({ ctx: system(), input: { jobId, code: 'generation_failed' } })
    await record(jobId, { calls: 2, inputTokens: 7_000, outputTokens: 0, costMicroUsd: 500 })
    await record(jobId, { backend: 'openai', model: 'a-2' })
    await record(jobId, { model: 'm-0' })
    const one = { calls: 3, input_tokens: 10_000, output_tokens: 200, cost_usd: 0.0125 }
    const other = { calls: 1, input_tokens: 3_000, output_tokens: 200, cost_usd: 0.012 }
    expect(await list(jobId)).toEqual([
      { backend: 'anthropic', model: 'm-0', ...other },
      { backend: 'anthropic', model: 'm-1', ...one },
      { backend: 'openai', model: 'a-2', ...other },
    ])
    expect(await list(await accept())).toEqual([])
  })

  test('is known to its next try as the calls of all models', async () => {
    const [jobId, other] = [await accept(), await accept()]
    await record(jobId, { calls: 2 })
    await record(jobId, { backend: 'openai', calls: 3 })
    await record(other)
    expect(await verbs.beginJob({ ctx: system(), input: { jobId } })).toMatchObject({ work: { modelCalls: 5 } })
  })

  test('costs nobody knows what once a part of it has no price', async () => {
    const jobId = await accept()
    await record(jobId)
    await record(jobId, { costMicroUsd: null })
    await record(jobId)
    expect(await list(jobId)).toMatchObject([{ calls: 3, cost_usd: null }])
  })

  test('is kept whole when two tries end at once', async () => {
    const jobId = await accept()
    await Promise.all(Array.from({ length: 8 }, () => record(jobId)))
    expect(await list(jobId)).toMatchObject([{ calls: 8, input_tokens: 24_000, cost_usd: 0.096 }])
  })

  test('of a job that is gone is nothing', async () => {
    await record('acg_none')
    expect(await list('acg_none')).toEqual([])
  })
})
