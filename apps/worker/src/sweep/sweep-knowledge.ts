import { leaseSeconds, verbs, type Core } from '@adcopy/core'
import { startAll } from './start-all.ts'
import type { Starter } from './starter.ts'

const pollMs = 1_000
const filesMax = 32

/** Starts a workflow for every pending knowledge file, and again after a minute for one that is still pending. */
export function createKnowledgeSweep({ core, starter }: { core: Core; starter: Starter }): () => Promise<number> {
  const ctx = core.as({ kind: 'system' })
  const started = new Map<string, number>()
  return async function turn() {
    const pending = await verbs.findPendingKnowledge({ ctx, input: { filesMax } })
    const leaseEnd = performance.now() - leaseSeconds * 1000
    const stillPending = new Set(pending)
    for (const [fileId, at] of started) if (at < leaseEnd || !stillPending.has(fileId)) started.delete(fileId)
    const due = pending.filter((fileId) => !started.has(fileId))
    const outcome = await startAll(due, (fileId) => starter.startKnowledge(fileId))
    for (const fileId of outcome.started) started.set(fileId, performance.now())
    if (outcome.failed.length > 0) throw outcome.error
    return pollMs
  }
}
