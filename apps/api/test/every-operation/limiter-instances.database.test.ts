import { createTenant, testFingerprintKeys } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEntry, type RunningEntry } from '../entry.ts'
import { entries, offersPath, startRig } from '../rig.ts'

describe.each(entries)('the limiters of two instances by %s', { tags: ['D-LIMITER-5'] }, (entry) => {
  const rig = startRig(entry, { env: { RATE_LIMIT_TOKEN_PER_MINUTE: '3', RATE_LIMIT_IP_PER_MINUTE: '2' } })
  let other: RunningEntry

  beforeAll(async () => {
    other = await startEntry(entry, {
      DATABASE_URL: rig.database.urls.api,
      FINGERPRINT_KEYS: testFingerprintKeys,
      RATE_LIMIT_TOKEN_PER_MINUTE: '2',
      RATE_LIMIT_IP_PER_MINUTE: '1',
    })
  })
  afterAll(() => other.stop())

  test('count separately, each up to its configured limit', async () => {
    const { token } = await createTenant(rig.core)
    const burst = async (origin: string, authorization: string, count: number) => {
      const statuses: number[] = []
      for (let sent = 0; sent < count; sent += 1) {
        statuses.push((await fetch(origin + offersPath, { headers: { authorization } })).status)
      }
      return statuses
    }
    expect(await burst(rig.url, `Bearer ${token}`, 4)).toEqual([200, 200, 200, 429])
    expect(await burst(other.url, `Bearer ${token}`, 3)).toEqual([200, 200, 429])
    expect(await burst(rig.url, 'Bearer', 3)).toEqual([401, 401, 429])
    expect(await burst(other.url, 'Bearer', 2)).toEqual([401, 429])
  })
})
