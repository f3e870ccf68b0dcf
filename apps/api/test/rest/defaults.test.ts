import { createTenant, setUpCore, testFingerprintKeys } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeApi, type Api } from '../../src/compose.ts'
import { parseEnv } from '../../src/env.ts'

const jobs = '/api/v1/ad-copy-generations'
const origin = 'https://app.example'

describe('an API whose environment says as little as it may', () => {
  const rig = setUpCore()
  let api: Api

  beforeAll(() => {
    const env = { DATABASE_URL: rig.database.url, FINGERPRINT_KEYS: testFingerprintKeys, WEB_ORIGIN: `${origin}/` }
    api = composeApi(parseEnv(env), { write: () => undefined })
  })
  afterAll(() => api.close())

  async function* bytes(text: string) {
    yield await Promise.resolve(Buffer.from(text))
  }
  const send = (method: string, target: string, headers: Record<string, string> = {}, body = '') =>
    api.handleRest({ method, target, headers: Object.entries(headers), body: bytes(body), peerAddress: '192.0.2.1' })

  test('names problems after /problems of the web application', { tags: ['D-PAGES-DEFAULT', 'ERROR-2'] }, async () => {
    for (const [target, code] of [
      ['/nowhere', 'not_found'],
      [jobs, 'invalid_auth'],
    ] as const) {
      const { body } = await send('GET', target)
      expect(JSON.parse(body ?? '')).toMatchObject({ type: `${origin}/problems/${code}` })
    }
    expect(api.problemsBase).toBe(`${origin}/problems`) // for what never reaches the handler
  })

  test('takes jobs while the database says nothing of the switch either', { tags: ['D-SWITCH-DEFAULT'] }, async () => {
    const { token } = await createTenant(rig.core)
    await rig.database.pool.query('delete from switch')
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': 'default',
    }
    const body = '{"platform":"facebook","awareness_level":"unaware","brief":"x"}'
    expect((await send('POST', jobs, headers, body)).status).toBe(202)
  })
})
