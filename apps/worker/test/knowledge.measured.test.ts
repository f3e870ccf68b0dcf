import { limits } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { createDocumentReader } from '@adcopy/generation'
import { createTenant, setUpCore } from '@adcopy/testing'
import { longestTurn } from '@adcopy/testing/main-thread'
import { expect, test } from 'vitest'

const { core } = await setUpCore()
const operator = () => core.as({ kind: 'operator' })

test('the largest file is read, and its facts and a snapshot stored, without holding the main thread for 50 ms', async () => {
  const { workspaceId } = await createTenant(core)
  const items = Array.from(
    { length: limits.brandBriefFactsMax },
    (_, n) => `- Drawer ${n} holds “spare parts” of a bicycle, and a log of each repair that it has ever had\n`,
  )
  const document = { mediaType: 'text/markdown', content: Buffer.from(items.join('')) }
  const input = { workspaceId, name: 'drawers.md', content: document.content }
  const { file_id: fileId } = await verbs.addKnowledge({ ctx: operator(), input })
  const read = createDocumentReader()
  const turn = await longestTurn(async () => {
    const reading = await read(async () => document, new AbortController().signal)
    if (reading === undefined) throw new Error('the file was not read')
    await verbs.finishKnowledge({ ctx: core.as({ kind: 'system' }), input: { fileId, reading } })
  })
  const file = await verbs.showKnowledge({ ctx: operator(), input: { fileId } })
  expect(file).toMatchObject({ state: 'ready', facts: { length: items.length } })
  expect(turn).toBeLessThan(50)
}, 60_000)
