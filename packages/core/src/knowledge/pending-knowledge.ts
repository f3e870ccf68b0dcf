import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/** Ids of knowledge files that nobody has read yet, oldest first. */
export async function findPendingKnowledge({ ctx, input }: Call<{ filesMax: number }, SystemActor>): Promise<string[]> {
  permitSystem(ctx)
  const rows = await ctx.deps.db.prisma.knowledgeFile.findMany({
    where: { state: 'pending' },
    select: { id: true },
    orderBy: { createdAt: 'asc' },
    take: input.filesMax,
  })
  return rows.map((row) => row.id)
}
