import { verbs } from '@adcopy/core'
import { acceptJob, createTenant, setUpCore, type Tenant } from '@adcopy/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { waitersFor } from './support/waits.ts'

const rig = await setUpCore()
let tenant: Tenant

beforeEach(async () => {
  tenant = await createTenant(rig.core)
})

const system = () => rig.core.as({ kind: 'system' })
const operator = () => rig.core.as({ kind: 'operator' })
const accept = () => acceptJob(rig.core, tenant)

const call = { role: 'writer', backend: 'anthropic', model: 'm-1', callsMax: 100 } as const
const usage = { inputTokens: 3_000, outputTokens: 200, costMicroUsd: 12_000 }
type Over = Partial<Parameters<typeof verbs.openModelCall>[0]['input']>

const tryOpen = (jobId: string, over: Over = {}) =>
  verbs.openModelCall({ ctx: system(), input: { jobId, ...call, ...over } })
const settle = (callId: string, used: typeof usage | null = usage) =>
  verbs.settleModelCall({ ctx: system(), input: { callId, usage: used } })
const release = (callId: string) => verbs.releaseModelCall({ ctx: system(), input: { callId } })
const list = (jobId: string) => verbs.listModelUsage({ ctx: operator(), input: { jobId } })

async function open(jobId: string, over: Over = {}): Promise<string> {
  const opened = await tryOpen(jobId, over)
  if (opened.outcome !== 'opened') throw new Error(`the call is not open: ${opened.outcome}`)
  return opened.callId
}

describe('opening a call', () => {
  test('is refused once the job has no call left, however many workers open one concurrently', async () => {
    const [jobId, other] = [await accept(), await accept()]
    // All eight statements wait for this lock, so each of them has started before the first one writes.
    const opens = await rig.database.holding(`select from job where id = '${jobId}' for update`, async () => {
      const started = Array.from({ length: 8 }, () => tryOpen(jobId, { callsMax: 3 }))
      await waitersFor(rig.database, started.length)
      return started
    })
    const outcomes = (await Promise.all(opens)).map(({ outcome }) => outcome)
    expect(outcomes.toSorted()).toEqual([...Array(3).fill('opened'), ...Array(5).fill('spent')])
    expect(await list(jobId)).toMatchObject([{ calls: 3 }])
    expect(await tryOpen(other, { callsMax: 3 })).toMatchObject({ outcome: 'opened' })
  })

  test('counts the calls of both roles and every model together', async () => {
    const jobId = await accept()
    await open(jobId, { callsMax: 2 })
    await open(jobId, { callsMax: 2, role: 'verifier', model: 'm-2' })
    expect(await tryOpen(jobId, { callsMax: 2, backend: 'openai' })).toEqual({ outcome: 'spent' })
  })

  test('is refused for a job that has ended, and for one that is gone', async () => {
    const jobId = await accept()
    await verbs.failJob({ ctx: system(), input: { jobId, code: 'generation_failed' } })
    expect(await tryOpen(jobId)).toEqual({ outcome: 'ended' })
    expect(await tryOpen('acg_none')).toEqual({ outcome: 'ended' })
    expect(await list(jobId)).toEqual([])
  })

  test('is known to the next attempt at the job, settled or not', async () => {
    const jobId = await accept()
    await settle(await open(jobId))
    await open(jobId, { role: 'verifier' })
    await open(await accept())
    expect(await verbs.beginJob({ ctx: system(), input: { jobId } })).toMatchObject({ work: { modelCalls: 2 } })
  })
})

describe('the account of a job', () => {
  test('adds up by role, backend and model, also after the end of the job', async () => {
    const jobId = await accept()
    const last = await open(jobId)
    await settle(await open(jobId), { inputTokens: 7_000, outputTokens: 0, costMicroUsd: 500 })
    await settle(await open(jobId, { backend: 'openai', model: 'a-2' }))
    await settle(await open(jobId, { role: 'verifier' }))
    await verbs.failJob({ ctx: system(), input: { jobId, code: 'generation_failed' } })
    await settle(last)
    const one = { calls: 1, input_tokens: 3_000, output_tokens: 200, cost_usd: 0.012 }
    const two = { calls: 2, input_tokens: 10_000, output_tokens: 200, cost_usd: 0.0125 }
    expect(await list(jobId)).toEqual([
      { role: 'writer', backend: 'anthropic', model: 'm-1', ...two },
      { role: 'writer', backend: 'openai', model: 'a-2', ...one },
      { role: 'verifier', backend: 'anthropic', model: 'm-1', ...one },
    ])
    expect(await list(await accept())).toEqual([])
  })

  test.each([
    ['under way', undefined, { input_tokens: null, output_tokens: null, cost_usd: null }],
    ['of unknown use', null, { input_tokens: null, output_tokens: null, cost_usd: null }],
    ['without a price', { ...usage, costMicroUsd: null }, { input_tokens: 6_000, output_tokens: 400, cost_usd: null }],
  ])('has no sum if a call leaves %s unknown', async (_, used, sums) => {
    const jobId = await accept()
    await settle(await open(jobId))
    const callId = await open(jobId)
    if (used !== undefined) await verbs.settleModelCall({ ctx: system(), input: { callId, usage: used } })
    expect(await list(jobId)).toMatchObject([{ calls: 2, ...sums }])
  })

  test('keeps the first settlement of a call, so that repeating one is harmless', async () => {
    const jobId = await accept()
    const callId = await open(jobId)
    await settle(callId)
    await settle(callId, { inputTokens: 1, outputTokens: 1, costMicroUsd: 1 })
    await settle(callId, null)
    expect(await list(jobId)).toMatchObject([{ calls: 1, input_tokens: 3_000 }])
    await settle('none')
  })

  test('removes a call that is released, which makes room for another; a settled call stays', async () => {
    const jobId = await accept()
    await release(await open(jobId, { callsMax: 1 }))
    await release('none')
    expect(await list(jobId)).toEqual([])
    const callId = await open(jobId, { callsMax: 1 })
    await settle(callId)
    await release(callId)
    expect(await tryOpen(jobId, { callsMax: 1 })).toEqual({ outcome: 'spent' })
  })

  test('refuses impossible counts', async () => {
    const callId = await open(await accept())
    await expect(settle(callId, { ...usage, inputTokens: -1 })).rejects.toMatchObject({ code: '23514' })
  })
})
