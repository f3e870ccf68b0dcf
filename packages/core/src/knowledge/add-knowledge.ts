import { isStorable, knowledgeRefusals, limits, type KnowledgeRefusal } from '@adcopy/contract'
import { storeKnowledge } from '@adcopy/db'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { invalidRequest, Problem } from '../problem.ts'
import { toAuditEvent } from '../support/audit.ts'
import { requireChangeRoom } from '../support/change-room.ts'
import { newId } from '../support/ids.ts'

const knowledgeMediaTypes = {
  txt: 'text/plain',
  md: 'text/markdown',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

const nameCharactersMax = 255

export interface AddKnowledge {
  workspaceId: string
  name: string
  /** A blob is read into memory only when the file is stored. */
  content: Uint8Array | Blob
  /** If true, a file with the same name and content is not stored again; the id of the existing file is returned. */
  once?: boolean
}

/**
 * Throws `invalid_request` if the file's name, type or size is not allowed, or if the workspace has no room for the
 * file. The problem's `detail` is one of {@link knowledgeRefusals}, or that of {@link requireChangeRoom}.
 */
export async function addKnowledge({ ctx, input }: Call<AddKnowledge>): Promise<{ file_id: string }> {
  const { workspaceId, name, content } = input
  const { deps } = ctx
  permit(ctx, workspaceId, 'editor')
  const mediaType = mediaTypeOf(name)
  const bytes = content instanceof Blob ? content.size : content.length
  if (bytes > limits.knowledgeFileBytesMax) throw refuse('too_large')
  const id = newId('knowledgeFile')
  await requireChangeRoom(deps.db.prisma, ctx.actor, workspaceId)
  const outcome = await deps.storeLanes.run('', async () =>
    storeKnowledge(deps.db.pool, {
      id,
      workspaceId,
      name,
      once: input.once ?? false,
      mediaType,
      content: content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content,
      filesMax: deps.settings.knowledgeFilesMax,
      bytesMax: deps.settings.knowledgeBytesMax,
      auditEvent: toAuditEvent(ctx.actor, { workspaceId, action: 'knowledge.add', target: id }),
    }),
  )
  if (typeof outcome === 'object') return { file_id: outcome.known }
  if (outcome === 'no_workspace') throw new Problem('not_found')
  if (outcome !== 'stored') throw refuse(outcome)
  return { file_id: id }
}

function mediaTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (name === '' || name.length > nameCharactersMax || !isStorable(name) || /\p{Cc}/u.test(name))
    throw refuse('bad_name')
  const mediaType = Object.entries(knowledgeMediaTypes).find(([known]) => known === ending)?.[1]
  if (mediaType === undefined) throw refuse('unsupported_type')
  return mediaType
}

function refuse(code: KnowledgeRefusal) {
  return invalidRequest({ detail: knowledgeRefusals[code] })
}
