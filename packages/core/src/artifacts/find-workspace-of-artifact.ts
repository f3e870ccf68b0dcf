import { isId } from '@adcopy/contract'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/**
 * Returns undefined if the user is not a member of the artifact's workspace. Callers use a `system` actor, because a
 * member actor can be loaded only once the workspace is known.
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
