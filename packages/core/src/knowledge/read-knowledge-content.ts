import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/** Returns undefined if the file was already read or removed. */
export async function readKnowledgeContent({
  ctx,
  input,
}: Call<{ fileId: string }, SystemActor>): Promise<{ mediaType: string; content: Uint8Array } | undefined> {
  permitSystem(ctx)
  const row = await ctx.deps.db.prisma.knowledgeFile.findFirst({
    where: { id: input.fileId, state: 'pending' },
    select: { mediaType: true, content: true },
  })
  return row ?? undefined
}
