import { createTenant, setUpCore } from '@adcopy/testing'
import { expect, test } from 'vitest'
import { acceptJob } from './support/jobs.ts'
import { tryJob } from './support/tries.ts'

const rig = setUpCore()

test("where the copy's claims come from is kept on the artifact", { tags: ['D-COPY-3'] }, async () => {
  const tenant = await createTenant(rig.core)
  const jobId = await acceptJob(rig.core, tenant, { offer_id: tenant.offerId })
  const primary_text = 'The winter check costs 49 EUR.'
  await tryJob(rig.core, jobId, async () => ({ headline: 'Before the frost', primary_text }))
  const { rows } = await rig.database.pool.query(
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
        {
          field: 'primary_text',
          start: 0,
          end: primary_text.length,
          text: primary_text,
          kind: 'statement',
          source: {
            part: 'offer',
            item: null,
            title: 'Winter check',
            field: 'name',
            entry: null,
            start: 0,
            end: 12,
            sentence: 'Winter check',
            file: null,
          },
        },
      ],
    },
  ])
})
