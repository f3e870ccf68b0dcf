import { randomUUID } from 'node:crypto'
import { verbs } from '@adcopy/core'
import { createTenant, type Tenant } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entries, expectProblem, jobsPath, offersPath, startRig, validBody, type Answer, type Rig } from '../rig.ts'

const foreignJob = 'acg_01kaj5x7g8e4r9t2v6w3y0zbcd'

describe.each(entries)('refusals that every operation shares, by %s', (entry) => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig(entry, { env: { RATE_LIMIT_IP_PER_MINUTE: '1000' } })
  })
  afterAll(() => rig.close())

  /** All four operations with one token. */
  async function every(tenant: Tenant): Promise<{ create: Answer; read: Answer; jobs: Answer; offers: Answer }> {
    return {
      create: await rig.create(validBody, { tenant }),
      read: await rig.as(tenant, `${jobsPath}/${foreignJob}`),
      jobs: await rig.as(tenant, jobsPath),
      offers: await rig.as(tenant, offersPath),
    }
  }

  test.each([
    ['none', undefined],
    ['another scheme', 'Basic abc'],
    ['junk', 'Bearer junk'],
    ['an OAuth access token', 'Bearer aca_000000000000000000000000000000000000'],
    ['an unknown token of the right form', 'Bearer acp_000000000000000000000000000000000000'],
    ['two tokens', 'Bearer a, Bearer b'],
  ])('credentials: %s is invalid_auth everywhere', async (_what, authorization) => {
    const headers = authorization === undefined ? {} : { authorization }
    for (const path of [jobsPath, offersPath, `${jobsPath}/${foreignJob}`]) {
      expectProblem(await rig.call(path, { headers }), 'invalid_auth')
    }
    expectProblem(await rig.call(jobsPath, { method: 'POST', headers, body: '{}' }), 'invalid_auth')
  })

  test('a revoked and an expired token are invalid_auth at the next request', async () => {
    const tenant = await createTenant(rig.core)
    const ctx = rig.core.as({ kind: 'operator' })
    expect((await rig.as(tenant, offersPath)).status).toBe(200)
    await verbs.revokeToken({ ctx, input: { tokenId: tenant.tokenId } })
    expectProblem(await rig.as(tenant, offersPath), 'invalid_auth')
    const input = { workspaceId: tenant.workspaceId, email: tenant.email, expiresInSeconds: -1 }
    const { token } = await verbs.issueToken({ ctx, input })
    expectProblem(await rig.as({ ...tenant, token }, offersPath), 'invalid_auth')
  })

  test('a removed member is forbidden everywhere, and adding the person again revives nothing', async () => {
    const tenant = await createTenant(rig.core)
    const ctx = rig.core.as({ kind: 'operator' })
    const who = { workspaceId: tenant.workspaceId, email: tenant.email }
    await verbs.removeMember({ ctx, input: who })
    for (const answer of Object.values(await every(tenant))) expectProblem(answer, 'forbidden')
    await verbs.addMember({ ctx, input: { ...who, role: 'admin' } })
    expectProblem(await rig.as(tenant, offersPath), 'forbidden')
  })

  test('a viewer reads and cannot create, whatever the body', async () => {
    const tenant = await createTenant(rig.core, { role: 'viewer' })
    const { create, read, jobs, offers } = await every(tenant)
    expectProblem(create, 'forbidden')
    expectProblem(await rig.create('not json', { tenant }), 'forbidden')
    expectProblem(read, 'not_found')
    expect([jobs.status, offers.status]).toEqual([200, 200])
  })

  test.each([
    ['access is off', { accessEnabled: false }],
    ['the allocation is unset', { allocation: undefined }],
  ])('preview_disabled everywhere when %s', async (_what, options) => {
    const tenant = await createTenant(rig.core, options)
    for (const answer of Object.values(await every(tenant))) expectProblem(answer, 'preview_disabled')
  })

  test('a frozen workspace refuses reads, writes and replays', async () => {
    const tenant = await createTenant(rig.core)
    const ctx = rig.core.as({ kind: 'operator' })
    const key = randomUUID()
    await rig.create(validBody, { key, tenant })
    await verbs.setWorkspace({ ctx, input: { workspaceId: tenant.workspaceId, billing: 'frozen' } })
    for (const answer of Object.values(await every(tenant))) expectProblem(answer, 'workspace_frozen')
    expectProblem(await rig.create(validBody, { key, tenant }), 'workspace_frozen')
  })

  test("the database's switch refuses creates at the next request and leaves reads alone", async () => {
    const ctx = rig.core.as({ kind: 'operator' })
    await verbs.setSwitch({ ctx, input: { name: 'PUBLIC_API_ENABLED', enabled: false } })
    const { create, jobs, offers } = await every(rig.tenant)
    await verbs.setSwitch({ ctx, input: { name: 'PUBLIC_API_ENABLED', enabled: true } })
    expectProblem(create, 'unavailable')
    expect(create.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect([jobs.status, offers.status]).toEqual([200, 200])
    expect((await rig.create(validBody)).status).toBe(202)
  })

  test.each([
    ['GET', '/'],
    ['GET', '/api/v1'],
    ['GET', '/API/V1/offers'],
    ['GET', '/api/v1/offers/'],
    ['GET', `${jobsPath}/${foreignJob}/more`],
    ['POST', offersPath],
    ['DELETE', jobsPath],
    ['PUT', `${jobsPath}/${foreignJob}`],
    ['PATCH', offersPath],
    ['OPTIONS', offersPath],
  ])('%s %s is not_found, without authentication', async (method, path) => {
    expectProblem(await rig.call(path, { method }), 'not_found')
    expectProblem(await rig.as(rig.tenant, path, { method }), 'not_found')
  })

  test('HEAD answers as GET without a body', async () => {
    const head = await rig.as(rig.tenant, offersPath, { method: 'HEAD' })
    expect([head.status, head.text, head.headers.get('content-type')]).toEqual([200, '', 'application/json'])
    expect((await rig.call(offersPath, { method: 'HEAD' })).status).toBe(401)
  })
})

describe.each(entries)('limits by %s', (entry) => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig(entry, {
      env: { RATE_LIMIT_TOKEN_PER_MINUTE: '3', RATE_LIMIT_IP_PER_MINUTE: '2', PUBLIC_API_ENABLED: 'off' },
    })
  })
  afterAll(() => rig.close())

  test('a token is limited by itself and says when to come back', async () => {
    const answers = [1, 2, 3].map(() => rig.as(rig.tenant, offersPath))
    expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual([200, 200, 200])
    const refused = await rig.as(rig.tenant, offersPath)
    expectProblem(refused, 'rate_limited')
    expect(refused.headers.get('retry-after')).toMatch(/^(1?\d|20)$/)
    expect(refused.headers.get('ratelimit-policy')).toBe('"token";q=3;w=60')
    expect(refused.headers.get('ratelimit')).toMatch(/^"token";r=0;t=(59|60)$/)
    const other = await createTenant(rig.core)
    expect((await rig.as(other, offersPath)).status).toBe(200)
  })

  test('bad credentials are limited by address, good ones of that address are not', async () => {
    for (const token of ['junk', 'acp_000000000000000000000000000000000000']) {
      expectProblem(await rig.as({ ...rig.tenant, token }, offersPath), 'invalid_auth')
    }
    expectProblem(await rig.call(offersPath), 'rate_limited')
    expectProblem(await rig.call(offersPath, { headers: { 'x-forwarded-for': '203.0.113.9' } }), 'rate_limited')
    expect((await rig.as(await createTenant(rig.core), offersPath)).status).toBe(200)
  })

  test("the environment's switch refuses creates and leaves reads alone", async () => {
    const tenant = await createTenant(rig.core)
    expectProblem(await rig.create(validBody, { tenant }), 'unavailable')
    expect((await rig.as(tenant, offersPath)).status).toBe(200)
  })
})
