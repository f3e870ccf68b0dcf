import { briefByFile, describeKnowledgeFailure, isId } from '@adcopy/contract'
import { permit, visible } from '../access/permit.ts'
import { readBrandBrief } from '../brand/snapshot.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import type { KnowledgeState } from './list-knowledge.ts'

/** `start` and `end` of a fact are offsets in the extracted text. `reader` is the program that extracted it. */
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
  const shares = briefByFile(await readBrandBrief(ctx.deps.db.prisma, row.workspaceId))
  return {
    file_id: row.id,
    workspace_id: row.workspaceId,
    name: row.name,
    created_at: row.createdAt,
    state: row.state as KnowledgeState,
    ...(row.failure !== null && { failure: describeKnowledgeFailure(row.failure) }),
    ...(row.reader !== null && { reader: row.reader }),
    brief_bytes: shares.find((share) => share.file_id === row.id)?.bytes ?? 0,
    facts: row.facts.map(({ position, text, subject, continues, startOffset, endOffset, page, leftOut }) => ({
      position,
      text,
      subject,
      continues,
      start: startOffset,
      end: endOffset,
      ...(page !== null && { page }),
      left_out: leftOut,
    })),
  }
}
