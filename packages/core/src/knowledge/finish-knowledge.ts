import { permitSystem } from '../access/permit.ts'
import { refreshSnapshot } from '../brand/snapshot.ts'
import type { Call, SystemActor } from '../context.ts'
import { newId } from '../support/ids.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { transact } from '../support/transact.ts'

/** What reading a knowledge file gave: its text and facts, or why it cannot be read, in words for people. */
export type KnowledgeReading =
  | { ok: true; text: string; facts: ReadonlyArray<{ text: string; start: number; end: number }> }
  | { ok: false; reason: string }

/** Ends the reading of a pending file and renews the workspace's grounding. A file read before stays as it is. */
export async function finishKnowledge({
  ctx,
  input,
}: Call<{ fileId: string; reading: KnowledgeReading }, SystemActor>): Promise<void> {
  permitSystem(ctx)
  const { fileId, reading } = input
  const file = await ctx.deps.db.prisma.knowledgeFile.findUnique({
    where: { id: fileId },
    select: { workspaceId: true },
  })
  if (file === null) return
  const { workspaceId } = file
  await transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    const { count } = await tx.knowledgeFile.updateMany({
      where: { id: fileId, state: 'pending' },
      data: {
        processedAt: new Date(),
        ...(reading.ok ? { state: 'ready', text: reading.text } : { state: 'failed', failure: reading.reason }),
      },
    })
    if (count === 0 || !reading.ok) return
    await tx.brandBriefFact.createMany({
      data: reading.facts.map(({ text, start, end }, position) => ({
        id: newId('fact'),
        workspaceId,
        fileId,
        position,
        text,
        startOffset: start,
        endOffset: end,
      })),
    })
    await refreshSnapshot(tx, workspaceId)
  })
}
