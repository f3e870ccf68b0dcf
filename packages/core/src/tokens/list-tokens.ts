import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { requireWorkspace } from '../support/require-workspace.ts'

export async function listTokens({ ctx, input }: Call<{ workspaceId: string }>) {
  permit(ctx, input.workspaceId, 'admin')
  await requireWorkspace(ctx, input.workspaceId)
  const rows = await ctx.deps.db.prisma.apiToken.findMany({
    where: { workspaceId: input.workspaceId },
    include: { membership: { select: { removedAt: true, user: { select: { email: true } } } } },
    orderBy: { id: 'asc' },
  })
  return rows.map((row) => ({
    token_id: row.id,
    email: row.membership.user.email,
    prefix: row.prefix,
    last_four: row.lastFour,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    member_removed_at: row.membership.removedAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  }))
}
