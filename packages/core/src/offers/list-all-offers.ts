import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { requireWorkspace } from '../support/require-workspace.ts'

export async function listAllOffers({ ctx, input }: Call<{ workspaceId: string }>) {
  permit(ctx, input.workspaceId, 'viewer')
  await requireWorkspace(ctx, input.workspaceId)
  const rows = await ctx.deps.db.prisma.offer.findMany({
    where: { workspaceId: input.workspaceId },
    include: { version: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
  return rows.map((row) => ({
    offer_id: row.id,
    name: row.name,
    archived: row.archivedAt !== null,
    content: row.version.content,
  }))
}
