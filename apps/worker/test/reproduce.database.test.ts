import {
  readGrounding,
  type AwarenessLevel,
  type Copy,
  type CopyLength,
  type OfferContent,
  type Platform,
} from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { createGenerator } from '@adcopy/generation'
import { inProcess } from '@adcopy/generation/in-process'
import { acceptJob, createTenant, setUpCore } from '@adcopy/testing'
import { expect, test } from 'vitest'
import { newEnvironment, testActivities } from './support/tries.ts'

const rig = await setUpCore()
const generator = await createGenerator({ writer: { name: 'composer' }, verifier: null })
const account = { open: () => Promise.reject(new Error('the composer makes no paid call')) }

/** The test reads these values after an edit of the brand, to prove that the edit does not change them. */
interface Stored extends Copy {
  card: { backend: string; model: string | null; prompt_version: string; seed: string }
  platform: Platform
  awareness_level: AwarenessLevel
  copy_length: CopyLength
  grounding: unknown
  offer: OfferContent | null
}

const brief = 'Something warm for people who water their gardens before the summer holidays'

test.each(['short', 'long', 'blog'] as const)(
  'the card, the snapshot and the brief of a stored %s artifact give its words again, byte for byte',
  { tags: ['RESULT-3'] },
  async (copyLength) => {
    const tenant = await createTenant(rig.core)
    const jobId = await acceptJob(rig.core, tenant, { offer_id: tenant.offerId, copy_length: copyLength, brief })
    const { generateAndCommit } = testActivities(rig.core, generator)
    const outcome = await newEnvironment().run(generateAndCommit, jobId)
    expect(outcome).toBe('succeeded')
    const profile = { name: 'Renamed', description: 'Another brand altogether.' }
    await verbs.importBrand({
      ctx: rig.core.as({ kind: 'operator' }),
      input: { workspaceId: tenant.workspaceId, profile },
    })

    const stored = await readStored(jobId)
    const { writer } = generator
    expect(stored.card).toMatchObject({ backend: writer.name, model: null, prompt_version: writer.promptVersion })
    const { platform, awareness_level: awarenessLevel, offer } = stored
    const grounding = readGrounding(stored.grounding)
    const again = await generator.generate(
      inProcess,
      { platform, awarenessLevel, copyLength: stored.copy_length, brief, grounding, offer, seed: stored.card.seed },
      { signal: new AbortController().signal, account },
    )
    const words = { headline: stored.headline, primary_text: stored.primary_text }
    const description = stored.description === null ? {} : { description: stored.description }
    expect(again).toMatchObject({ ok: true, copy: { ...words, ...description } })
  },
)

async function readStored(jobId: string): Promise<Stored> {
  const { rows } = await rig.database.pool.query<Stored>(
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
