import { brandBriefLines, limits, utf8Bytes, type KnowledgeFailure } from '@adcopy/contract'
import { permitSystem } from '../access/permit.ts'
import { briefOrder, refreshSnapshot, toBriefFact } from '../brand/snapshot.ts'
import type { Call, SystemActor } from '../context.ts'
import { newId } from '../support/ids.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { readClock } from '../support/read-clock.ts'
import { transact, type Transaction } from '../support/transact.ts'

/** The result of reading a knowledge file: its text, the reader's name and the facts, or why the file could not be read. */
export type KnowledgeReading =
  | {
      ok: true
      reader: string
      text: string
      facts: ReadonlyArray<{
        text: string
        start: number
        end: number
        subject?: string[]
        continues?: boolean
        page?: number | undefined
      }>
    }
  | { ok: false; code: KnowledgeFailure }

/**
 * Stores the result of reading a pending file and renews the workspace's grounding. No-op if the file was already read
 * or removed. The file fails, and none of its facts are stored, if they exceed the brand brief's storage limit, which
 * is 1 MiB as for every brand field. The bytes of a failed file are deleted.
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
          : { state: 'failed', failure: reading.ok ? 'brief_full' : reading.code, content: new Uint8Array() }),
      },
    })
    if (count === 0 || !fits) return
    await addFacts(tx, { workspaceId, fileId }, reading.facts)
    await refreshSnapshot(tx, workspaceId)
  })
}

type Facts = Extract<KnowledgeReading, { ok: true }>['facts']

/** Measures all facts as the grounding limits do, including excluded facts, because each of them can be included again. */
async function hasRoom(tx: Transaction, workspaceId: string, facts: Facts): Promise<boolean> {
  const stored = await tx.brandBriefFact.findMany({ where: { workspaceId }, orderBy: briefOrder })
  const brief = [...stored.map(toBriefFact), ...facts.map((fact) => ({ ...fact, file_id: '' }))]
  const bytes = utf8Bytes(brandBriefLines(brief).join('\n'))
  return brief.length <= limits.brandBriefFactsMax && bytes <= limits.storedFieldBytesMax
}

/** Inserts any number of facts in one statement. It uses JSON, because PostgreSQL's nested arrays must have equal lengths. */
async function addFacts(tx: Transaction, file: { workspaceId: string; fileId: string }, facts: Facts): Promise<void> {
  const rows = facts.map(({ start, end, subject = [], continues = false, ...fact }, position) => ({
    ...fact,
    subject,
    continues,
    id: newId('fact'),
    position,
    start_offset: start,
    end_offset: end,
  }))
  await tx.$executeRaw`
    insert into brand_brief_fact
           (id, workspace_id, file_id, position, text, subject, continues, start_offset, end_offset, page)
    select id, ${file.workspaceId}, ${file.fileId}, position, text, subject, continues, start_offset, end_offset, page
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as fact (id text, position int, text text, subject text[], continues boolean, start_offset int,
                    end_offset int, page int)`
}
