import { jobErrors, type JobErrorCode } from '@adcopy/contract'
import type { Observe } from '@adcopy/core'
import { Counter, Histogram, type Registry } from 'prom-client'

// In seconds. The last bucket ends at the default deadline of one day.
const endBuckets = [0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 900, 3_600, 14_400, 43_200, 86_400]

/** Each change of a job is counted only by the process that wrote the change to the database. */
export function createJobMetrics(registry: Registry): Observe {
  const registers = [registry]
  const accepted = new Counter({
    name: 'adcopy_jobs_accepted_total',
    help: 'Jobs accepted, without replays.',
    registers,
  })
  const replayed = new Counter({
    name: 'adcopy_jobs_replayed_total',
    help: 'Creates answered with the existing job of their idempotency key.',
    registers,
  })
  const failedShared = new Counter({
    name: 'adcopy_shared_accepts_failed_total',
    help: 'Statements of accept_jobs that failed and were rolled back, by SQLSTATE.',
    labelNames: ['code'] as const,
    registers,
  })
  const ended = new Counter({
    name: 'adcopy_jobs_ended_total',
    help: 'Jobs that became terminal, by outcome and error code.',
    labelNames: ['outcome', 'error_code'] as const,
    registers,
  })
  const endSeconds = new Histogram({
    name: 'adcopy_job_end_seconds',
    help: 'From acceptance to the terminal state, by outcome.',
    labelNames: ['outcome'] as const,
    buckets: endBuckets,
    registers,
  })
  // Each series is created with the value 0, because otherwise `rate` would miss the first event.
  ended.inc({ outcome: 'succeeded', error_code: 'none' }, 0)
  for (const code of Object.keys(jobErrors) as JobErrorCode[]) ended.inc({ outcome: 'failed', error_code: code }, 0)

  return (event) => {
    switch (event.kind) {
      case 'job_accepted':
        ;(event.replayed ? replayed : accepted).inc()
        return
      case 'shared_accept_failed':
        failedShared.inc({ code: event.code })
        return
      case 'job_succeeded':
        ended.inc({ outcome: 'succeeded', error_code: 'none' })
        endSeconds.observe({ outcome: 'succeeded' }, event.seconds)
        return
      case 'job_failed':
        ended.inc({ outcome: 'failed', error_code: event.code })
        endSeconds.observe({ outcome: 'failed' }, event.seconds)
        return
      case 'sign_in':
      case 'session_ended':
    }
  }
}
