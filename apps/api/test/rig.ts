import { randomUUID } from 'node:crypto'
import type { Core } from '@adcopy/core'
import { createTenant, openRig, setUp, testFingerprintKeys, type Tenant, type TestDatabase } from '@adcopy/testing'
import { expect } from 'vitest'
import { startEntry, type Entry } from './entry.ts'
import { expectLawful, unspoken, type Answer } from './expect-answer.ts'
import { throughProxy, violationsOf } from './proxy.ts'

export { entries } from './entry.ts'
export { expectAnswer, expectProblem, problemsBase, type Answer } from './expect-answer.ts'
export { nothing, oneJob, rowsOf, storedJob } from './rows.ts'

export interface CallOptions {
  method?: string
  headers?: Record<string, string>
  body?: BodyInit
}

export interface Rig {
  url: string
  /** Bypasses the proxy of the conformance tests, which forwards a request only after its whole body has arrived. */
  entryUrl: string
  database: TestDatabase
  core: Core
  tenant: Tenant
  output(): string
  call(path: string, options?: CallOptions): Promise<Answer>
  as(tenant: Tenant, path: string, options?: CallOptions): Promise<Answer>
  create(body: unknown, options?: { key?: string; tenant?: Tenant; headers?: Record<string, string> }): Promise<Answer>
  close(): Promise<void>
}

export const jobsPath = '/api/v1/ad-copy-generations'
export const offersPath = '/api/v1/offers'

export const unknownJob = 'acg_01kaj5x7g8e4r9t2v6w3y0zbcd'

/** No response may contain this brief. */
export const validBody = { platform: 'facebook', awareness_level: 'problem_aware', brief: 'the last canary of autumn' }

interface RigOptions {
  env?: Record<string, string>
}

export const startRig = (entry: Entry, options: RigOptions = {}): Rig => setUp(() => open(entry, options))

async function open(entry: Entry, options: RigOptions): Promise<Rig> {
  const { database, core, close } = await openRig()
  const running = await startEntry(entry, {
    DATABASE_URL: database.urls.api,
    FINGERPRINT_KEYS: testFingerprintKeys,
    WEB_ORIGIN: 'http://web.example',
    TEMPORAL_ADDRESS: '127.0.0.1:1', // a closed port, because no request of this suite needs Temporal
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
    const { status } = response
    const answer = { method, status, headers: response.headers, text, body: text === '' ? undefined : JSON.parse(text) }
    expectLawful(answer)
    return answer
  }
  const as: Rig['as'] = (who, path, { headers, ...rest } = {}) =>
    call(path, { ...rest, headers: { authorization: `Bearer ${who.token}`, ...headers } })

  return {
    url,
    entryUrl: running.url,
    database,
    core,
    tenant,
    output: () => running.output(),
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
      await close()
      expect(running.output(), 'what the entry logged').not.toMatch(unspoken)
    },
  }
}
