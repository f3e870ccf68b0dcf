import { isStorable, knowledgeRefusals, limits, type KnowledgeRefusal } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call, Deps } from '../context.ts'
import { invalidRequest } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { newId } from '../support/ids.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { transact, type Transaction } from '../support/transact.ts'
import { countKnowledge } from './measure-knowledge.ts'

/** Types of knowledge files by file extension. */
export const knowledgeMediaTypes = {
  txt: 'text/plain',
  md: 'text/markdown',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

const nameCharactersMax = 255

/**
 * Stores a knowledge file; the worker reads its facts. Throws `invalid_request`, with a detail of {@link
 * knowledgeRefusals}, for other types, above 20 MiB, and if the workspace has no room for it.
 */
export async function addKnowledge({
  ctx,
  input,
}: Call<{ workspaceId: string; name: string; content: Uint8Array }>): Promise<{ fileId: string }> {
  const { workspaceId, name, content } = input
  permit(ctx, workspaceId, 'editor')
  const mediaType = mediaTypeOf(name)
  if (content.length > limits.knowledgeFileBytesMax) throw refuse('too_large')
  const id = newId('knowledgeFile')
  await transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    await requireRoom(tx, ctx.deps, workspaceId, content.length)
    await tx.knowledgeFile.create({ data: { id, workspaceId, name, mediaType, content: Buffer.from(content) } })
    await audit(tx, ctx.actor, { workspaceId, action: 'knowledge.add', target: id })
  })
  return { fileId: id }
}

function mediaTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (name === '' || name.length > nameCharactersMax || !isStorable(name) || /\p{Cc}/u.test(name))
    throw refuse('bad_name')
  const mediaType = Object.entries(knowledgeMediaTypes).find(([known]) => known === ending)?.[1]
  if (mediaType === undefined) throw refuse('unsupported_type')
  return mediaType
}

/** The caller holds the workspace's lock, so that concurrently added files are counted one after the other. */
async function requireRoom(tx: Transaction, { settings }: Deps, workspaceId: string, bytes: number): Promise<void> {
  const stored = await countKnowledge(tx, workspaceId)
  if (stored.files >= settings.knowledgeFilesMax) throw refuse('too_many_files')
  if (stored.bytes + bytes > settings.knowledgeBytesMax) throw refuse('no_room')
}

function refuse(code: KnowledgeRefusal) {
  return invalidRequest({ detail: knowledgeRefusals[code] })
}
