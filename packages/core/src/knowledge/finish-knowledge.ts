import { brandBriefLines, limits, utf8Bytes, type KnowledgeFailure } from '@adcopy/contract'
import { permitSystem } from '../access/permit.ts'
import { refreshSnapshot } from '../brand/snapshot.ts'
import type { Call, SystemActor } from '../context.ts'
import { newId } from '../support/ids.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { readClock } from '../support/read-clock.ts'
import { transact, type Transaction } from '../support/transact.ts'

/** `reader` is the name and version of the program that extracted the text. */
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
 * Does nothing if the file was already read or removed. If the brand brief would exceed 10,000 facts or 1 MiB, none of
 * the file's facts are stored and the file fails with `brief_full`. The bytes of a failed file are deleted.
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

/**
 * Facts that are left out count too, because members can include them again. PostgreSQL measures the stored facts,
 * because reading them all would block the event loop.
 */
async function hasRoom(tx: Transaction, workspaceId: string, facts: Facts): Promise<boolean> {
  const [stored] = await tx.$queryRaw<Array<{ facts: number; bytes: number }>>`
    select count(*)::int as facts, coalesce(sum(octet_length(text) + 1 + case
             when heading in ('', before) then 0 else octet_length(heading) + 1 end), 0)::float8 as bytes
      from (select text, heading, lag(heading, 1, '') over (order by file_id, position) as before
              from (select *, array_to_string(subject, ' › ') as heading
                      from brand_brief_fact where workspace_id = ${workspaceId}) fact) line`
  if (stored === undefined) throw new Error('the database has no count')
  const lines = brandBriefLines(facts.map((fact) => ({ ...fact, file_id: '' })))
  const bytes = stored.bytes + utf8Bytes(lines.join('\n'))
  return stored.facts + facts.length <= limits.brandBriefFactsMax && bytes <= limits.storedFieldBytesMax
}

const factsPerStatement = 250

/**
 * The facts are inserted in several statements, so that preparing them does not block the event loop for long. The rows
 * are passed as JSON, because a PostgreSQL array cannot contain `subject` arrays of different lengths.
 */
async function addFacts(tx: Transaction, file: { workspaceId: string; fileId: string }, facts: Facts): Promise<void> {
  for (let first = 0; first < facts.length; first += factsPerStatement) {
    const rows = facts
      .slice(first, first + factsPerStatement)
      .map(({ start, end, subject = [], continues = false, ...fact }, index) => ({
        ...fact,
        subject,
        continues,
        id: newId('fact'),
        position: first + index,
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
}
