import { verbs } from '@adcopy/core'
import { setUpCore } from '@adcopy/testing'
import { expect, test } from 'vitest'
import { acts } from '../../../packages/core/test/support/audit-acts.ts'
import { createSubject } from '../../../packages/core/test/support/audit-subject.ts'
import { labelOf } from '../src/components/words.ts'
import { auditWords } from '../src/features/audit/audit-words.ts'

const rig = await setUpCore({ checkEdit: async () => ({ checks: [], claims: [] }) })
const { core } = rig

test.for(Object.entries(acts))('the event of %s is described by a whole sentence', async ([, act]) => {
  const ctx = core.as({ kind: 'operator' })
  const subject = await createSubject(rig)
  await act.perform(ctx, subject)
  const { data } = await verbs.listAuditEvents({ ctx, input: {} })
  const words = auditWords(data.find(({ action }) => action === act.action)!)
  expect(words).not.toContain(labelOf(act.action.replaceAll('.', ' ')))
  expect(words).toMatch(/^\S.*\S\.$/)
  expect(words).not.toMatch(/undefined|null|unset| {2}|“”| \.$|\b(?:to|as|of|for) ?\.$/i)
})

test('the event of an approval names the version and its new state', async () => {
  const ctx = core.as({ kind: 'operator' })
  await acts.setApproval.perform(ctx, await createSubject(rig))
  const { data } = await verbs.listAuditEvents({ ctx, input: {} })
  expect(auditWords(data[0]!)).toMatch(/ set version 1 of copy to In review\.$/)
})
