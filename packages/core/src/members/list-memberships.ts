import type { Role } from '@adcopy/contract'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/**
 * Returns the current memberships, sorted by workspace name. Callers use a `system` actor, because the session has no
 * member actor yet.
 */
export async function listMemberships({ ctx, input }: Call<{ userId: string }, SystemActor>) {
  permitSystem(ctx)
  const rows = await ctx.deps.db.prisma.membership.findMany({
    where: { userId: input.userId, removedAt: null },
    select: { role: true, workspace: { select: { id: true, name: true } } },
    orderBy: { workspace: { name: 'asc' } },
  })
  return rows.map(({ role, workspace }) => ({ workspaceId: workspace.id, name: workspace.name, role: role as Role }))
}
