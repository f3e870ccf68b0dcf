import { verbs, type KnowledgeReading } from '@adcopy/core'
import { createDocumentReader } from '@adcopy/generation'
import type { Activities } from '@adcopy/workflows'
import { Context } from '@temporalio/activity'
import { attempt } from './attempt.ts'
import type { ActivityDeps } from './deps.ts'

/** Tries until a file that cannot be read or stored while the database works is given up: three minutes. */
const attemptsMax = 10

/** Reads a pending knowledge file and stores its text and facts; one that was read or removed meanwhile is left alone. */
export function createReadKnowledge(deps: ActivityDeps): Activities['readKnowledge'] {
  const ctx = deps.core.as({ kind: 'system' })
  const read = deps.readDocument ?? createDocumentReader()
  const finish = (fileId: string, reading: KnowledgeReading) =>
    verbs.finishKnowledge({ ctx, input: { fileId, reading } })
  return async function readKnowledge(fileId) {
    await attempt(deps, { file_id: fileId }, async ({ cancelled, log }) => {
      try {
        const reading = await read(() => verbs.readKnowledgeContent({ ctx, input: { fileId } }), cancelled)
        if (reading === undefined) return
        await finish(fileId, reading)
        log.info(reading.ok ? { facts: reading.facts.length } : { code: reading.code }, 'knowledge file read')
      } catch (error) {
        // A database that is away refuses this write too, and the file is tried on.
        if (cancelled.aborted || Context.current().info.attempt < attemptsMax) throw error
        log.error({ error }, 'a knowledge file is given up')
        await finish(fileId, { ok: false, code: 'unreadable' })
      }
    })
  }
}
