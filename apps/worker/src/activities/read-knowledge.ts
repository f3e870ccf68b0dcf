import { verbs, type KnowledgeReading } from '@adcopy/core'
import { createDocumentReader } from '@adcopy/generation'
import type { Activities } from '@adcopy/workflows'
import { Context } from '@temporalio/activity'
import { attempt } from './attempt.ts'
import type { ActivityDeps } from './deps.ts'
import { isRefusal } from './failures.ts'

/** The pauses between the attempts add up to two and a half minutes. */
const attemptsMax = 10

/** Skips a file that has already been read or removed. */
export function createReadKnowledge(deps: ActivityDeps): Activities['readKnowledge'] {
  const ctx = deps.core.as({ kind: 'system' })
  const read = deps.readDocument ?? createDocumentReader()
  return async function readKnowledge(fileId) {
    await attempt(deps, { file_id: fileId }, async ({ cancelled, log }) => {
      const away = new WeakSet<object>()
      const ask = <T>(answer: Promise<T>) =>
        answer.catch((error: Error) => {
          if (!isRefusal(error)) away.add(error)
          throw error
        })
      const load = () => ask(verbs.readKnowledgeContent({ ctx, input: { fileId } }))
      const finish = (reading: KnowledgeReading) => ask(verbs.finishKnowledge({ ctx, input: { fileId, reading } }))
      try {
        const reading = await read(load, cancelled)
        if (reading === undefined) return
        await finish(reading)
        log.info(reading.ok ? { facts: reading.facts.length } : { code: reading.code }, 'knowledge file read')
      } catch (error) {
        // A cancelled attempt, or one that failed because of the database, does not show that the file is unreadable.
        const unread = cancelled.aborted || away.has(error as Error)
        if (unread || Context.current().info.attempt < attemptsMax) throw error
        log.error({ error }, 'a knowledge file is given up')
        await finish({ ok: false, code: 'unreadable' })
      }
    })
  }
}
