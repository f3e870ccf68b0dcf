import type { Copy } from '@adcopy/contract'
import { verbs, type Core } from '@adcopy/core'
import { testCard } from '@adcopy/testing'

export const plainCopy: Copy = { headline: 'Ride on', primary_text: 'Autumn is\nshort.' }

export async function finish(core: Core, jobId: string, copy: Copy = plainCopy): Promise<void> {
  const ctx = core.as({ kind: 'system' })
  const begun = await verbs.beginJob({ ctx, input: { jobId } })
  if (begun.kind !== 'work') throw new Error(`the job cannot be worked on: ${begun.kind}`)
  const won = await verbs.succeedJob({ ctx, input: { jobId, copy, checks: [], card: testCard } })
  if (!won) throw new Error('somebody else ended the job')
}
