import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'

export interface KnowledgeRoom {
  files: number
  filesMax: number
  /** Stored bytes of all files; failed files have none. */
  bytes: number
  bytesMax: number
}

/** Returns the number and stored bytes of a workspace's knowledge files, with their limits. */
export async function measureKnowledge({ ctx, input }: Call<{ workspaceId: string }>): Promise<KnowledgeRoom> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'viewer')
  const { knowledgeFilesMax: filesMax, knowledgeBytesMax: bytesMax } = ctx.deps.settings
  const [stored] = await ctx.deps.db.prisma.$queryRaw<Array<{ files: number; bytes: number }>>`
    select count(*)::int as files, coalesce(sum(octet_length(content)), 0)::float8 as bytes
      from knowledge_file where workspace_id = ${workspaceId}`
  return { files: 0, bytes: 0, ...stored, filesMax, bytesMax }
}
