import { leaseSeconds, verbs, type Core } from '@adcopy/core'
import { documentsAtOnceMax } from '@adcopy/generation'
import type { WorkMetrics } from '@adcopy/telemetry'
import { startAll } from './call-all.ts'
import type { Starter } from './starter.ts'

const pollMs = 2_000
/** The pause while files are being read. It is short, so that a workspace's next file starts soon. */
const busyPollMs = 200
const filesMax = 32

interface KnowledgeSweepOptions {
  core: Core
  starter: Starter
  metrics: WorkMetrics
}

/**
 * The sweep serves the workspaces in rotation. If a file is still pending a minute after its workflow was started, the
 * sweep starts the workflow again, because the first one may be lost.
 */
export function createKnowledgeSweep({ core, starter, metrics }: KnowledgeSweepOptions): () => Promise<number> {
  const ctx = core.as({ kind: 'system' })
  const started = new Map<string, number>()
  return async function turn() {
    const input = { filesMax, filesAloneMax: documentsAtOnceMax, startedIds: [...started.keys()] }
    const pending = await verbs.findPendingKnowledge({ ctx, input })
    const reading = new Set(pending.startedIds)
    for (const fileId of started.keys()) if (!reading.has(fileId)) started.delete(fileId)
    const leaseEnd = performance.now() - leaseSeconds * 1000
    const again = [...started].filter(([, at]) => at < leaseEnd).map(([fileId]) => fileId)
    const fresh = pending.fileIds.slice(0, Math.max(0, filesMax - started.size))
    const outcome = await startAll([...again, ...fresh], (fileId) => starter.startKnowledge(fileId))
    for (const fileId of outcome.done) started.set(fileId, performance.now())
    metrics.started('readKnowledgeFile', 'started', outcome.done.length)
    metrics.started('readKnowledgeFile', 'failed', outcome.failed.length)
    if (outcome.failed.length > 0) throw outcome.error
    return started.size > 0 ? busyPollMs : pollMs
  }
}
