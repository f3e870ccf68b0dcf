import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import type { Transaction } from '../support/transact.ts'

export interface KnowledgeRoom {
  files: number
  filesMax: number
  /** Stored bytes of all files; a failed file stores none. */
  bytes: number
  bytesMax: number
}

/** The number and stored bytes of a workspace's knowledge files, with their limits. */
export async function measureKnowledge({ ctx, input }: Call<{ workspaceId: string }>): Promise<KnowledgeRoom> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'viewer')
  const { knowledgeFilesMax: filesMax, knowledgeBytesMax: bytesMax } = ctx.deps.settings
  return { ...(await countKnowledge(ctx.deps.db.prisma, workspaceId)), filesMax, bytesMax }
}

/** Files of a workspace and their stored bytes. */
export async function countKnowledge(tx: Pick<Transaction, '$queryRaw'>, workspaceId: string) {
  const [row] = await tx.$queryRaw<Array<{ files: number; bytes: bigint }>>`
    select count(*)::int as files, coalesce(sum(octet_length(content)), 0)::bigint as bytes
      from knowledge_file where workspace_id = ${workspaceId}`
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) }
}
