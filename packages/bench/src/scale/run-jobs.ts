import { verbs } from '@adcopy/core'
import { randomUUID } from 'node:crypto'
import type { Figures } from '../bench.ts'
import { median } from '../measure.ts'
import type { SizedDatabase } from './sized-database.ts'

const atOnce = 32
export const request = {
  platform: 'facebook',
  awareness_level: 'unaware',
  brief: 'Thesis season is near.',
  copy_length: 'medium',
} as const
const copy = { headline: 'Repairs while you wait', primary_text: 'Repairs are done while you wait. '.repeat(10) }
const card = {
  grounding_hash: 'x'.repeat(64),
  offer_version_id: null,
  backend: 'composer',
  model: null,
  prompt_version: 'x'.repeat(64),
  seed: 'x'.repeat(32),
}

/**
 * Runs jobs from acceptance to success without Temporal, as fast as the database allows. Returns the `rate` in jobs per
 * second and, as `lease`, the median duration of a lease call in milliseconds.
 */
export async function runJobs({ core, partners }: SizedDatabase, seconds: number): Promise<Figures> {
  const ctx = core.as({ kind: 'system' })
  const leases: number[] = []
  let jobs = 0
  const beganMs = performance.now()
  while (performance.now() - beganMs < seconds * 1_000) {
    await Promise.all(
      Array.from({ length: atOnce }, (_, index) =>
        verbs.createJob({
          ctx: partners[(jobs + index) % partners.length]!,
          input: { idempotencyKey: randomUUID(), request },
        }),
      ),
    )
    const leasedMs = performance.now()
    const leased = await verbs.leaseJobs({ ctx, input: { jobsMax: atOnce } })
    leases.push(performance.now() - leasedMs)
    await Promise.all(
      leased.map(async ({ job_id: jobId }) => {
        await verbs.beginJob({ ctx, input: { jobId } })
        await verbs.succeedJob({ ctx, input: { jobId, copy, checks: [], card } })
      }),
    )
    jobs += leased.length
  }
  return { rate: (jobs * 1_000) / (performance.now() - beganMs), lease: median(leases) }
}
