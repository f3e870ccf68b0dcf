import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'

export interface KnowledgeRoom {
  files: number
  files_max: number
  /** The bytes of failed files are deleted, so they do not count. */
  bytes: number
  bytes_max: number
}

export async function measureKnowledge({ ctx, input }: Call<{ workspaceId: string }>): Promise<KnowledgeRoom> {
  const { workspaceId } = input
  permit(ctx, workspaceId, 'viewer')
  const { knowledgeFilesMax: filesMax, knowledgeBytesMax: bytesMax } = ctx.deps.settings
  const [stored] = await ctx.deps.db.prisma.$queryRaw<Array<{ files: number; bytes: number }>>`
    select count(*)::int as files, coalesce(sum(octet_length(content)), 0)::float8 as bytes
      from knowledge_file where workspace_id = ${workspaceId}`
  return { files: 0, bytes: 0, ...stored, files_max: filesMax, bytes_max: bytesMax }
}
