import { acceptJob, createTenant, setUpCore } from '@adcopy/testing'
import { expect, test } from 'vitest'
import { tryJob } from './support/tries.ts'

const rig = await setUpCore()

test("where the copy's claims come from is kept on the artifact", { tags: ['D-COPY-3'] }, async () => {
  const tenant = await createTenant(rig.core)
  const jobId = await acceptJob(rig.core, tenant, { offer_id: tenant.offerId })
  const says = 'The winter check costs 49 EUR. Parts are charged extra.'
  await tryJob(rig.core, jobId, async () => ({
    ok: true,
    draft: {
      copy: { headline: 'Before the frost', primary_text: `Soon it snows. ${says}` },
      support: [{ says, facts: ['o1', 'o2', 'o3', 'f99'] }],
    },
  }))
  const { rows } = await rig.database.pool.query<{ claims: unknown[] }>(
    'select claims from artifact_version join artifact on artifact.id = artifact_id where job_id = $1',
    [jobId],
  )
  const claim = { field: 'primary_text', start: 15, end: 15 + says.length, text: says, kind: 'statement' }
  const source = { part: 'offer', item: null, title: 'Winter check', start: 0, file: null }
  expect(rows[0]?.claims).toEqual([
    { ...claim, source: { ...source, field: 'name', entry: null, end: 12, sentence: 'Winter check' } },
    { ...claim, source: { ...source, field: 'price', entry: null, end: 6, sentence: '49 EUR' } },
    { ...claim, source: { ...source, field: 'terms', entry: 0, end: 24, sentence: 'Parts are charged extra.' } },
  ])
})
