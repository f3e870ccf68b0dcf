import type { Core } from '@adcopy/core'
import { createTenant, createTestDatabase, openTestCore, type TestDatabase } from '@adcopy/testing'
import type { JobOutcome } from '@adcopy/workflows'
import { MockActivityEnvironment } from '@temporalio/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActivities } from '../src/activities/index.ts'
import { createLog, temporalLogger } from '../src/log.ts'
import { scriptedBackend } from './support/backend.ts'
import { acceptJob } from './support/jobs.ts'
import { unreadMetrics } from './support/metrics.ts'

let database: TestDatabase
let core: Core

beforeAll(async () => {
  database = await createTestDatabase()
  core = openTestCore(database.url)
})

afterAll(async () => {
  await core.close()
  await database.drop()
})

test("where the copy's claims come from is kept on the artifact", { tags: ['D-COPY-3'] }, async () => {
  const tenant = await createTenant(core)
  const jobId = await acceptJob(core, tenant, { offer_id: tenant.offerId })
  const primary_text = 'The winter check costs 49 EUR.'
  const backend = scriptedBackend(async () => ({ headline: 'Before the frost', primary_text }))
  const log = createLog('silent')
  const { generateAndCommit } = createActivities({ core, backend, log, metrics: unreadMetrics, modelCallsMax: 100 })
  const environment = new MockActivityEnvironment({}, { logger: temporalLogger(log) })
  await environment.run<[string], JobOutcome, typeof generateAndCommit>(generateAndCommit, jobId)
  const { rows } = await database.pool.query(
    'select claims from artifact_version join artifact on artifact.id = artifact_id where job_id = $1',
    [jobId],
  )
  expect(rows).toEqual([
    {
      claims: [
        {
          field: 'primary_text',
          start: primary_text.indexOf('49 EUR'),
          end: primary_text.indexOf('.'),
          text: '49 EUR',
          kind: 'price',
          source: {
            part: 'offer',
            item: null,
            title: 'Winter check',
            field: 'price',
            entry: null,
            start: 0,
            end: 6,
            sentence: '49 EUR',
            file: null,
          },
        },
      ],
    },
  ])
})
