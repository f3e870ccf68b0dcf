import type { Role } from '@adcopy/contract'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/** Callers must use the `system` actor, because a member actor can access only one workspace. */
export async function listMemberships({ ctx, input }: Call<{ userId: string }, SystemActor>) {
  permitSystem(ctx)
  const rows = await ctx.deps.db.prisma.membership.findMany({
    where: { userId: input.userId, removedAt: null },
    select: { role: true, workspace: { select: { id: true, name: true } } },
    orderBy: { workspace: { name: 'asc' } },
  })
  return rows.map(({ role, workspace }) => ({ workspaceId: workspace.id, name: workspace.name, role: role as Role }))
}
