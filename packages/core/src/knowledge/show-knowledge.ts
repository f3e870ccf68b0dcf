import { describeKnowledgeFailure, isId, utf8Bytes } from '@adcopy/contract'
import { permit, visible } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import type { KnowledgeState } from './list-knowledge.ts'

/**
 * A knowledge file, how far its reading is, and the facts that the brand brief drew from it: where each stands in the text
 * that the named reader made of the file, and on which page.
 */
export async function showKnowledge({ ctx, input }: Call<{ fileId: string }>) {
  const row = isId('knowledgeFile', input.fileId)
    ? await ctx.deps.db.prisma.knowledgeFile.findFirst({
        where: { id: input.fileId, ...visible(ctx.actor) },
        omit: { content: true, text: true },
        include: { facts: { orderBy: { position: 'asc' } } },
      })
    : null
  if (row === null) throw new Problem('not_found')
  permit(ctx, row.workspaceId, 'viewer')
  return {
    file_id: row.id,
    workspace_id: row.workspaceId,
    name: row.name,
    state: row.state as KnowledgeState,
    ...(row.failure !== null && { failure: describeKnowledgeFailure(row.failure) }),
    ...(row.reader !== null && { reader: row.reader }),
    /** Bytes of the brand brief that the facts take, in UTF-8, each with the newline that ends it. */
    brief_bytes: row.facts.reduce((sum, { text }) => sum + utf8Bytes(text) + 1, 0),
    facts: row.facts.map(({ text, startOffset, endOffset, page }) => ({
      text,
      start: startOffset,
      end: endOffset,
      ...(page !== null && { page }),
    })),
  }
}
