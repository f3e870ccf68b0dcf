import { limits } from '@adcopy/contract'
import { verbs, type KnowledgeReading } from '@adcopy/core'
import { extractFacts, extractText, type ExtractedText } from '@adcopy/generation'
import type { Logger } from '@adcopy/telemetry'
import type { Activities } from '@adcopy/workflows'
import { Context } from '@temporalio/activity'
import { attempt } from './attempt.ts'
import type { ActivityDeps } from './deps.ts'

type Reason = Extract<ExtractedText, { ok: false }>['reason']

/** Why a file has no facts for us, in words for the person who added it. */
const reasons = {
  unsupported: 'Files of this kind cannot be read yet.',
  not_utf8: 'The file is not text in UTF-8.',
  empty: 'The file holds no text.',
} as const satisfies Record<Reason, string>

const tooLong = 'The file holds more than 1 MiB of text. Shorten it to what copy should draw on.'
const unreadable = 'The file could not be read.'

/** Tries until a file that fails while the database works is given up: three minutes. */
const attemptsMax = 10

/** Reads a pending knowledge file and stores its text and facts; one that was read or removed meanwhile is left alone. */
export function createReadKnowledge(deps: ActivityDeps): Activities['readKnowledge'] {
  const ctx = deps.core.as({ kind: 'system' })
  const finish = (fileId: string, reading: KnowledgeReading) =>
    verbs.finishKnowledge({ ctx, input: { fileId, reading } })
  return async function readKnowledge(fileId) {
    await attempt(deps, { file_id: fileId }, async ({ log }) => {
      const file = await verbs.readKnowledgeContent({ ctx, input: { fileId } })
      if (file === undefined) return
      const reading = read(file.mediaType, file.content, log)
      await finish(fileId, reading).catch(async (error: unknown) => {
        // A database that is away refuses this write too, and the file is tried on.
        if (Context.current().info.attempt < attemptsMax) throw error
        log.error({ error }, 'a knowledge file is given up')
        await finish(fileId, { ok: false, reason: unreadable })
      })
      log.info(reading.ok ? { facts: reading.facts.length } : { failed: true }, 'knowledge file read')
    })
  }
}

/** Parsing has no outside effects: what it throws once it throws always, so it ends the file and is not tried again. */
function read(mediaType: string, content: Uint8Array, log: Logger): KnowledgeReading {
  try {
    const extracted = extractText(mediaType, content)
    if (!extracted.ok) return { ok: false, reason: reasons[extracted.reason] }
    if (Buffer.byteLength(extracted.text) > limits.storedFieldBytesMax) return { ok: false, reason: tooLong }
    return { ok: true, text: extracted.text, facts: extractFacts(extracted.text) }
  } catch (error) {
    log.error({ error }, 'a knowledge file broke its parser')
    return { ok: false, reason: unreadable }
  }
}
