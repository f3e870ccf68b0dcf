import { isId } from '@adcopy/contract'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/**
 * Which of a user's workspaces holds an artifact, so that `app_url` opens for a member of several. Undefined where none
 * of them does. The session's own question, before there is an actor.
 */
export async function findWorkspaceOfArtifact({
  ctx,
  input,
}: Call<{ artifactId: string; userId: string }, SystemActor>): Promise<string | undefined> {
  permitSystem(ctx)
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
