import { parseEnvironment } from '@adcopy/core'
import { createTenant, setUpCore, testFingerprintKeys } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeApi, type Api } from '../../src/compose.ts'

const jobs = '/api/v1/ad-copy-generations'
const origin = 'https://app.example'

const rig = await setUpCore()

describe('an API with a minimal environment', () => {
  let api: Api

  const compose = (more: Record<string, string> = {}) => {
    const env = { DATABASE_URL: rig.database.urls.api, FINGERPRINT_KEYS: testFingerprintKeys, WEB_ORIGIN: `${origin}/` }
    return composeApi(parseEnvironment('api', { ...env, ...more }), { write: () => undefined })
  }
  beforeAll(() => {
    api = compose()
  })
  afterAll(() => api.close())

  async function* bytes(text: string) {
    yield await Promise.resolve(Buffer.from(text))
  }
  const send = (method: string, target: string, headers: Record<string, string> = {}, body = '', on = api) =>
    on.handleRest({ method, target, headers: Object.entries(headers), body: bytes(body), peerAddress: '192.0.2.1' })

  async function create(on = api) {
    const { token, workspaceId } = await createTenant(rig.core)
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': 'default',
    }
    const body = '{"platform":"facebook","awareness_level":"unaware","brief":"x"}'
    const { status } = await send('POST', jobs, headers, body, on)
    const { rows } = await rig.database.pool.query<{ seconds: number }>(
      'select extract(epoch from deadline_at - created_at)::int as seconds from job where workspace_id = $1',
      [workspaceId],
    )
    return { status, seconds: rows[0]?.seconds }
  }

  test('names problems after /problems of the web application', { tags: ['D-PAGES-DEFAULT', 'ERROR-2'] }, async () => {
    for (const [target, code] of [
      ['/nowhere', 'not_found'],
      [jobs, 'invalid_auth'],
    ] as const) {
      const { body } = await send('GET', target)
      expect(JSON.parse(body ?? '')).toMatchObject({ type: `${origin}/problems/${code}` })
    }
    expect(api.problemsBase).toBe(`${origin}/problems`) // for error responses that the entry sends itself
  })

  test('accepts jobs while the database does not set the switch either', { tags: ['D-SWITCH-DEFAULT'] }, async () => {
    await rig.database.pool.query('delete from switch')
    expect(await create()).toMatchObject({ status: 202 })
  })

  test('gives a job a day, or the configured time', { tags: ['D-DEADLINE-SET'] }, async () => {
    const told = compose({ JOB_DEADLINE_SECONDS: '90' })
    try {
      expect([await create(), await create(told)]).toMatchObject([{ seconds: 86_400 }, { seconds: 90 }])
    } finally {
      await told.close()
    }
  })
})
