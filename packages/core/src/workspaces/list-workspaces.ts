import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'

/** Every workspace, oldest first. */
export async function listWorkspaces({ ctx }: Call<Record<string, never>>) {
  permitOperator(ctx)
  const rows = await ctx.deps.db.prisma.workspace.findMany({ orderBy: { id: 'asc' }, include: { access: true } })
  return rows.map((row) => ({
    workspace_id: row.id,
    name: row.name,
    access: row.access?.enabled === true ? ('enabled' as const) : ('disabled' as const),
    allocation: row.access?.allocation ?? null,
    billing: row.billingState,
  }))
}
