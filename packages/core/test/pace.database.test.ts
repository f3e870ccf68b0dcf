import { acceptJob, createTenant, setUpCore, succeedJob, until } from '@adcopy/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPace } from '../src/jobs/pace.ts'

const now = new Date('2026-11-21T10:00:00Z')
const job = { copy_length: 'long', created_at: now }

describe('the recent duration of jobs', { tags: ['D-RETRY-2'] }, async () => {
  const rig = await setUpCore()
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is refreshed after a quarter of a minute, outside of requests, and dropped within the hour', async () => {
    const tenant = await createTenant(rig.core)
    const clock = (instant: number) => rig.database.setClock(new Date(instant))
    await clock(now.getTime() - 25_000)
    const jobId = await acceptJob(rig.core, tenant, { copy_length: 'long' })

    vi.useFakeTimers({ toFake: ['Date'], now })
    const { db } = rig.core.as({ kind: 'system' }).deps
    const pace = createPace(db)
    const reads = vi.spyOn(db.pool, 'query')
    const ask = () => pace.retryAfterSeconds(job, now)
    expect([ask(), ask()]).toEqual([2, 2])
    expect(reads).toHaveBeenCalledTimes(1)
    await reads.mock.results[0]?.value

    await clock(now.getTime())
    await succeedJob(rig.core, jobId)
    reads.mockClear()
    vi.setSystemTime(now.getTime() + 15_000)
    expect(ask()).toBe(2)
    expect(reads).not.toHaveBeenCalled()
    vi.setSystemTime(now.getTime() + 15_001)
    expect(ask()).toBe(2) // the old value, but this call starts a new query
    await reads.mock.results[0]?.value
    await until(async () => ask() === 25, { everyMs: 5 })
    const askAt = (seconds: number) => pace.retryAfterSeconds(job, new Date(now.getTime() + seconds * 1_000))
    // The median duration is 25 seconds.
    expect([20, 24.5, 25, 40].map(askAt)).toEqual([5, 1, 7, 10])

    await clock(now.getTime() + 3_600_001)
    vi.setSystemTime(now.getTime() + 40_000)
    ask()
    await until(async () => ask() === 2, { everyMs: 5 })
  })

  test('while the database is unreachable the last values are used', async () => {
    const pool = { query: () => Promise.reject(new Error('away')) }
    const pace = createPace({ pool } as never)
    expect(pace.retryAfterSeconds(job, now)).toBe(2)
    expect(pace.retryAfterSeconds(job, new Date(now.getTime() + 8_000))).toBe(2) // a quarter of the age
    expect(pace.retryAfterSeconds(job, new Date(now.getTime() - 8_000))).toBe(2) // the clock was set back
  })
})
