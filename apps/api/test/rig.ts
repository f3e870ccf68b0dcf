import { randomUUID } from 'node:crypto'
import { problems, problemSchema, type ProblemCode } from '@adcopy/contract'
import type { Core, CoreOptions } from '@adcopy/core'
import {
  createTenant,
  createTestDatabase,
  openTestCore,
  testFingerprintKeys,
  type Tenant,
  type TestDatabase,
} from '@adcopy/testing'
import { expect } from 'vitest'
import { startEntry, type Entry } from './entry.ts'
import { throughProxy, violationsOf } from './proxy.ts'

export { entries } from './entry.ts'

export interface Answer {
  status: number
  headers: Headers
  text: string
  body: unknown
}

export interface CallOptions {
  method?: string
  headers?: Record<string, string>
  body?: BodyInit
}

/** One entry over a database of its own, with a tenant. */
export interface Rig {
  url: string
  database: TestDatabase
  core: Core
  tenant: Tenant
  /** What the entry logged and printed so far. */
  output(): string
  call(path: string, options?: CallOptions): Promise<Answer>
  /** A call with a tenant's token. */
  as(tenant: Tenant, path: string, options?: CallOptions): Promise<Answer>
  /** A create with a tenant's token. */
  create(body: unknown, options?: { key?: string; tenant?: Tenant; headers?: Record<string, string> }): Promise<Answer>
  close(): Promise<void>
}

export const jobsPath = '/api/v1/ad-copy-generations'
export const offersPath = '/api/v1/offers'
export const problemsBase = 'http://web.example/problems'

/** A body that every workspace with a brand accepts. */
export const validBody = { platform: 'facebook', awareness_level: 'problem_aware', brief: 'the last days of autumn' }

export async function startRig(
  entry: Entry,
  options: { env?: Record<string, string>; core?: Partial<CoreOptions> } = {},
): Promise<Rig> {
  const database = await createTestDatabase()
  const core = openTestCore(database.url, options.core)
  const running = await startEntry(entry, {
    DATABASE_URL: database.url,
    FINGERPRINT_KEYS: testFingerprintKeys,
    WEB_ORIGIN: 'http://web.example',
    ...options.env,
  })
  const url = await throughProxy(running.url)
  const tenant = await createTenant(core)

  const call: Rig['call'] = async (path, { method = 'GET', headers = {}, body } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: 'manual',
    })
    const text = await response.text()
    expect(violationsOf(response.headers), 'the answer against the OpenAPI document').toEqual([])
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text === '' ? undefined : JSON.parse(text),
    }
  }
  const as: Rig['as'] = (who, path, { headers, ...rest } = {}) =>
    call(path, { ...rest, headers: { authorization: `Bearer ${who.token}`, ...headers } })

  return {
    url,
    database,
    core,
    tenant,
    output: running.output,
    call,
    as,
    create: (body, { key = randomUUID(), tenant: who = tenant, headers = {} } = {}) =>
      as(who, jobsPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
        body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
      }),
    async close() {
      await running.stop()
      await core.close()
      await database.drop()
    },
  }
}

/** Asserts that an answer is this problem and nothing but: status, headers, exact body. */
export function expectProblem(answer: Answer, code: ProblemCode, extra: Record<string, unknown> = {}): void {
  const { status, title, detail } = problems[code]
  const requestId = answer.headers.get('x-request-id')
  expect(answer.body).toEqual({
    type: `${problemsBase}/${code}`,
    title,
    status,
    detail,
    request_id: requestId,
    ...extra,
  })
  expect(problemSchema.safeParse(answer.body).success).toBe(true)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(requestId).toMatch(/^req_[0-9a-f]{24}$/)
  expect(answer.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null)
}

/** What a workspace has written so far. */
export async function rowsOf({ database, tenant }: Rig, workspaceId = tenant.workspaceId) {
  const { rows } = await database.pool.query<{ jobs: number; due: number; used: number }>(
    `select (select count(*)::int from job where workspace_id = $1) as jobs,
            (select count(*)::int from job_due where workspace_id = $1) as due,
            coalesce((select sum(used)::int from usage where workspace_id = $1), 0) as used`,
    [workspaceId],
  )
  return rows[0]
}
