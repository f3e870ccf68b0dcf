import type { Core } from '@adcopy/core'
import type { Generator } from '@adcopy/generation'
import { inProcess } from '@adcopy/generation/in-process'
import type { Activities, JobOutcome } from '@adcopy/workflows'
import { ApplicationFailure } from '@temporalio/common'
import { MockActivityEnvironment } from '@temporalio/testing'
import { expect } from 'vitest'
import { createActivities } from '../../src/activities/index.ts'
import type { ActivityDeps } from '../../src/activities/deps.ts'
import { createLog, temporalLogger } from '../../src/log.ts'
import { compose, scriptedGenerator, type Write } from './generator.ts'
import { unreadMetrics } from './metrics.ts'

export const modelCallsMax = 100

const log = createLog('silent')

export const newEnvironment = (info: { attempt?: number } = {}) =>
  new MockActivityEnvironment(info, { logger: temporalLogger(log) })

export function testDeps(core: Core, generator: Generator = scriptedGenerator(compose)): ActivityDeps {
  return { core, generator, compute: { for: () => inProcess }, log, metrics: unreadMetrics, slots: 100, modelCallsMax }
}

export function testActivities(core: Core, generator?: Generator): Activities {
  return createActivities(testDeps(core, generator))
}

export function tryJob(
  core: Core,
  jobId: string,
  write: Write = compose,
  environment = newEnvironment(),
): Promise<JobOutcome> {
  return environment.run(testActivities(core, scriptedGenerator(write)).generateAndCommit, jobId)
}

/** Also checks that the failure does not contain a word of the brief. */
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
