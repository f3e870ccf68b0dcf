import { factsThatFit } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { addReadFile, createTenant, setUpCore } from '@adcopy/testing'
import { longestTurn } from '@adcopy/testing/main-thread'
import { expect, test } from 'vitest'

const { core } = await setUpCore()

test('storing or cutting the largest brand brief never holds the thread for as long as handling all its facts at once', async () => {
  const { workspaceId } = await createTenant(core)
  const operator = core.as({ kind: 'operator' })
  const facts = Array.from({ length: 9_900 }, (_, index) => ({
    text: 'x'.repeat(80),
    subject: [`Section ${index % 100}`],
  }))
  const store = () => addReadFile(core, { workspaceId }, facts)
  const read = () => operator.deps.db.prisma.brandBriefFact.findMany({ where: { workspaceId, leftOut: false } })
  const measure = async () =>
    factsThatFit(
      (await read()).map((row) => ({ ...row, file_id: row.fileId, start: row.startOffset, end: row.endOffset })),
    )
  const cut = () => verbs.keepFittingFacts({ ctx: operator, input: { workspaceId } })
  const holds: Array<Record<'stored' | 'read' | 'measured' | 'cut', number>> = []
  for (let round = 0; round < 4; round += 1) {
    let fileId = ''
    holds.push({
      stored: await longestTurn(async () => (fileId = await store())),
      read: await longestTurn(read),
      measured: await longestTurn(measure),
      cut: await longestTurn(cut),
    })
    await verbs.removeKnowledge({ ctx: operator, input: { fileId } })
  }
  // The minimum over all rounds is compared, because garbage collection can lengthen a single measurement.
  const least = (act: keyof (typeof holds)[number]) => Math.min(...holds.map((round) => round[act]))
  expect(least('stored')).toBeLessThan(least('read'))
  expect(least('cut')).toBeLessThan(least('measured'))
})
