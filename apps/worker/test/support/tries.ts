import type { Core } from '@adcopy/core'
import type { Backend } from '@adcopy/generation'
import type { Activities, JobOutcome } from '@adcopy/workflows'
import { ApplicationFailure } from '@temporalio/common'
import { MockActivityEnvironment } from '@temporalio/testing'
import { expect } from 'vitest'
import { createActivities } from '../../src/activities/index.ts'
import { createLog, temporalLogger } from '../../src/log.ts'
import { compose, scriptedBackend } from './backend.ts'
import { unreadMetrics } from './metrics.ts'

/** Calls of models that a test's job may have. */
export const modelCallsMax = 100

const log = createLog('silent')

/** Where an activity of the tests runs: Temporal's side of it. */
export const newEnvironment = (info: { attempt?: number } = {}) =>
  new MockActivityEnvironment(info, { logger: temporalLogger(log) })

/** The worker's activities around a backend. */
export function testActivities(core: Core, backend: Backend = scriptedBackend(compose)): Activities {
  return createActivities({ core, backend, log, metrics: unreadMetrics, modelCallsMax })
}

/** One try at a job. */
export function tryJob(
  core: Core,
  jobId: string,
  generate: Backend['generate'] = compose,
  environment = newEnvironment(),
): Promise<JobOutcome> {
  return environment.run(testActivities(core, scriptedBackend(generate)).generateAndCommit, jobId)
}

/** The failure that a try ended with, which says nothing of a canary. */
export async function failureOf(work: Promise<unknown>): Promise<ApplicationFailure> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApplicationFailure)) throw new Error('no failure of the closed set', { cause: error })
  expect(JSON.stringify([error.message, error.type, error.details, String(error.cause)])).not.toContain('zanzibar')
  expect(error.stack).not.toContain('zanzibar')
  return error
}

/** A backend that throws. */
export const throwing =
  (error: () => Error): Backend['generate'] =>
  async () => {
    throw error()
  }
