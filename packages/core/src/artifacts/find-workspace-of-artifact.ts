import type { Call } from '../context.ts'
import { isId } from '@adcopy/contract'

/**
 * Which of a user's workspaces holds an artifact, so that `app_url` opens for a member of several. Undefined where none
 * of them does.
 */
export async function findWorkspaceOfArtifact({
  ctx,
  input,
}: Call<{ artifactId: string; userId: string }>): Promise<string | undefined> {
  if (!isId('artifact', input.artifactId)) return undefined
  const row = await ctx.deps.db.prisma.artifact.findFirst({
    where: {
      id: input.artifactId,
      workspace: { memberships: { some: { userId: input.userId, removedAt: null } } },
    },
    select: { workspaceId: true },
  })
  return row?.workspaceId
}
