import { verbs } from '@adcopy/core'
import { acceptJob, createTenant, until, type Tenant } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'
import { finish } from '../jobs.ts'
import { entries, jobsPath, startRig, validBody } from '../rig.ts'

const start = Date.parse('2026-11-21T10:00:00Z')

describe.each(entries)('the pace of polling by %s', { tags: ['D-RETRY-2'] }, (entry) => {
  const rig = startRig(entry)

  const clock = (seconds: number) => rig.database.setClock(new Date(start + seconds * 1000))
  const paceOf = async (jobId: string) => {
    const answer = await rig.as(rig.tenant, `${jobsPath}/${jobId}`)
    return Number(answer.headers.get('retry-after'))
  }
  async function create(copy_length: string): Promise<{ id: string; seconds: number }> {
    const answer = await rig.create({ ...validBody, copy_length })
    return { id: (answer.body as { id: string }).id, seconds: Number(answer.headers.get('retry-after')) }
  }

  /** Creates a job directly in core, not through the API, and finishes it after this many seconds. */
  async function take(tenant: Tenant, seconds: number): Promise<void> {
    await clock(-120)
    const jobId = await acceptJob(rig.core, tenant, { copy_length: 'long' })
    await clock(-120 + seconds)
    await finish(rig.core, jobId)
  }

  test('Retry-After depends on the recent duration of jobs with the same length, over all workspaces', async () => {
    const other = await createTenant(rig.core)
    for (const seconds of [16, 20, 90]) await take(other, seconds)
    await clock(0)
    // The API loads the durations in the background, so the first response does not use them yet.
    expect((await create('long')).seconds).toBe(2)
    await until(async () => (await create('long')).seconds === 20)
    expect((await create('short')).seconds).toBe(2)

    const { id } = await create('long')
    await clock(13)
    expect(await paceOf(id)).toBe(7)
    await clock(19.5)
    expect(await paceOf(id)).toBe(1)
    await clock(40) // a late job is polled less and less often, down to every 30 seconds
    expect(await paceOf(id)).toBe(10)
    await clock(3_600)
    expect(await paceOf(id)).toBe(30)
    await verbs.failJob({ ctx: rig.core.as({ kind: 'system' }), input: { jobId: id, code: 'internal_error' } })
    expect((await rig.as(rig.tenant, `${jobsPath}/${id}`)).headers.get('retry-after')).toBeNull()
  })
})
