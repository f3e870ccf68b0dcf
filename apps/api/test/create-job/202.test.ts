import { randomUUID } from 'node:crypto'
import { verbs } from '@adcopy/core'
import { createTenant } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entries, jobsPath, rowsOf, startRig, validBody, type Rig } from '../rig.ts'

describe.each(entries)('POST 202 by %s', (entry) => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig(entry)
  })
  afterAll(() => rig.close())

  test('a fresh job is queued, located, paced and costs one unit', async () => {
    const tenant = await createTenant(rig.core, { allocation: 3 })
    const answer = await rig.create(validBody, { tenant })
    const job = answer.body as { id: string }
    expect(answer.status).toBe(202)
    expect(answer.body).toEqual({
      object: 'ad_copy_generation',
      id: expect.stringMatching(/^acg_[0-9a-z]{26}$/) as string,
      status: 'queued',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    })
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('location')).toBe(`${jobsPath}/${job.id}`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9][0-9]?$/)
    expect(answer.headers.get('idempotent-replayed')).toBeNull()
    expect(answer.headers.get('ratelimit')).toMatch(/^"token";r=\d+;t=\d+, "month";r=2;t=\d+$/)
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 1, due: 1, used: 1 })
  })

  test('a replay answers with the same job, says so, and consumes nothing', async () => {
    const tenant = await createTenant(rig.core)
    const key = randomUUID()
    const first = await rig.create(validBody, { key, tenant })
    const again = await rig.create(validBody, { key, tenant })
    expect(again.status).toBe(202)
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('location')).toBe(first.headers.get('location'))
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 1, due: 1, used: 1 })
  })

  test.each([
    ['keys in another order', '{"brief":"x","awareness_level":"unaware","platform":"facebook"}'],
    [
      'the default spelled out',
      '{"platform":"facebook","awareness_level":"unaware","brief":"x","copy_length":"medium"}',
    ],
    ['white space around the brief', '{"platform":"facebook","awareness_level":"unaware","brief":"\\u00a0 x\\n"}'],
    ['escapes for the same characters', '{"platform":"f\\u0061cebook","awareness_level":"unaware","brief":"\\u0078"}'],
  ])('%s is the same canonical body', async (_what, text) => {
    const key = randomUUID()
    const first = await rig.create('{"platform":"facebook","awareness_level":"unaware","brief":"x"}', { key })
    const again = await rig.create(text, { key })
    expect([first.status, again.status]).toEqual([202, 202])
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.body).toEqual(first.body)
  })

  test('a replay survives an archived offer, a removed brand and a spent allocation', async () => {
    const tenant = await createTenant(rig.core, { allocation: 1 })
    const ctx = rig.core.as({ kind: 'operator' })
    const key = randomUUID()
    const body = { ...validBody, offer_id: tenant.offerId }
    const first = await rig.create(body, { key, tenant })
    await verbs.setOfferArchived({ ctx, input: { offerId: tenant.offerId, archived: true } })
    await verbs.removeBrand({ ctx, input: { workspaceId: tenant.workspaceId } })
    const again = await rig.create(body, { key, tenant })
    expect(again.status).toBe(202)
    expect(again.body).toEqual(first.body)
  })

  test('one key in two workspaces makes two jobs', async () => {
    const other = await createTenant(rig.core)
    const key = randomUUID()
    const mine = await rig.create(validBody, { key })
    const theirs = await rig.create(validBody, { key, tenant: other })
    expect(theirs.status).toBe(202)
    expect(theirs.headers.get('idempotent-replayed')).toBeNull()
    expect(theirs.body).not.toEqual(mine.body)
  })

  test('a brief of 280 astral code points and a body of 32768 bytes are accepted', async () => {
    expect((await rig.create({ ...validBody, brief: '😀'.repeat(280) })).status).toBe(202)
    const text = JSON.stringify(validBody)
    expect((await rig.create(text + ' '.repeat(32_768 - text.length))).status).toBe(202)
  })

  test.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
  ])('Content-Type %s is JSON', async (contentType) => {
    expect((await rig.create(validBody, { headers: { 'content-type': contentType } })).status).toBe(202)
  })
})
