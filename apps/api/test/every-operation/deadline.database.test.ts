import { until } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'
import { entries, jobsPath, startRig, validBody } from '../rig.ts'

const publishedSeconds = 12

describe.each(entries)('a deadline that passes while no worker runs, by %s', { tags: ['D-DEADLINE'] }, (entry) => {
  const rig = startRig(entry, { env: { JOB_DEADLINE_SECONDS: String(publishedSeconds) } })

  interface Answer {
    id: string
    status: string
    created_at: string
    completed_at?: string
    error?: { code: string }
  }

  test('is enforced by the api that answers the read, even after the database was unreachable', async () => {
    const created = (await rig.create(validBody)).body as Answer
    await rig.database.whileUnreachable(() =>
      until(() => rig.output().includes('jobs cannot be failed at their deadline'), {
        what: 'a turn without the database',
      }),
    )
    const read = async () => (await rig.as(rig.tenant, `${jobsPath}/${created.id}`)).body as Answer
    const job = await until(
      async () => {
        const seen = await read()
        return seen.status === 'failed' && seen
      },
      { withinMs: 30_000 },
    )
    expect(job.error?.code).toBe('generation_timeout')
    const tookMs = Date.parse(job.completed_at ?? '') - Date.parse(created.created_at)
    expect(tookMs).toBeGreaterThan(0)
    expect(tookMs).toBeLessThanOrEqual(publishedSeconds * 1_000)
  })
})
