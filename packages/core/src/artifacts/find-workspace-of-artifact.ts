import { isId } from '@adcopy/contract'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/** Undefined unless the user is a member. The session calls this verb before it has an actor. */
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
