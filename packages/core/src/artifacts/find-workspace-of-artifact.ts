import { isId } from '@adcopy/contract'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/**
 * Returns undefined unless the user is a member of the artifact's workspace. Callers use a `system` actor, because the
 * session has no member actor yet.
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
