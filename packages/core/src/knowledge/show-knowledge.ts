import { permit, visible } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'

/** A knowledge file, how far its reading is, and the facts that the brand brief drew from it. */
export async function showKnowledge({ ctx, input }: Call<{ fileId: string }>) {
  const row = await ctx.deps.db.prisma.knowledgeFile.findFirst({
    where: { id: input.fileId, ...visible(ctx.actor) },
    omit: { content: true, text: true },
    include: { facts: { orderBy: { position: 'asc' } } },
  })
  if (row === null) throw new Problem('not_found')
  permit(ctx, row.workspaceId, 'viewer')
  return {
    file_id: row.id,
    name: row.name,
    state: row.state,
    ...(row.failure !== null && { failure: row.failure }),
    facts: row.facts.map((fact) => ({ text: fact.text, start: fact.startOffset, end: fact.endOffset })),
  }
}
