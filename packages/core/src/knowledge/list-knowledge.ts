import { briefByFile, describeKnowledgeFailure, type KnowledgeFailure } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import { readBrandBrief } from '../brand/snapshot.ts'
import type { Call } from '../context.ts'
import { requireWorkspace } from '../support/require-workspace.ts'

export type KnowledgeState = 'pending' | 'ready' | 'failed'

export interface KnowledgeFileView {
  file_id: string
  name: string
  state: KnowledgeState
  failure?: { code: KnowledgeFailure; message: string }
  facts: number
  facts_left_out: number
  /** Size in UTF-8 bytes of the facts that are not left out, including headings and the newline after each line. */
  brief_bytes: number
  created_at: Date
}

export async function listKnowledge({ ctx, input }: Call<{ workspaceId: string }>): Promise<KnowledgeFileView[]> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'viewer')
  await requireWorkspace(ctx, workspaceId)
  const rows = await ctx.deps.db.prisma.knowledgeFile.findMany({
    where: { workspaceId },
    omit: { content: true, text: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const brief = await readBrandBrief(ctx.deps.db.prisma, workspaceId)
  const shares = new Map(briefByFile(brief).map((share) => [share.file_id, share]))
  const leftOut = await ctx.deps.db.prisma.brandBriefFact.groupBy({
    by: ['fileId'],
    where: { workspaceId, leftOut: true },
    _count: true,
  })
  const counts = new Map(leftOut.map(({ fileId, _count }) => [fileId, _count]))
  return rows.map((row) => ({
    file_id: row.id,
    name: row.name,
    state: row.state as KnowledgeState,
    ...(row.failure !== null && { failure: describeKnowledgeFailure(row.failure) }),
    facts: shares.get(row.id)?.facts ?? 0,
    facts_left_out: counts.get(row.id) ?? 0,
    brief_bytes: shares.get(row.id)?.bytes ?? 0,
    created_at: row.createdAt,
  }))
}
