import { verbs } from '@adcopy/core'
import { acceptJob, asMember, createTenant, setUpCore, testCard, testCopy } from '@adcopy/testing'
import { expect, test } from 'vitest'

const rig = await setUpCore()

test('an artifact of a newer worker is read without the members that this version does not know', async () => {
  const tenant = await createTenant(rig.core)
  const ctx = await asMember(rig.core, tenant)
  const system = rig.core.as({ kind: 'system' })
  const jobId = await acceptJob(rig.core, tenant)
  await verbs.beginJob({ ctx: system, input: { jobId } })
  const verdict = { check: 'length', severity: 'hard', passed: true }
  const source = {
    part: 'profile',
    item: null,
    title: null,
    field: 'proof_points',
    entry: 0,
    start: 0,
    end: 1,
    sentence: 'x',
    file: null,
  }
  const claim = { field: 'headline', start: 0, end: 1, text: 'x', kind: 'number', source }
  const written = {
    checks: [{ ...verdict, of_tomorrow: 1 }],
    card: { ...testCard, of_tomorrow: 1 },
    claims: [
      { ...claim, kind: 'of_tomorrow' },
      { ...claim, of_tomorrow: 1 },
    ],
  }
  await verbs.succeedJob({ ctx: system, input: { jobId, copy: testCopy, ...written } as never })
  const { artifact_id: artifactId } = await verbs.showJob({ ctx, input: { jobId } })
  const { versions } = await verbs.readArtifact({ ctx, input: { artifactId: artifactId ?? '' } })
  expect(versions).toMatchObject([{ checks: [verdict], card: testCard, claims: [claim] }])
  expect(JSON.stringify(versions)).not.toContain('of_tomorrow')
})
