import { verbs } from '@adcopy/core'
import { createTenant, setUpCore, testCard, testCopy } from '@adcopy/testing'
import { expect, test } from 'vitest'

const rig = await setUpCore()

test('an artifact of a newer worker is read without the members that this version does not know', async () => {
  const { workspaceId, userId } = await createTenant(rig.core)
  const actor = await rig.core.findMember(workspaceId, userId)
  if (actor === undefined) throw new Error('the tenant has no member')
  const ctx = rig.core.as(actor)
  const system = rig.core.as({ kind: 'system' })
  const request = { platform: 'facebook', awareness_level: 'unaware', brief: 'x', copy_length: 'short' } as const
  const { job } = await verbs.createJob({ ctx, input: { idempotencyKey: 'k', request } })
  await verbs.beginJob({ ctx: system, input: { jobId: job.id } })
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
  await verbs.succeedJob({ ctx: system, input: { jobId: job.id, copy: testCopy, ...written } as never })
  const { artifact_id: artifactId } = await verbs.showJob({ ctx, input: { jobId: job.id } })
  const { versions } = await verbs.readArtifact({ ctx, input: { artifactId: artifactId ?? '' } })
  expect(versions).toMatchObject([{ checks: [verdict], card: testCard, claims: [claim] }])
  expect(JSON.stringify(versions)).not.toContain('of_tomorrow')
})
