import { describeKnowledgeFailure, type KnowledgeFailure } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import type { Transaction } from '../support/transact.ts'

export type KnowledgeState = 'pending' | 'ready' | 'failed'

export interface KnowledgeFileView {
  file_id: string
  name: string
  state: KnowledgeState
  failure?: { code: KnowledgeFailure; message: string }
  /** Facts of the brand brief that were drawn from it. */
  facts: number
  /** Bytes of the brand brief that these facts take, in UTF-8, each with the newline that ends it. */
  brief_bytes: number
  created_at: Date
}

/** The knowledge files of a workspace, newest first, and how far the reading of each is. */
export async function listKnowledge({ ctx, input }: Call<{ workspaceId: string }>): Promise<KnowledgeFileView[]> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'viewer')
  const rows = await ctx.deps.db.prisma.knowledgeFile.findMany({
    where: { workspaceId },
    omit: { content: true, text: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const shares = await measureFiles(ctx.deps.db.prisma, workspaceId)
  return rows.map((row) => ({
    file_id: row.id,
    name: row.name,
    state: row.state as KnowledgeState,
    ...(row.failure !== null && { failure: describeKnowledgeFailure(row.failure) }),
    facts: shares.get(row.id)?.facts ?? 0,
    brief_bytes: shares.get(row.id)?.bytes ?? 0,
    created_at: row.createdAt,
  }))
}

/** What each file has of the brand brief. Source: decisions, "Grounding size". */
async function measureFiles(
  prisma: Pick<Transaction, '$queryRaw'>,
  workspaceId: string,
): Promise<Map<string, { facts: number; bytes: number }>> {
  const rows = await prisma.$queryRaw<Array<{ file_id: string; facts: number; bytes: number }>>`
    select file_id, count(*)::int as facts, sum(octet_length(text) + 1)::int as bytes
      from brand_brief_fact where workspace_id = ${workspaceId} group by file_id`
  return new Map(rows.map(({ file_id, ...share }) => [file_id, share]))
}
