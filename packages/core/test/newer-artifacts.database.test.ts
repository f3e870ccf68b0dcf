import { verbs } from '@adcopy/core'
import { asMember, createArtifact, createTenant, setUpCore, testCard } from '@adcopy/testing'
import { expect, test } from 'vitest'

const rig = await setUpCore()

test('an artifact of a newer worker is read without the members that this version does not know', async () => {
  const tenant = await createTenant(rig.core)
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
  const { artifactId } = await createArtifact(rig.core, tenant, written as never)
  const { versions } = await verbs.readArtifact({ ctx: await asMember(rig.core, tenant), input: { artifactId } })
  expect(versions).toMatchObject([{ checks: [verdict], card: testCard, claims: [claim] }])
  expect(JSON.stringify(versions)).not.toContain('of_tomorrow')
})
