import { limits } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { invalidRequest } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { newId } from '../support/ids.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { transact } from '../support/transact.ts'

/** Kinds of knowledge files by the ending of their names. */
export const knowledgeMediaTypes = {
  txt: 'text/plain',
  md: 'text/markdown',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

const nameCharactersMax = 255

/** Stores a knowledge file; the worker reads its facts. Throws `invalid_request` for other kinds and above 20 MiB. */
export async function addKnowledge({
  ctx,
  input,
}: Call<{ workspaceId: string; name: string; content: Uint8Array }>): Promise<{ fileId: string }> {
  const { workspaceId, name, content } = input
  permit(ctx, workspaceId, 'editor')
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (name.length > nameCharactersMax || /\p{Cc}/u.test(name))
    throw invalidRequest({ detail: 'the name is none of a file' })
  const mediaType = Object.entries(knowledgeMediaTypes).find(([known]) => known === ending)?.[1]
  if (mediaType === undefined) throw invalidRequest({ detail: 'a knowledge file is a txt, md, pdf or docx' })
  if (content.length > limits.knowledgeFileBytesMax) throw invalidRequest({ detail: 'the file is larger than 20 MiB' })
  const id = newId('knowledgeFile')
  await transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    await tx.knowledgeFile.create({ data: { id, workspaceId, name, mediaType, content: Buffer.from(content) } })
    await audit(tx, ctx.actor, { workspaceId, action: 'knowledge.add', target: id })
  })
  return { fileId: id }
}
