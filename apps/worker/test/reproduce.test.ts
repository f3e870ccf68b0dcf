import { verbs, type Core } from '@adcopy/core'
import { createComposer, generate } from '@adcopy/generation'
import { createTenant, createTestDatabase, openTestCore, type TestDatabase } from '@adcopy/testing'
import { MockActivityEnvironment } from '@temporalio/testing'
import type { AwarenessLevel, Copy, CopyLength, Grounding, OfferContent, Platform } from '@adcopy/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActivities } from '../src/activities/index.ts'
import { createLog, temporalLogger } from '../src/log.ts'
import type { JobOutcome } from '@adcopy/workflows'
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

/** What a stored artifact's card leads to, read from the tables as they are after later edits of the brand. */
interface Stored extends Copy {
  card: { backend: string; model: string | null; prompt_version: string; seed: string }
  platform: Platform
  awareness_level: AwarenessLevel
  copy_length: CopyLength
  grounding: Grounding
  offer: OfferContent | null
}

const log = createLog('silent')
const brief = 'Something warm for people who water their gardens before the summer holidays'

test.each(['short', 'long', 'blog'] as const)(
  'the card, the snapshot and the brief of a stored %s artifact give its words again, byte for byte',
  { tags: ['RESULT-3'] },
  async (copyLength) => {
    const tenant = await createTenant(core)
    const jobId = await acceptJob(core, tenant, { offer_id: tenant.offerId, copy_length: copyLength, brief })
    const { generateAndCommit } = createActivities({
      core,
      backend: createComposer(),
      log,
      metrics: unreadMetrics,
      modelCallsMax: 3,
    })
    const environment = new MockActivityEnvironment({}, { logger: temporalLogger(log) })
    const outcome = await environment.run<[string], JobOutcome, typeof generateAndCommit>(generateAndCommit, jobId)
    expect(outcome).toBe('succeeded')
    const profile = { name: 'Renamed', description: 'Another brand altogether.' }
    await verbs.importBrand({ ctx: core.as({ kind: 'operator' }), input: { workspaceId: tenant.workspaceId, profile } })

    const stored = await readStored(jobId)
    const composer = createComposer()
    expect(stored.card).toMatchObject({ backend: composer.name, model: null, prompt_version: composer.promptVersion })
    const { platform, awareness_level: awarenessLevel, grounding, offer } = stored
    const again = await generate(
      composer,
      { platform, awarenessLevel, copyLength: stored.copy_length, brief, grounding, offer, seed: stored.card.seed },
      { signal: new AbortController().signal },
    )
    const words = { headline: stored.headline, primary_text: stored.primary_text }
    const description = stored.description === null ? {} : { description: stored.description }
    expect(again).toMatchObject({ ok: true, copy: { ...words, ...description } })
  },
)

async function readStored(jobId: string): Promise<Stored> {
  const { rows } = await database.pool.query<Stored>(
    `select headline, primary_text, description, card, platform, awareness_level, copy_length,
            (select content from brand_grounding b
              where b.workspace_id = job.workspace_id and b.id = card ->> 'grounding_hash') as grounding,
            (select content from offer_version o
              where o.workspace_id = job.workspace_id and o.id = card ->> 'offer_version_id') as offer
       from artifact_version join artifact on artifact.id = artifact_id join job on job.id = job_id
      where job_id = $1`,
    [jobId],
  )
  if (rows[0] === undefined) throw new Error('the job left no artifact')
  return rows[0]
}
