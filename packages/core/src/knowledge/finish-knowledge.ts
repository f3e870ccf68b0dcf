import { limits, type KnowledgeFailure } from '@adcopy/contract'
import { permitSystem } from '../access/permit.ts'
import { refreshSnapshot } from '../brand/snapshot.ts'
import type { Call, SystemActor } from '../context.ts'
import { newId } from '../support/ids.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { readClock } from '../support/read-clock.ts'
import { transact, type Transaction } from '../support/transact.ts'

/** What reading a knowledge file gave: its text, by which reader, and its facts; or why nothing is taken from it. */
export type KnowledgeReading =
  | {
      ok: true
      reader: string
      text: string
      facts: ReadonlyArray<{ text: string; start: number; end: number; page?: number | undefined }>
    }
  | { ok: false; code: KnowledgeFailure }

/**
 * Ends the reading of a pending file and renews the workspace's grounding. A file read before stays as it is, and one that
 * was removed meanwhile stays away. One whose facts do not fit into the brand brief, which like every field of the brand is stored up to 1 MiB, ends as failed:
 * nothing of it is kept in silence.
 */
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
    const fits = reading.ok && (await hasRoom(tx, workspaceId, reading.facts))
    const { count } = await tx.knowledgeFile.updateMany({
      where: { id: fileId, state: 'pending' },
      data: {
        processedAt: await readClock(tx),
        ...(fits
          ? { state: 'ready', text: reading.text, reader: reading.reader }
          : { state: 'failed', failure: reading.ok ? 'brief_full' : reading.code }),
      },
    })
    if (count === 0 || !fits) return
    await addFacts(tx, { workspaceId, fileId }, reading.facts)
    await refreshSnapshot(tx, workspaceId)
  })
}

type Facts = Extract<KnowledgeReading, { ok: true }>['facts']

async function hasRoom(tx: Transaction, workspaceId: string, facts: Facts): Promise<boolean> {
  const [before] = await tx.$queryRaw<Array<{ facts: number; bytes: number }>>`
    select count(*)::int as facts, coalesce(sum(octet_length(text) + 1), 0)::int as bytes
      from brand_brief_fact where workspace_id = ${workspaceId}`
  const bytes = facts.reduce((sum, fact) => sum + Buffer.byteLength(fact.text) + 1, before?.bytes ?? 0)
  return facts.length + (before?.facts ?? 0) <= limits.brandBriefFactsMax && bytes <= limits.storedFieldBytesMax
}

/** One statement, however many. */
async function addFacts(tx: Transaction, file: { workspaceId: string; fileId: string }, facts: Facts): Promise<void> {
  await tx.$executeRaw`
    insert into brand_brief_fact (id, workspace_id, file_id, position, text, start_offset, end_offset, page)
    select f.id, ${file.workspaceId}, ${file.fileId}, (f.position - 1)::int, f.text, f.start_offset, f.end_offset, f.page
      from unnest(${facts.map(() => newId('fact'))}::text[], ${facts.map((fact) => fact.text)}::text[],
                  ${facts.map((fact) => fact.start)}::int[], ${facts.map((fact) => fact.end)}::int[],
                  ${facts.map((fact) => fact.page ?? null)}::int[])
           with ordinality as f (id, text, start_offset, end_offset, page, position)`
}
