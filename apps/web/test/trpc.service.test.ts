import type { AppRouter } from '@adcopy/core'
import { acceptJob, canaryBrief, type Tenant } from '@adcopy/testing'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { beforeAll, expect, test } from 'vitest'
import { generate, sessionCookie, setUpWebFixture } from './support/fixture.ts'

const fixture = setUpWebFixture()
let tenant: Tenant
let stranger: Tenant
let cookie: string

beforeAll(async () => {
  ;[tenant, stranger] = [await fixture.tenant(), await fixture.tenant()]
  cookie = await sessionCookie(fixture.web.origin, tenant)
})

function client(headers: Record<string, string>) {
  return createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: `${fixture.web.origin}/api/trpc`, headers })] })
}

function postJob(key: string, body: object, origin: string): Promise<Response> {
  return fetch(`${fixture.web.origin}/api/trpc/adCopy.createJob`, {
    method: 'POST',
    headers: {
      cookie,
      'x-workspace-id': tenant.workspaceId,
      'content-type': 'application/json',
      'idempotency-key': key,
      origin,
    },
    body: JSON.stringify(body),
  })
}

test('a member lists and reads the jobs of their workspace', { tags: ['D-FACES-2'] }, async () => {
  const jobId = await acceptJob(fixture.core, tenant)
  const trpc = client({ cookie, 'x-workspace-id': tenant.workspaceId })
  expect((await trpc.adCopy.listJobs.query({})).data.map(({ id }) => id)).toContain(jobId)
  expect(await trpc.adCopy.readJob.query({ id: jobId })).toMatchObject({ id: jobId, status: 'queued' })
})

test('without a session nothing is answered', async () => {
  const call = client({ 'x-workspace-id': tenant.workspaceId }).adCopy.listJobs.query({})
  await expect(call).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED', httpStatus: 401 } })
})

test('the workspace of others is not found, nor are their jobs and artifacts from within ours', async () => {
  const { jobId, artifactId } = await generate(fixture, stranger, { copy: { headline: 'h', primary_text: 'p' } })
  const notFound = { message: expect.any(String) as string, data: { problem: 'not_found' } }
  await expect(
    client({ cookie, 'x-workspace-id': stranger.workspaceId }).adCopy.listJobs.query({}),
  ).rejects.toMatchObject(notFound)
  const ours = client({ cookie, 'x-workspace-id': tenant.workspaceId })
  await expect(ours.adCopy.readJob.query({ id: jobId })).rejects.toMatchObject(notFound)
  await expect(ours.artifacts.read.query({ artifactId })).rejects.toMatchObject(notFound)
})

test('a problem has its own status, and no answer is kept by a cache', async () => {
  const input = encodeURIComponent(JSON.stringify({ id: 'acg_unknown' }))
  const response = await fetch(`${fixture.web.origin}/api/trpc/adCopy.readJob?input=${input}`, {
    headers: { cookie, 'x-workspace-id': tenant.workspaceId },
  })
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('another site cannot create with the cookies of a visitor', async () => {
  const job = { platform: 'facebook', awareness_level: 'unaware', brief: 'x' }
  const response = await postJob('foreign', job, 'https://evil.example')
  expect(response.status).toBe(403)
})

test('an error of ours is answered in words meant for publication', async () => {
  await fixture.database.pool.query('alter table job rename to job_away')
  try {
    const trpc = client({ cookie, 'x-workspace-id': tenant.workspaceId })
    await expect(trpc.adCopy.listJobs.query({})).rejects.toMatchObject({
      message: 'The service cannot answer this request at the moment.',
      data: { httpStatus: 503 },
    })
  } finally {
    await fixture.database.pool.query('alter table job_away rename to job')
  }
})

test('a batch has twenty calls at most', async () => {
  const ask = (calls: number) => {
    const path = Array.from({ length: calls }, () => 'adCopy.listJobs').join(',')
    const inputs = encodeURIComponent(
      JSON.stringify(Object.fromEntries(Array.from({ length: calls }, (_, index) => [index, {}]))),
    )
    const headers = { cookie, 'x-workspace-id': tenant.workspaceId }
    return fetch(`${fixture.web.origin}/api/trpc/${path}?batch=1&input=${inputs}`, { headers })
  }
  expect((await ask(20)).status).toBe(200)
  expect((await ask(21)).status).toBe(400)
})

test('a body that is not JSON is not echoed', async () => {
  const response = await fetch(`${fixture.web.origin}/api/trpc/adCopy.createJob`, {
    method: 'POST',
    headers: { cookie, 'x-workspace-id': tenant.workspaceId, 'content-type': 'application/json' },
    body: canaryBrief,
  })
  const text = await response.text()
  expect(response.status).toBe(400)
  for (const word of canaryBrief.split(/\W+/).filter(({ length }) => length > 3)) expect(text).not.toContain(word)
})

test('a brief that comes in here leaves no word in an answer or the log, whatever becomes of it', async () => {
  const body = { platform: 'facebook', awareness_level: 'unaware', brief: canaryBrief }
  const answers: string[] = []
  const create = async (key: string, sent: object) => {
    const response = await postJob(key, sent, fixture.web.origin)
    answers.push(await response.text())
    return response.status
  }
  expect(await create('canary', body)).toBe(200)
  expect(await create('canary', body)).toBe(200)
  expect(await create('canary', { ...body, platform: 'instagram' })).toBe(422)
  expect(await create('extra', { ...body, extra: canaryBrief })).toBe(400)
  expect(await create('long', { ...body, brief: canaryBrief.repeat(20) })).toBe(400)
  await fixture.database.pool.query('alter table job rename to job_away')
  try {
    expect(await create('away', body)).toBe(503)
  } finally {
    await fixture.database.pool.query('alter table job_away rename to job')
  }
  expect(answers[0]).toContain('acg_')
  expect(fixture.web.output()).not.toBe('')
  for (const text of [...answers, fixture.web.output()]) {
    for (const word of canaryBrief.split(/\W+/).filter(({ length }) => length > 3))
      expect.soft(text).not.toContain(word)
  }
})
